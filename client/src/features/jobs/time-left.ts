import type { JobState } from '@debut/events/jobs/job-answers.ts'
import { parseInstant } from '../../lib/clock/instants.ts'

/** Before this much is done, it can’t be said. */
const LEAST_PART = 0.02

/** Seconds, by how quickly it went so far; undefined while that says nothing. */
export const secondsLeft = ({ state, startedAt, done, total }: JobState, now: number): number | undefined => {
  if (state !== 'running' || startedAt === null || total === 0 || done / total < LEAST_PART) return undefined
  const passed = Math.max(0, now - parseInstant(startedAt)) / 1_000
  return Math.ceil((passed * (total - done)) / done)
}

/** As many as it read so far, on average. */
export const eventsPerSecond = ({ state, startedAt, events }: JobState, now: number): number | undefined => {
  if (state !== 'running' || startedAt === null || events === 0) return undefined
  const passed = Math.max(0, now - parseInstant(startedAt)) / 1_000
  return passed < 1 ? undefined : Math.round(events / passed)
}

/** "26 s left", "3 min left". */
export const leftLabel = (seconds: number): string => (seconds < 90 ? `${seconds} s left` : `${Math.round(seconds / 60)} min left`)
