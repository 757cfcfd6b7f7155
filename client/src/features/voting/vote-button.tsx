import { useEffect, useRef } from 'react'
import { shallowEqual, useDispatch, useSelector } from 'react-redux'
import { now } from '../../lib/clock/instants.ts'
import { OwnPart } from '../../lib/page/own-part.tsx'
import { selectIsMember, selectProfile, signInWanted } from '../../lib/session/session-slice.ts'
import { grouped } from '../../ui/grouped.ts'
import { Link } from '../../ui/link.tsx'
import { RollingNumber } from '../../ui/rolling-number.tsx'
import { useOneClick } from '../../ui/use-one-click.ts'
import { keepPendingVote, VOTE_ID } from './pending-vote.ts'
import { pointsWith } from './points-with.ts'
import { StreakFlame } from './streak-flame.tsx'
import { votesLeftLabel } from './votes-left-labels.ts'
import { launchShown, selectVoting, voteToggled } from './voting-slice.ts'
import { selectKnownVote, selectShownVote, selectVotesLeft, type WithVoting } from './voting-selectors.ts'

interface Props {
  readonly launchId: string
  readonly name: string
  readonly slug: string
  /** Null while they are hidden. */
  readonly points: number | null
  readonly voters?: number
  /** How far in the log the points have come. */
  readonly position: number
  readonly state: 'live' | 'closed' | 'scheduled'
  readonly size?: 's' | 'm' | 'l'
  /** Of a closed day alone, as listings count: no vote of today changes them. */
  readonly isFixed?: true
  /** Which votes the points are of, where it is not those of a day: `from its launch day`, `this week`. */
  readonly counted?: string
  /** Says nothing of points, whether they are hidden or not. */
  readonly isPlain?: true
  /** The button that its page is about, which links lead visitors to. A member’s has no address: what takes the focus by itself could be pressed by mistake. */
  readonly isMain?: true
  /** Named beneath the points, which are those of the board of a week, month or year. */
  readonly period?: 'week' | 'month' | 'year'
}

const NOT_YET = 'Votes open at midnight of its day, Los Angeles time.'
const KEPT = 'Kept here, and sent when you are back online. It counts on the day it arrives.'
const words = (points: number | null, counted = '') =>
  points === null ? 'points hidden' : [`${grouped(points)} ${points === 1 ? 'point' : 'points'}`, counted].filter(Boolean).join(' ')

export const VoteButton = (props: Props) => (
  <OwnPart>
    <Vote {...props} />
  </OwnPart>
)

const Vote = (props: Props) => {
  const isMember = useSelector(selectIsMember)
  return isMember || props.state === 'scheduled' ? <OwnVote {...props} /> : <InvitingVote {...props} />
}

/** Most of who read a board: nothing of theirs is to be looked up for each of its rows. */
const InvitingVote = ({ launchId, name, slug, points, size, counted, period, isMain }: Props) => {
  const dispatch = useDispatch()
  return (
    <Link
      {...lookOf(size, false, points)}
      id={isMain && VOTE_ID}
      to="/login"
      aria-label={`Upvote ${name}, ${words(points, counted)}. Sign in to vote`}
      data-tip={counted && words(points, counted)}
      onClick={() => {
        keepPendingVote({ launchId, name, slug, at: now() })
        dispatch(signInWanted())
      }}
    >
      <Face points={points} mine={false} period={period} />
    </Link>
  )
}

