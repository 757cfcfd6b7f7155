import { lastDayOfPeriod, type Period, periods, startOfPeriod } from '@debut/events/boards/periods.ts'
import type { Day } from '@debut/events/kernel/calendar.ts'
import { isRefusal } from '../kernel/handle.ts'
import { launchDay, launchDayStream } from '../launches/launch-day.ts'
import { act, type LaunchDayParts } from './launch-day-parts.ts'
import type { Moderated } from './launch-days-seen.ts'
import { recountFromLog } from './recount-from-log.ts'

interface Touched {
  readonly period: Period
  readonly start: Day
  /** The last of several acts speaks for them. */
  readonly last: Moderated
}

/** Counts the periods anew that were over before a vote of theirs was held, voided or restored. */
export const reviseAwards = async (moderated: readonly Moderated[], parts: LaunchDayParts, signal: AbortSignal): Promise<void> => {
  const { handle, clock, logger } = parts
  for (const { period, start, last } of touchedBy(moderated)) {
    const { position: because, reason } = last
    const stream = launchDayStream(lastDayOfPeriod(period, start))
    const { closed, awarded } = await handle.lookNow(launchDay, stream, { at: clock() })
    // What came before the count is in it.
    if (closed === undefined || because < closed.upTo) continue
    if ((awarded[period]?.because ?? 0) >= because) continue

    const { recount } = await recountFromLog(parts, { from: start, through: because, signal })
    const awards = recount.awards(period, start)
    const outcome = await act(parts, launchDay, stream, { type: 'ReviseAwards', period, start, awards, reason, because })
    if (!isRefusal(outcome) && outcome.changed) logger.info({ period, start, reason, because }, 'revised the awards of a period')
  }
}

const touchedBy = (moderated: readonly Moderated[]): Iterable<Touched> => {
  const touched = new Map<string, Touched>()
  for (const each of moderated.toSorted((one, other) => one.position - other.position))
    for (const period of periods) {
      const start = startOfPeriod(period, each.boardDate)
      touched.set(`${period} ${start}`, { period, start, last: each })
    }
  return touched.values()
}
