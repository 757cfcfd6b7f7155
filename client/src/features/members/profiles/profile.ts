import { listOf, number, type Read, type Reader, shape, text } from '../../../lib/api/readers.ts'
import { givenPicture } from '../../../lib/images/given-picture.ts'

const tool = shape({ toolId: text, slug: text, name: text, tagline: text, logo: text })

const profile = shape({
  memberId: text,
  username: text,
  avatar_url: text,
  joined: text,
  streak: number,
  longest_streak: number,
  vote_multiplier: number,
  /** The streaks whose tiers were reached. */
  tiers: listOf(number),
  tools: listOf(tool),
  votes: number,
})

/** Someone as everybody sees them. */
export type MemberProfile = Read<typeof profile>
export type ProfileTool = Read<typeof tool>

const elsewhere = shape({ moved: text })

/** A name that was given up leads to the one that its member goes by now. */
export const readProfile: Reader<MemberProfile | { readonly moved: string }> = (body) => elsewhere(body) ?? profile(body)

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
