import * as z from 'zod/mini'
import { count, dated, IsoInstant } from '../../kernel/answer-fields.ts'
import { Day } from '../../kernel/days.ts'
import { toolRow } from '../../tools/tool-answers.ts'
import { WithheldBecause } from '../../tools/moderated-answers.ts'
import { Slug, ToolId } from '../../tools/tool-card.ts'
import { Lane, LaunchId } from '../../tools/launch-id.ts'

/** Days to come with what has its day on them, as far as it is known. */
export const Upcoming = dated({
  days: z.array(z.object({ day: Day, launches: z.array(z.object({ ...toolRow, launchId: LaunchId })) })),
  total: count,
})
export type Upcoming = z.infer<typeof Upcoming>

/** How full the days are: to look at, as a day is given and not chosen. */
export const LineDays = dated({
  days: z.array(z.object({ day: Day, free: count, paid: count })),
  slots: z.object({ free: count, paid: count }),
  /** Launches that wait for a day. */
  waiting: count,
  /** The first with a free place; null where every day that is planned is full. */
  nextFree: z.nullable(Day),
})
export type LineDays = z.infer<typeof LineDays>

const moves = ['joined', 'scheduled', 'rescheduled', 'withdrawn', 'opened', 'disqualified', 'reinstated'] as const

/** Beside another one in the line. */
const neighbour = z.object({ launchId: LaunchId, slug: Slug, name: z.string(), logo: z.string() })

/** One launch as its makers see it: its day, and how it came by it. */
export const LinePlace = dated({
  launchId: LaunchId,
  tool: z.object({ toolId: ToolId, slug: Slug, name: z.string(), tagline: z.string(), logo: z.string(), pictures: count }),
  state: z.enum(['queued', 'scheduled', 'live', 'closed', 'withdrawn', 'disqualified']),
  /** Why its tool is out of sight, and takes no day meanwhile; null where it is not. */
  withheld: WithheldBecause,
  boardDate: z.nullable(Day),
  lane: z.nullable(Lane),
  /** Where it stands in the line; null once it has its day. */
  place: z.nullable(count),
  /** The day that it will have as things are; null where that can't be said. */
  estimated: z.nullable(Day),
  /** Launches that come before it, from tomorrow on. */
  before: count,
  /** The last of those, the nearest first. */
  nearest: z.array(neighbour),
  /** Those of its day, itself among them, in the order in which they got their places. */
  sameDay: z.array(neighbour),
  /** Until then it can be rescheduled and withdrawn. */
  changeableUntil: z.nullable(IsoInstant),
  /** How many members are notified when it is live. */
  awaitedBy: count,
  history: z.array(z.object({ at: IsoInstant, what: z.enum(moves), day: z.nullable(Day), because: z.nullable(z.string()) })),
})
export type LinePlace = z.infer<typeof LinePlace>

/** The ids of the members who are notified when a launch is live: for our own services. */

/** Which of those that were asked for the reader waits for. */
export const OwnAwaited = dated({ launches: z.array(LaunchId) })
export type OwnAwaited = z.infer<typeof OwnAwaited>
