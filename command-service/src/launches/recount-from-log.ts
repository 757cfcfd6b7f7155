import { startOf } from '@debut/events/kernel/calendar.ts'
import { addDays, type Day } from '@debut/events/kernel/days.ts'
import { Envelope } from '@debut/events/kernel/envelope.ts'
import { LogPosition, START_OF_LOG } from '@debut/events/kernel/ids.ts'
import { type LaunchDayEvent, LaunchDayOpened, launchDayStream } from '@debut/events/launches/launch-day-events.ts'
import type { LaunchEvent } from '@debut/events/launches/launch-events.ts'
import type { VoterEvent } from '@debut/events/voting/vote-events.ts'
import type { EventStore } from '@debut/adapters/event-store.ts'
import type { Logger } from '@debut/adapters/logging.ts'
import type { MemberKeys } from '@debut/adapters/member-keys.ts'
import { readable } from '../kernel/readable.ts'
import { Recount } from './recount.ts'

/** By then a command that was taken before midnight is in the log or never will be, although servers' clocks differ by up to 2 s. */
export const SETTLED_AFTER_MS = 6_000

const COUNTED = ['launchDay', 'voter', 'launch'] as const

export interface LogParts {
  readonly log: EventStore
  readonly keys: MemberKeys
  readonly logger: Logger
}

interface Stretch {
  readonly from: Day
  /** To the end of the log without it. */
  readonly through?: LogPosition
  readonly signal: AbortSignal
}

/** Reads the log itself, from before a day's first vote on; `upTo` is just behind what was counted. */
export const recountFromLog = async (
  parts: LogParts,
  { from, through, signal }: Stretch,
): Promise<{ readonly recount: Recount; readonly upTo: LogPosition }> => {
  const recount = new Recount()
  const after = await openingBefore(parts.log, from)
  let last = after ?? START_OF_LOG
  for await (const { events, live } of parts.log.follow({ after, categories: COUNTED, signal })) {
    const wanted = events.filter(({ position }) => through === undefined || position <= through)
    for (const event of await readable<VoterEvent | LaunchDayEvent | LaunchEvent>(parts, wanted)) recount.take(event)
    last = events.at(-1)?.position ?? last
    if (through === undefined ? live : last >= through) return { recount, upTo: LogPosition.parse(last + 1) }
  }
  throw new Error('stopped before everything was counted')
}

/**
 * Where the last day was opened that was opened before this one began: a vote of a day can come before the day's own opening.
 * Days have no gaps, so where there is none the whole log belongs to this one.
 */
const openingBefore = async (log: EventStore, from: Day): Promise<LogPosition | undefined> => {
  const begun = startOf(from).toMillis() - SETTLED_AFTER_MS
  for (let day = addDays(from, -1); ; day = addDays(day, -1)) {
    const opening = (await log.read(launchDayStream(day))).find(({ type }) => type === LaunchDayOpened.type)
    if (opening === undefined) return undefined
    if (Envelope.parse(opening.metadata).at.toMillis() < begun) return opening.position
  }
}
