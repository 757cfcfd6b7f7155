import { DAILY_VOTE_LIMIT } from '@debut/events/voting/vote-numbers.ts'
import type { Problem } from '../../lib/api/problem.ts'
import { addDays, dayAt, startMillis } from '@debut/events/kernel/days.ts'

const MINUTE = 60_000

/** "4 h 12 min", and never nothing. */
const wait = (milliseconds: number): string => {
  const minutes = Math.max(1, Math.ceil(milliseconds / MINUTE))
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [hours > 0 ? `${hours} h` : '', rest > 0 ? `${rest} min` : ''].filter((part) => part !== '').join(' ')
}

const endOfDay = (now: number) => startMillis(addDays(dayAt(now), 1))

export const dailyLimitMessage = (now: number): string =>
  `You’ve used today’s ${DAILY_VOTE_LIMIT} votes. You get new ones at midnight, Los Angeles time: in ${wait(endOfDay(now) - now)}.`

/** What happened and what to do next: the answer says it, but for how long there is to wait. */
export const refusalMessage = ({ code, message }: Problem, now: number): string =>
  code === 'daily-limit' ? dailyLimitMessage(now) : message
