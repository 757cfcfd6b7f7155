import { DAILY_VOTE_LIMIT } from '@debut/events/constants.ts'
import type { Problem } from '../../lib/api/api-client.ts'
import { addDays, dayAt, startOfDay } from '../../lib/clock/los-angeles.ts'

const MINUTE = 60_000

/** "4 h 12 min", and never nothing. */
const wait = (milliseconds: number): string => {
  const minutes = Math.max(1, Math.ceil(milliseconds / MINUTE))
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [hours > 0 ? `${hours} h` : '', rest > 0 ? `${rest} min` : ''].filter((part) => part !== '').join(' ')
}

const endOfDay = (now: number) => startOfDay(addDays(dayAt(now), 1))

export const dailyLimitWords = (now: number): string =>
  `You’ve used today’s ${DAILY_VOTE_LIMIT} votes. They come back at midnight, Los Angeles time: in ${wait(endOfDay(now) - now)}.`

const sentences: Readonly<Record<string, string>> = {
  'own-tool': 'This is a tool of yours. Your vote can go to any other.',
  unverified: 'Confirm your email first: votes come from confirmed members only.',
  'not-registered': 'Choose a username first. Then you can vote.',
  'launch-not-live': 'This launch is not live yet. It takes votes from midnight of its day, Los Angeles time.',
  'vote-under-review': 'This vote is under review and can’t be withdrawn now.',
  'unknown-launch': 'This launch is not there any more. It may have been taken back.',
  expired: 'A vote waited here for more than 7 days and was not sent any more.',
  'not-yet': 'Your clock is far ahead. Set it right, and vote once more.',
}

/** What happened and what to do next. */
export const refusalWords = ({ code, message }: Problem, now: number): string =>
  code === 'daily-limit' ? dailyLimitWords(now) : (sentences[code] ?? message)
