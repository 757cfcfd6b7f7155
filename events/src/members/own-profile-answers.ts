import * as z from 'zod/mini'
import { count } from '../kernel/answer-fields.ts'
import { Day } from '../kernel/days.ts'
import { LogPosition, MemberId } from '../kernel/ids.ts'
import { face, person } from '../kernel/face.ts'

/** In the words of the specification. */
export const profile = {
  username: z.nullable(z.string()),
  name: person.name,
  avatar_url: z.string(),
  streak: count,
  latest_streak: z.nullable(Day),
  vote_multiplier: count,
  tier: face.tier,
}
export const OwnProfile = z.object({ ...profile, onboarded: z.boolean() })
export type OwnProfile = z.infer<typeof OwnProfile>

/** The specification can be read either way: an answer that is the profile, or one that holds it. */
const Identified = z.object({ id: MemberId, user_id: MemberId, ...OwnProfile.shape })
export const MyProfile = z.object({ ...Identified.shape, profile: Identified })
export type MyProfile = z.infer<typeof MyProfile>

/** After a change of it, and where the log has that. */
export const UpdatedProfile = z.object({ profile: OwnProfile, position: z.optional(LogPosition) })
export type UpdatedProfile = z.infer<typeof UpdatedProfile>
