import { setTimeout as delay } from 'node:timers/promises'
import type { Day } from '@debut/events/kernel/days.ts'
import { dayOf, endOf, startOf } from '@debut/events/kernel/calendar.ts'
import { type LogPosition, START_OF_LOG } from '@debut/events/kernel/ids.ts'
import { LaunchDayClosed, type LaunchDayEvent, LaunchDayOpened } from '@debut/events/launches/launch-day-events.ts'
import { VoteHeld, type VoterEvent, VoteRestored, VoteVoided } from '@debut/events/voting/vote-events.ts'
import type { Metrics } from '@debut/infra/adapters/metrics.ts'
import type { ProcessMemory } from '../kernel/process-memory.ts'
import { readable } from '../kernel/readable.ts'
import { closeLaunchDay } from './close-launch-day.ts'
import { type LaunchDayParts, NAME } from './launch-day-parts.ts'
import { LaunchDaysSeen } from './launch-days-seen.ts'
import { openLaunchDay } from './open-launch-day.ts'
import { SETTLED_AFTER_MS } from './recount-from-log.ts'
import { reviseAwards } from './revise-awards.ts'

const LOOK_MS = 1_000
const TRY_AGAIN_MS = 1_000
/** Votes themselves pass by: a process that reads each of them has less time to decide the next. */
const NOTED = [LaunchDayOpened, LaunchDayClosed, VoteHeld, VoteVoided, VoteRestored].map(({ type }) => type)

interface Parts extends LaunchDayParts {
  readonly memory: ProcessMemory
  readonly metrics: Metrics
  /** Why the clock can't be right, if so. */
  readonly doubt: () => Promise<string | undefined>
}

/**
 * Opens each day with its launches at midnight, and closes it once it is over; missed days in order.
 * Any number of instances may run: each step is a command on the day's own stream, which says nothing the second time.
 */
export const launchDays = (parts: Parts) => {
  const { log, memory, clock, logger, metrics, doubt } = parts
  const seen = new LaunchDaysSeen()
  /** Days whose launches are all opened, as this instance knows. */
  const begun = new Set<Day>()
  let readTo: LogPosition | undefined
  let remembered: LogPosition | undefined
  /** Nothing is done before all is known: a log that was not read yet looks like an empty one. */
  let isComplete = false

  const lastOpened = metrics.gauge('launch_days_opened_seconds', 'When the last day that was opened began, in Unix seconds')
  const lastClosed = metrics.gauge('launch_days_closed_seconds', 'When the last day that was closed began, in Unix seconds')

  const take = async (signal: AbortSignal): Promise<void> => {
    readTo ??= await memory.recall(NAME)
    for await (const { events, live } of log.follow({ after: readTo, types: NOTED, signal })) {
      for (const event of await readable<VoterEvent | LaunchDayEvent>(parts, events)) {
        seen.note(event, readTo ?? START_OF_LOG)
        readTo = event.position
      }
      readTo = events.at(-1)?.position ?? readTo
      if (seen.lastOpened !== undefined) lastOpened.set(startOf(seen.lastOpened).toSeconds())
      if (seen.lastClosed !== undefined) lastClosed.set(startOf(seen.lastClosed).toSeconds())
      isComplete ||= live
    }
  }

  const open = async (day: Day): Promise<void> => {
    if (begun.has(day)) return
    await openLaunchDay(day, parts)
    begun.add(day)
  }

  const close = async (day: Day, signal: AbortSignal): Promise<'closed' | 'not now'> => {
    try {
      await closeLaunchDay(day, parts, signal)
      return 'closed'
    } catch (error) {
      if (!signal.aborted) logger.error({ err: error, day }, 'a day could not be closed; trying again')
      return 'not now'
    }
  }

  /** What is opened or closed too early can't be taken back. */
  const checkClock = async (): Promise<void> => {
    const why = await doubt()
    if (why !== undefined) throw new Error(`no day is opened or closed: ${why}`)
  }

  /** A day that can't be closed holds up the closing of later days, and no day's opening. */
  const openAndClose = async (signal: AbortSignal): Promise<void> => {
    const now = clock()
    const unsettled = dayOf(now.minus({ milliseconds: SETTLED_AFTER_MS }))
    const days = seen.daysTo(dayOf(now))
    if (days.length > 1 || days.some((day) => !begun.has(day))) await checkClock()
    let isInOrder = true
    for (const day of days) {
      await open(day)
      if (isInOrder && day < unsettled) isInOrder = (await close(day, signal)) === 'closed'
    }
  }

  const revise = async (signal: AbortSignal): Promise<void> => {
    const moderated = [...seen.toJudge]
    await reviseAwards(moderated, parts, signal)
    seen.judged(moderated)
    await remember()
  }

  const remember = async (): Promise<void> => {
    const settled = seen.settledTo(readTo ?? START_OF_LOG)
    if (settled === START_OF_LOG || settled === remembered) return
    await memory.remember(NAME, settled)
    remembered = settled
  }

  const pause = (ms: number, signal: AbortSignal) => delay(ms, undefined, { signal }).catch(() => undefined)

  return {
    /** Works through the log until the signal, over whatever goes away meanwhile. */
    follow: async (signal: AbortSignal): Promise<void> => {
      while (!signal.aborted) {
        await take(signal).catch((error: unknown) => logger.warn({ err: error }, 'launch days are not watched; trying again'))
        await pause(TRY_AGAIN_MS, signal)
      }
    },
    /** Does what is due. */
    look: async (signal: AbortSignal): Promise<void> => {
      if (!isComplete) return
      await openAndClose(signal)
      await revise(signal)
    },
    /** Looks each second, and on the stroke of midnight, which waits for no count of what is long over. */
    keep: async (signal: AbortSignal): Promise<void> => {
      const again = async (work: (signal: AbortSignal) => Promise<void>) => {
        while (!signal.aborted) {
          if (isComplete)
            await work(signal).catch((error: unknown) => logger.warn({ err: error }, 'launch days could not be looked after; trying again'))
          const now = clock()
          await pause(Math.min(LOOK_MS, endOf(dayOf(now)).diff(now).toMillis()), signal)
        }
      }
      await Promise.all([again(openAndClose), again(revise)])
    },
  }
}