const OwnVote = (props: Props) => {
  const { launchId, name, position, state } = props
  const { mine, delta, waiting, isLastWaiting } = useSelector((all: WithVoting) => selectShownVote(all, launchId, position), shallowEqual)
  const isUnknown = useSelector((all: WithVoting) => selectIsMember(all) && selectKnownVote(all, launchId) === undefined)
  const rising = useSelector((all: WithVoting) => selectVoting(all).streakRising?.launchId === launchId)
  const isJustCast = useSelector((all: WithVoting) => selectVoting(all).justCast === launchId)
  const dispatch = useDispatch()
  const noteId = `vote-note-${launchId}`
  const moving = usePoints(props.points, delta, waiting)
  const points = props.isFixed ? props.points : moving

  useEffect(() => {
    if (isUnknown) dispatch(launchShown(launchId))
  }, [dispatch, isUnknown, launchId])

  const note = noteFor(state, waiting)
  const press = useOneClick(() => {
    if (state !== 'scheduled') dispatch(voteToggled({ launchId, name }))
  })
  return (
    <span className="vote-place">
      <button
        type="button"
        {...lookOf(props.size, mine, points)}
        aria-pressed={mine}
        aria-label={labelOf(props, points, mine)}
        data-tip={titleFor(props)}
        aria-disabled={state === 'scheduled'}
        aria-describedby={note === undefined ? undefined : noteId}
        onClick={press}
      >
        <Face points={points} mine={mine} period={props.period} />
        {waiting ? <WaitingMark /> : null}
        {rising ? <StreakFlame /> : null}
      </button>
      {note === undefined ? null : (
        <span id={noteId} className={isLastWaiting ? 'vote-note' : 'sr-only'}>
          {note}
        </span>
      )}
      {isJustCast && mine && !waiting ? <CastNote /> : null}
    </span>
  )
}

/** What is left and how long the streak is. It is read out elsewhere. */
const CastNote = () => {
  const left = useSelector(selectVotesLeft)
  const streak = useSelector((all: WithVoting) => selectProfile(all)?.streak ?? 0)
  return (
    <span className="vote-note" data-tone="good" aria-hidden="true">
      {left === undefined ? null : <b>{votesLeftLabel(left)}</b>}
      {streak === 0 ? null : <span>{streak === 1 ? 'Your streak begins' : `${streak} days in a row`}</span>}
    </span>
  )
}

/** Who speaks to their device says the word that they see. */
const labelOf = ({ name, counted, isPlain }: Props, points: number | null, mine: boolean) => {
  if (isPlain) return `${mine ? 'Voted' : 'Vote'} for ${name}`
  const label = `Upvote ${name}, ${words(points, counted)}`
  return points === null ? `${label}: ${mine ? 'Voted' : 'Vote'}` : label
}

/** From here on a number needs smaller digits to stay in its button. */
const LONG = 100_000

const lookOf = (size: 's' | 'm' | 'l' = 'm', mine: boolean, points: number | null) => ({
  className: 'vote-button',
  'data-size': size,
  'data-mine': mine,
  ...(points !== null && points >= LONG && { 'data-long': true }),
})

/** Where points are hidden, it says what a click does or did. */
const Face = ({ points, mine, period }: { points: number | null; mine: boolean; period: Props['period'] }) => (
  <>
    <svg className="vote-arrow" viewBox="0 0 14 11" aria-hidden="true">
      <path d="M7 0 14 11H0z" />
    </svg>
    {points === null ? <span className="vote-word">{mine ? 'Voted' : 'Vote'}</span> : <RollingNumber value={points} />}
    {points === null || period === undefined ? null : <span className="vote-period" data-period={period} />}
  </>
)

const noteFor = (state: Props['state'], waiting: boolean) => {
  if (state === 'scheduled') return NOT_YET
  return waiting ? KEPT : undefined
}

const titleFor = ({ state, voters, points, counted }: Props) => {
  if (state === 'scheduled') return NOT_YET
  if (counted !== undefined && voters === undefined) return words(points, counted)
  if (voters === undefined) return undefined
  return voters === 1 ? '1 member voted' : `${grouped(voters)} members voted`
}

const usePoints = (points: number | null, delta: number, isWaiting: boolean) => {
  const before = useRef(points)
  useEffect(() => {
    if (delta === 0) before.current = points
  }, [delta, points])
  return points === null ? null : pointsWith({ points, before: before.current ?? points, delta, isWaiting })
}

const WaitingMark = () => (
  <svg className="vote-waiting" viewBox="0 0 16 16" aria-hidden="true">
    <circle cx="8" cy="8" r="6" />
    <path d="M8 4.500V8l2.300 1.600" />
  </svg>
)
