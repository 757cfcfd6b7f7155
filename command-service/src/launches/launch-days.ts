import type { Day } from '@debut/events/kernel/days.ts'
import type { Instant } from '@debut/events/kernel/instant.ts'
import { dayOf, endOf, startOf } from '@debut/events/kernel/calendar.ts'
import { LaunchDayClosed, LaunchDayOpened } from '@debut/events/launches/launch-day-events.ts'
import { LaunchDisqualified, LaunchReinstated } from '@debut/events/launches/launch-events.ts'
import { VoteHeld, VoteRestored, VoteVoided } from '@debut/events/voting/vote-events.ts'
import type { Metrics } from '@debut/adapters/metrics.ts'
import { defineProcess, type Work } from '../kernel/processes/define-process.ts'
import { closeLaunchDay } from './close-launch-day.ts'
import { type LaunchDayParts, NAME } from './launch-day-parts.ts'
import { LaunchDaysSeen } from './launch-days-seen.ts'
import { openLaunchDay } from './open-launch-day.ts'
import { SETTLED_AFTER_MS } from './recount-from-log.ts'
import { reviseAwards } from './revise-awards.ts'

const LOOK_MS = 1_000

interface Parts extends LaunchDayParts {
  readonly metrics: Metrics
  /** Why the clock can't be right, if so. */
  readonly doubt: () => Promise<string | undefined>
}

interface Known {
  readonly seen: LaunchDaysSeen
  /** Days whose launches are all opened, as this instance knows. */
  readonly begun: Set<Day>
}

const open = async (day: Day, parts: Parts, work: Work<Known>): Promise<void> => {
  const { begun } = work.state
  if (begun.has(day)) return
  await openLaunchDay(day, parts, work)
  begun.add(day)
}

/** What was in its way, if so. */
const close = async (day: Day, parts: Parts, work: Work<Known>): Promise<Error | undefined> => {
  try {
    await closeLaunchDay(day, parts, work)
    return undefined
  } catch (error) {
    return new Error(`${day} could not be closed`, { cause: error })
  }
}

/** What is opened or closed too early can't be taken back. */
const checkClock = async ({ doubt }: Parts): Promise<void> => {
  const why = await doubt()
  if (why !== undefined) throw new Error(`no day is opened or closed: ${why}`)
}

/** A day that can't be closed holds up the closing of later days, and no day's opening. */
const openAndClose = async (parts: Parts, work: Work<Known>): Promise<void> => {
  const { seen, begun } = work.state
  const now = parts.clock()
  const unsettled = dayOf(now.minus({ milliseconds: SETTLED_AFTER_MS }))
  const days = seen.daysTo(dayOf(now))
  if (days.length > 1 || days.some((day) => !begun.has(day))) await checkClock(parts)
  let unclosed: Error | undefined
  for (const day of days) {
    await open(day, parts, work)
    if (unclosed === undefined && day < unsettled) unclosed = await close(day, parts, work)
  }
  if (unclosed !== undefined) throw unclosed
}

const revise = async (parts: Parts, work: Work<Known>): Promise<void> => {
  const { seen } = work.state
  const moderated = [...seen.toJudge]
  await reviseAwards(moderated, parts, work)
  seen.judged(moderated)
}

const overdueSeconds = (seen: LaunchDaysSeen, now: Instant): number => {
  const [first] = seen.daysTo(dayOf(now))
  return first === undefined ? 0 : Math.max(0, now.diff(endOf(first)).as('seconds'))
}

/**
 * Opens each day with its launches at midnight, and closes it once it is over; missed days in order.
 * Everywhere, so that midnight waits for no lease: each step is a command on the day's own stream, which says nothing the second time.
 */
export const launchDays = defineProcess({
  name: NAME,
  runs: 'everywhere',
  // Votes themselves pass by: a process that reads each of them has less time to decide the next.
  reads: [LaunchDayOpened, LaunchDayClosed, VoteHeld, VoteVoided, VoteRestored, LaunchDisqualified, LaunchReinstated],
  begin: ({ metrics, clock }: Parts) => {
    const seen = new LaunchDaysSeen()
    metrics.gauge('launch_days_overdue_seconds', 'For how long a day has been over that is not closed', [], (gauge) =>
      gauge.set(overdueSeconds(seen, clock())),
    )
    return {
      seen,
      begun: new Set<Day>(),
      lastOpened: metrics.gauge('launch_days_opened_seconds', 'When the last day that was opened began, in Unix seconds'),
    }
  },
  on: async (event, _, { state, before }) => {
    const { seen, lastOpened } = state
    seen.note(event, before)
    if (seen.lastOpened !== undefined) lastOpened.set(startOf(seen.lastOpened).toSeconds())
  },
  every: [
    // Also on the stroke of midnight, which waits for no count of what is long over.
    { ms: LOOK_MS, next: (now) => endOf(dayOf(now)), run: openAndClose },
    { ms: LOOK_MS, run: revise },
  ],
  settledTo: ({ seen }, readTo) => seen.settledTo(readTo),
})
