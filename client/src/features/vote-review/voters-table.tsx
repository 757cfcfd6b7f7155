import type { Review, ReviewedVote } from '@debut/events/vote-review/review-answers.ts'
import { voteStates } from '@debut/events/voting/vote-states.ts'
import { shortDayLabel } from '../../lib/clock/day-labels.ts'
import type { ConsoleColumn } from '../../ui/console-table/console-column.ts'
import { ConsoleTable } from '../../ui/console-table/console-table.tsx'
import { ageLabel, DETECTORS, secondLabel } from './review-words.ts'

const foundByLabel = ({ foundBy }: ReviewedVote): string =>
  foundBy.length === 0 ? 'an admin' : foundBy.map((each) => DETECTORS[each]).join(', ')

/** The day too, where they were cast on several. */
const castLabel = (votes: readonly ReviewedVote[], { castAt }: ReviewedVote): string =>
  new Set(votes.map((vote) => vote.castAt.slice(0, 10))).size > 1 ? `${shortDayLabel(castAt)}, ${secondLabel(castAt)}` : secondLabel(castAt)

const columnsOf = (votes: readonly ReviewedVote[], products: number): readonly ConsoleColumn<ReviewedVote>[] => [
  { key: 'voter', label: 'Voter', cell: ({ voter }) => <span className="font-semibold">{voter}</span>, value: ({ voter }) => voter },
  {
    key: 'cast',
    label: 'Cast, UTC',
    cell: (vote) => <time dateTime={vote.castAt}>{castLabel(votes, vote)}</time>,
    value: ({ castAt }) => castAt,
    text: (vote) => castLabel(votes, vote),
  },
  {
    key: 'age',
    label: 'Account age',
    cell: ({ accountDays }) => ageLabel(accountDays),
    value: ({ accountDays }) => accountDays,
    text: ({ accountDays }) => ageLabel(accountDays),
  },
  { key: 'weight', label: 'Weight', numeric: true, cell: ({ weight }) => weight, value: ({ weight }) => weight },
  {
    key: 'found',
    label: 'Found by',
    cell: (vote) => <span className="whitespace-nowrap">{foundByLabel(vote)}</span>,
    value: foundByLabel,
  },
  {
    key: 'same',
    label: 'Same products',
    cell: ({ sameProducts }) => `${sameProducts} of ${products}`,
    value: ({ sameProducts }) => sameProducts,
    text: ({ sameProducts }) => `${sameProducts} of ${products}`,
  },
  { key: 'state', label: 'State', cell: ({ state }) => voteStates[state], value: ({ state }) => voteStates[state] },
]

interface Props {
  readonly review: Review
  readonly selected: ReadonlySet<string>
  readonly onSelect: (selected: ReadonlySet<string>) => void
  readonly onCursor: (vote: ReviewedVote) => void
}

export const VotersTable = ({ review: { votes, together }, selected, onSelect, onCursor }: Props) => (
  <ConsoleTable
    name="votes-of-case"
    caption="Votes of this case"
    columns={columnsOf(votes, together.products.length)}
    rows={votes}
    rowKey={({ position }) => String(position)}
    selected={selected}
    onSelect={onSelect}
    onCursor={onCursor}
    total={votes.length}
  />
)
