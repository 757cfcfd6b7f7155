import { DAILY_VOTE_LIMIT } from '@debut/events/voting/vote-numbers.ts'
import { useSelector } from 'react-redux'
import { Link } from '../../ui/link.tsx'
import { votesLeftLabel } from './votes-left-labels.ts'
import { StreakFlame } from './streak-flame.tsx'
import { selectVoting } from './voting-slice.ts'
import { selectVotesLeft, type WithVoting } from './voting-selectors.ts'
import { OwnPart } from '../../lib/page/own-part.tsx'
import { selectIsMember } from '../../lib/session/session-slice.ts'

/** Three in all, lit as long as they are left. */
export const VotePips = () => (
  <OwnPart>
    <OwnPips />
  </OwnPart>
)

const OwnPips = () => {
  const isMember = useSelector(selectIsMember)
  const left = useSelector(selectVotesLeft)
  const rising = useSelector((state: WithVoting) => selectVoting(state).streakRising !== undefined)
  if (!isMember)
    return (
      <Link to="/login" className="vote-pips" aria-label={`Sign in for your ${DAILY_VOTE_LIMIT} votes today`}>
        <Pips left={DAILY_VOTE_LIMIT} />
      </Link>
    )
  return (
    <span
      className="vote-pips"
      role="img"
      aria-label={left === undefined ? 'Votes left today: not known yet' : votesLeftLabel(left)}
      data-tip={votesLeftLabel(left ?? 0)}
    >
      <Pips left={left ?? 0} />
      {rising ? <StreakFlame /> : null}
    </span>
  )
}

/** Once on a page, for those who don't see the pips change. */
export const VoteAnnouncement = () => (
  <OwnPart>
    <Announced />
  </OwnPart>
)

const Announced = () => {
  const announced = useSelector((state: WithVoting) => selectVoting(state).announced)
  return (
    <span role="status" className="sr-only">
      {announced}
    </span>
  )
}

const Pips = ({ left }: { left: number }) =>
  Array.from({ length: DAILY_VOTE_LIMIT }, (_, index) => <span key={index} className="vote-pip" data-left={index < left} />)
