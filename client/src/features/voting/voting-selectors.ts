import { DAILY_VOTE_LIMIT, LOTTERY_STREAK } from '@debut/events/voting/vote-numbers.ts'
import { selectNow } from '../../lib/clock/clock-slice.ts'
import { type OutboxState, selectOutbox } from '../../lib/commands/outbox-slice.ts'
import { type SessionState, selectIsMember, selectProfile } from '../../lib/session/session-slice.ts'
import { dayAt } from '@debut/events/kernel/days.ts'
import { type Intent, intentOf } from './vote-commands.ts'
import { selectVoting, type VotingState } from './voting-slice.ts'

export interface WithVoting {
  readonly voting: VotingState
  readonly outbox: OutboxState
  readonly session: SessionState
  readonly clock: { now: number }
}

type Votes = Pick<WithVoting, 'voting' | 'outbox'>

const intentsFor = (state: Votes, launchId: string): Intent[] =>
  selectOutbox(state).entries.flatMap((entry) => {
    const intent = intentOf(entry)
    return intent?.launchId === launchId ? [intent] : []
  })

/** Those that change anything: taking back a vote that was refused meanwhile does not. */
const effective = (state: Votes, launchId: string): { readonly mine: boolean; readonly intents: readonly Intent[] } => {
  const { standing, position } = selectVoting(state)
  let mine = standing[launchId] !== undefined
  const intents = intentsFor(state, launchId).filter((intent) => {
    if (isKnown(intent, position)) return true
    const changes = intent.position !== undefined || intent.mine !== mine
    mine = intent.mine
    return changes
  })
  return { mine, intents }
}

/** The server said it already. */
const isKnown = ({ position }: Intent, upTo = 0): boolean => position !== undefined && position <= upTo

export interface ShownVote {
  readonly mine: boolean
  /** To be added to the points that the server said. */
  readonly delta: number
  /** Kept here because nothing answers. */
  readonly waiting: boolean
  /** Of all that wait, the last: beside it is said what that means. */
  readonly isLastWaiting: boolean
}

const lastWaiting = (state: Votes) => {
  const unanswered = selectOutbox(state).entries.filter(({ position }) => position === undefined)
  return unanswered.flatMap((entry) => intentOf(entry)?.launchId ?? []).at(-1)
}

/** What a launch looks like to the member, over points that were counted up to a position. */
export const selectShownVote = (state: Votes, launchId: string, position: number): ShownVote => {
  const { mine, intents } = effective(state, launchId)
  const waiting = selectOutbox(state).waiting && intents.some((intent) => intent.position === undefined)
  const isAhead = (change: { readonly position: number | undefined }) => change.position === undefined || change.position > position
  const counted = selectVoting(state).changes?.filter((change) => change.launchId === launchId) ?? []
  const ahead = [...counted, ...intents].filter(isAhead)
  return {
    mine,
    delta: ahead.reduce((sum, { delta }) => sum + delta, 0),
    waiting,
    isLastWaiting: waiting && lastWaiting(state) === launchId,
  }
}

/** Whether the member voted for it, by what the server said. Undefined where it was not asked. */
export const selectKnownVote = (state: Pick<Votes, 'voting'>, launchId: string): boolean | undefined => {
  const { known, standing } = selectVoting(state)
  if (standing[launchId] !== undefined) return true
  return known === 'all' || known[launchId] === true ? false : undefined
}

/** What there is to take back: its weight and its day. */
export const selectVoteCast = (state: Votes, launchId: string): { readonly weight: number; readonly day: string } | undefined => {
  const { mine, intents } = effective(state, launchId)
  if (!mine) return undefined
  const cast = intents.findLast((intent) => intent.mine)
  const standing = selectVoting(state).standing[launchId]
  if (cast !== undefined) return { weight: cast.delta, day: cast.day }
  return standing === undefined ? undefined : { weight: standing.weight, day: standing.countsOn }
}

/** A vote is on its way, or what it brought is being shown: nothing else comes over the page meanwhile. */
export const selectIsVoteShown = ({ voting: { isInHand, voteDetected, streakRising, reward } }: Pick<WithVoting, 'voting'>): boolean =>
  isInHand || [voteDetected, streakRising, reward].some((each) => each !== undefined)

/** False for visitors, and for members until the server has said. */
export const selectHasVoted = (state: Pick<WithVoting, 'voting' | 'session'>): boolean =>
  Object.keys(selectVoting(state).standing).length > 0 || typeof selectProfile(state)?.latestStreak === 'string'

export const selectToday = (state: Pick<WithVoting, 'clock'>): string => dayAt(selectNow(state))

/** Undefined for a visitor, and until the server has said. What was taken back on its own day does not stand any more, and is given back. */
export const selectVotesLeft = (state: WithVoting): number | undefined => {
  const { standing, position } = selectVoting(state)
  if (position === undefined || !selectIsMember(state)) return undefined
  const today = selectToday(state)
  const given = Object.values(standing).filter(({ countsOn }) => countsOn === today).length
  const launches = new Set(selectOutbox(state).entries.flatMap((entry) => intentOf(entry)?.launchId ?? []))
  const onTheWay = [...launches]
    .flatMap((launchId) => effective(state, launchId).intents)
    .filter((intent) => intent.day === today && !isKnown(intent, position))
    .reduce((sum, { mine }) => sum + (mine ? 1 : -1), 0)
  return Math.max(0, DAILY_VOTE_LIMIT - Math.max(0, given + onTheWay))
}

/** Voted today, on a streak that is long enough. */
export const selectInLottery = (state: WithVoting): boolean => {
  const left = selectVotesLeft(state)
  return left !== undefined && left < DAILY_VOTE_LIMIT && (selectProfile(state)?.streak ?? 0) >= LOTTERY_STREAK
}
