import * as z from 'zod/mini'
import { count, IsoInstant } from '../kernel/answer-fields.ts'
import { Day } from '../kernel/days.ts'
import { MemberId } from '../kernel/ids.ts'
import { Period } from '../kernel/periods.ts'
import { LaunchId } from '../tools/launch-id.ts'
import { ToolId } from '../tools/tool-card.ts'
import { toolRow } from '../tools/tool-answers.ts'
import { linkKinds } from './self-description.ts'
import { profile } from './own-profile-answers.ts'
import { MadeTool } from './made-tool.ts'

/** Weeks whose days a profile shows: a year, and the week that runs. */
export const HEAT_WEEKS = 53

const Medal = z.object({ toolId: ToolId, tool: MadeTool, period: Period, place: count, start: Day })

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
    tools: z.array(z.object({ ...toolRow, launchedOn: z.nullable(Day) })),
    votes: count,
    bio: z.string(),
    links: z.partialRecord(z.enum(linkKinds), z.string()),
    /** Of all closed days of their tools. */
    points: count,
    /** The first three places of closed periods that their tools won, the longest period first. */
    medals: z.array(Medal),
    today: Day,
    /** Those of the last `HEAT_WEEKS` weeks on which they voted, and how often. */
    voteDays: z.array(z.object({ day: Day, votes: count })),
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

/** Whether a name can't be had. */
export const UsernameTaken = z.boolean()
