import type { Review, ReviewedVote } from '@debut/events/vote-review/review-answers.ts'
import { type ComponentType, useState } from 'react'
import { momentLabel, shortDayLabel } from '../../lib/clock/day-labels.ts'
import { parseInstant } from '../../lib/clock/instants.ts'
import type { After } from '../../lib/commands/forms-slice.ts'
import { Badge } from '../../ui/badge.tsx'
import { ConsolePage } from '../../ui/console-page.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons.tsx'
import { Link } from '../../ui/link.tsx'
import { EvidenceCard } from './evidence-card.tsx'
import { durationLabel, HELD_BY, many } from './review-words.ts'
import { reviewOf } from './reviews.ts'
import { VotersTable } from './voters-table.tsx'
import { VotersTogether } from './voters-together.tsx'
import { VotesAround } from './votes-around.tsx'

const keysOf = (votes: readonly ReviewedVote[]) => new Set(votes.map(({ position }) => String(position)))

interface Looked {
  readonly caseId: string
  /** Those that are selected. */
  readonly votes: readonly number[]
  /** The voter who is looked at, by a vote of theirs. */
  readonly looked: ReviewedVote | undefined
  readonly changes: After['changes'] & object
}

interface Props {
  readonly review: Review
  /** What admins do with what they see: the page brings it. */
  readonly Decide: ComponentType<Looked>
}

export const ReviewConsole = ({ review, Decide }: Props) => {
  const { caseId, tool, votes, held, since, heldBy, around, together } = review
  const [chosen, setChosen] = useState<ReadonlySet<string>>()
  const [cursor, setCursor] = useState<number>()
  const name = tool?.name ?? 'a removed product'
  // Until somebody selects others, the decision is about all that are held.
  const selected = chosen ?? keysOf(votes.filter(({ state }) => state === 'held'))
  const chosenVotes = votes.filter(({ position }) => selected.has(String(position)))
  const looked = votes.find(({ position }) => position === cursor) ?? (chosenVotes.length === 1 ? chosenVotes[0] : undefined)
  const changes = [reviewOf({ caseId })]
  return (
    <ConsolePage
      title={`${many(votes.length, 'vote')} on ${name}`}
      above={
        <>
          <Link to="/admin/review" className="hover:underline">
            Review
          </Link>
          <span>·</span>
          {since === null || heldBy === null ? (
            <Badge tone="good">decided</Badge>
          ) : (
            <>
              <span>held since {momentLabel(since)}</span>
              <Badge tone="lime">{HELD_BY[heldBy]}</Badge>
            </>
          )}
        </>
      }
      lead={leadOf(review, held)}
      actions={<Neighbours previous={review.previous} next={review.next} />}
      aside={<Decide caseId={caseId} votes={chosenVotes.map(({ position }) => position)} looked={looked} changes={changes} />}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4.5">
        <EvidenceCard review={review} />
        <VotersTogether name={name} together={together} />
        {around === null ? null : <VotesAround around={around} />}
        <VotersTable review={review} selected={selected} onSelect={setChosen} onCursor={({ position }) => setCursor(position)} />
      </div>
    </ConsolePage>
  )
}

/** "Cast within 3 min 20 s on 20 Nov. 11 of them are held." */
const leadOf = ({ votes, boardDate }: Review, held: number): string => {
  const times = votes.map(({ castAt }) => parseInstant(castAt))
  const seconds = (Math.max(...times) - Math.min(...times)) / 1_000
  const [first] = votes
  const when = votes.length === 1 && first !== undefined ? `Cast ${momentLabel(first.castAt)}` : `Cast within ${durationLabel(seconds)}`
  const rest =
    held === votes.length
      ? ''
      : held === 0
        ? ' None of them is held any more.'
        : ` ${held} of them ${held === 1 ? 'is' : 'are'} still held.`
  return `${when}, for the launch of ${shortDayLabel(boardDate)}.${rest}`
}

const Neighbours = ({ previous, next }: Pick<Review, 'previous' | 'next'>) => (
  <nav aria-label="Other cases" className="flex gap-2">
    {previous === null ? null : (
      <Link to={`/admin/review/${previous}`} className="small-chip" aria-label="Previous case">
        <ChevronLeftIcon />
      </Link>
    )}
    {next === null ? null : (
      <Link to={`/admin/review/${next}`} className="small-chip" aria-label="Next case">
        <ChevronRightIcon />
      </Link>
    )}
  </nav>
)
