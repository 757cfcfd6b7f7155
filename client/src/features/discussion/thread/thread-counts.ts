import type { NewestAuthors } from '@debut/events/discussion/newest-authors.ts'
import { NO_BOUNDARIES } from '../../../lib/boundaries/boundaries.ts'
import { unwantedSince } from '../unwanted.ts'
import { type CommentAct, isSince } from './comment-act.ts'

/** As the live topic said last. */
export interface LiveCount {
  readonly comments: number
  readonly newest: NewestAuthors
  readonly position: number
}

interface Counted {
  readonly total: number
  /** How far in the log the answer reaches. */
  readonly answeredAt: number
  readonly live: LiveCount | null
}

/** What one act makes of the count of a thread. */
const changeBy = ({ kind }: CommentAct) => (kind === 'written' ? 1 : kind === 'edited' ? 0 : -1)

const sumOf = (acts: readonly CommentAct[]) => acts.reduce((sum, act) => sum + changeBy(act), 0)

/** How many there are, with what the reader did since. */
export const totalWith = ({ total, answeredAt }: Omit<Counted, 'live'>, acts: readonly CommentAct[]): number =>
  Math.max(0, total + sumOf(acts.filter((act) => isSince(act, answeredAt))))

/** How many others have written since, but those whom the reader doesn't want to see. What the reader wrote is shown already, whether the live topic counts it yet or not. */
export const freshIn = ({ total, answeredAt, live }: Counted, acts: readonly CommentAct[], boundaries = NO_BOUNDARIES): number => {
  if (live === null || live.position <= answeredAt) return 0
  const counted = acts.filter((act) => isSince(act, answeredAt) && (act.position === undefined || act.position <= live.position))
  return Math.max(0, live.comments - total - sumOf(counted) - unwantedSince(live.newest, answeredAt, boundaries))
}
