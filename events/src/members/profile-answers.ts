import * as z from 'zod/mini'
import { count, IsoInstant } from '../kernel/answer-fields.ts'
import { Day } from '../kernel/days.ts'
import { MemberId } from '../kernel/ids.ts'
import { LaunchId } from '../tools/launch-id.ts'
import { toolRow, ToolRow } from '../tools/tool-answers.ts'
import { profile } from './own-profile-answers.ts'
import { EmailPreferences } from './preferences.ts'

/** A member's page. Under a name that was given up it has the one that they go by now. */
export const Profile = z.union([
  z.object({ moved: z.string() }),
  z.object({
    memberId: MemberId,
    ...profile,
    username: z.string(),
    joined: IsoInstant,
    longest_streak: count,
    tiers: z.array(count),
    tools: z.array(ToolRow),
    votes: count,
    stale: z.optional(z.literal(true)),
  }),
])
export type Profile = z.infer<typeof Profile>

/** What a member has brought to the stage, the newest first. */
export const MakerLaunches = z.union([
  z.object({ moved: z.string() }),
  z.object({
    username: z.string(),
    joined: IsoInstant,
    launches: z.array(z.object({ ...toolRow, launchId: LaunchId, boardDate: Day })),
    stale: z.optional(z.literal(true)),
  }),
])
export type MakerLaunches = z.infer<typeof MakerLaunches>

export const Preferences = z.object({ email: EmailPreferences })
export type Preferences = z.infer<typeof Preferences>

/** Whether a name can't be had. */
export const UsernameTaken = z.boolean()
