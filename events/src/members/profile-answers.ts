import * as z from 'zod/mini'
import { count, IsoInstant } from '../kernel/answer-fields.ts'
import { Day } from '../kernel/days.ts'
import { MemberId } from '../kernel/ids.ts'
import { ToolRow } from '../tools/tool-answers.ts'
import { EmailPreferences } from './preferences.ts'

/** In the words of the specification. */
const profile = {
  username: z.nullable(z.string()),
  avatar_url: z.string(),
  streak: count,
  latest_streak: z.nullable(Day),
  vote_multiplier: count,
}
export const OwnProfile = z.object({ ...profile, onboarded: z.boolean() })

/** The specification can be read either way: an answer that is the profile, or one that holds it. */
export const MyProfile = z.object({ ...OwnProfile.shape, profile: OwnProfile })
export type MyProfile = z.infer<typeof MyProfile>

/** After a change of it. */
export const UpdatedProfile = z.object({ profile: OwnProfile })
export type UpdatedProfile = z.infer<typeof UpdatedProfile>

/** A member's page. A name that was given up tells the one that they go by now. */
export const Profile = z.union([
  z.object({ moved: z.string() }),
  z.object({
    memberId: MemberId,
    ...profile,
    joined: IsoInstant,
    longest_streak: count,
    tiers: z.array(count),
    tools: z.array(ToolRow),
    votes: count,
    stale: z.optional(z.literal(true)),
  }),
])
export type Profile = z.infer<typeof Profile>

export const Preferences = z.object({ email: EmailPreferences })
export type Preferences = z.infer<typeof Preferences>

/** Whether a name can't be had. */
export const UsernameTaken = z.boolean()
