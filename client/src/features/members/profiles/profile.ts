import type { Profile } from '@debut/events/members/profile-answers.ts'
import { givenPicture } from '../../../lib/images/given-picture.ts'

/** Someone as everybody sees them. */
export type MemberProfile = Exclude<Profile, { readonly moved: string }>
export type ProfileTool = MemberProfile['tools'][number]

/** Undefined where the drawn face is theirs. */
export const pictureOf = ({ avatar_url }: Pick<MemberProfile, 'avatar_url'>): string | undefined => givenPicture(avatar_url)

const FIRST_BORDER = 100
const SECOND_BORDER = 500

/** The ring around a face that a streak has earned. */
export const borderOf = ({ tiers, longest_streak }: Pick<MemberProfile, 'tiers' | 'longest_streak'>): 100 | 500 | undefined => {
  const reached = Math.max(longest_streak, ...tiers)
  if (reached >= SECOND_BORDER) return SECOND_BORDER
  return reached >= FIRST_BORDER ? FIRST_BORDER : undefined
}
