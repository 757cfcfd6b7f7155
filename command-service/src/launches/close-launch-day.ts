import { sha256 } from '@debut/events/kernel/merkle.ts'
import { endingWith } from '@debut/events/kernel/periods.ts'
import type { Day } from '@debut/events/kernel/days.ts'
import { launchDayStream } from '@debut/events/launches/launch-day-events.ts'
import { isRefusal } from '../kernel/handle.ts'
import type { Work } from '../kernel/processes/define-process.ts'
import { seedOf } from './day-seed.ts'
import { launchDay } from './launch-day.ts'
import { endingOf, type LaunchDayParts } from './launch-day-parts.ts'
import { recountFromLog } from './recount-from-log.ts'

/** Counts the day, and every period that ends with it, and freezes what comes out. */
export const closeLaunchDay = async (day: Day, parts: LaunchDayParts, { act, signal }: Work<unknown>): Promise<void> => {
  const { handle, seedSecret, clock, logger } = parts
  const stream = launchDayStream(day)
  const { opened, closed } = await handle.read(launchDay, stream, { at: clock() })
  if (opened === undefined || closed !== undefined) return
  const seed = seedOf(seedSecret, day)
  if (sha256(seed) !== opened.seedHash) throw new Error(`SEED_SECRET has changed: ${day} was opened under another seed and can't be closed`)

  const from = endingWith(day).reduce((widest, { start }) => (start < widest ? start : widest), day)
  const { recount, upTo } = await recountFromLog(parts, { from, signal })
  const count = recount.day(day)
  const outcome = await act(launchDay, stream, { type: 'CloseDay', day, seed, upTo, count }, endingOf(day))
  if (!isRefusal(outcome) && outcome.changed) logger.info({ day, votes: count.votes, tickets: count.tickets.length, upTo }, 'closed a day')
}
