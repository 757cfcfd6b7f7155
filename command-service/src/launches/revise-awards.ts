import type { Day } from '@debut/events/kernel/days.ts'
import { lastDayOfPeriod, type Period, periods, startOfPeriod } from '@debut/events/kernel/periods.ts'
import { launchDayStream } from '@debut/events/launches/launch-day-events.ts'
import { isRefusal } from '../kernel/handle.ts'
import type { Work } from '../kernel/processes/define-process.ts'
import { launchDay } from './launch-day.ts'
import type { LaunchDayParts } from './launch-day-parts.ts'
import type { Moderated } from './launch-days-seen.ts'
import { recountFromLog } from './recount-from-log.ts'

interface Touched {
  readonly period: Period
  readonly start: Day
  /** The last of several acts speaks for them. */
  readonly last: Moderated
}

/**
 * Counts the periods anew that were over before a vote or a launch of theirs was judged: all of them in one reading of the log,
 * as nothing that comes behind the last act on a period that is over changes its awards.
 */
export const reviseAwards = async (
  moderated: readonly Moderated[],
  parts: LaunchDayParts,
  { act, signal }: Work<unknown>,
): Promise<void> => {
  const { handle, clock, logger } = parts
  const due: (Touched & { readonly stream: string })[] = []
  for (const touched of touchedBy(moderated)) {
    const { period, start, last } = touched
    const stream = launchDayStream(lastDayOfPeriod(period, start))
    const { closed, awarded } = await handle.read(launchDay, stream, { at: clock() })
    // What came before the count is in it.
    const isCounted = closed === undefined || last.position < closed.upTo
    if (!isCounted && (awarded[period]?.because ?? 0) < last.position) due.push({ ...touched, stream })
  }
  const [first, ...others] = due
  if (first === undefined) return

  const from = others.reduce((earliest, { start }) => (start < earliest ? start : earliest), first.start)
  const through = others.reduce((latest, { last }) => (last.position > latest ? last.position : latest), first.last.position)
  const { recount } = await recountFromLog(parts, { from, through, signal })
  for (const { period, start, last, stream } of due) {
    const { reason, position: because, cause } = last
    const awards = recount.awards(period, start)
    const outcome = await act(launchDay, stream, { type: 'ReviseAwards', period, start, awards, reason, because }, cause)
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
