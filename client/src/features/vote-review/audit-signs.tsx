import type { AuditSigns } from '@debut/events/vote-review/review-answers.ts'
import { timeAt } from '@debut/events/kernel/days.ts'
import { dateLabel } from '../../lib/clock/day-labels.ts'
import { parseInstant } from '../../lib/clock/instants.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { Table } from '../../ui/table.tsx'
import { evidenceSentence, many } from './review-words.ts'
import { VotersTogether } from './voters-together.tsx'

type Signs = AuditSigns['launches'][number]

interface Props {
  readonly name: string
  readonly signs: AuditSigns
  /** Selects votes for the decision. */
  readonly onSelect: (votes: readonly number[]) => void
}

/** Shows next to the count of a product whether its votes look manipulated. */
export const AuditSignsPart = ({ name, signs: { launches }, onSelect }: Props) =>
  launches.length === 0 ? null : (
    <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
      {launches.map((launch) => (
        <Launch key={launch.caseId} name={name} signs={launch} onSelect={onSelect} />
      ))}
    </div>
  )

interface LaunchProps extends Pick<Props, 'name' | 'onSelect'> {
  readonly signs: Signs
}

const Launch = ({ name, signs, onSelect }: LaunchProps) => {
  const { boardDate, votes, newAccounts, sharedNetworks, bursts, together } = signs
  const alike = together.voters.map(({ vote }) => vote)
  return (
    <>
      <Card
        title={`Signs of manipulation, ${dateLabel(boardDate)}`}
        aside={<span className="font-medium text-ink-3">{many(votes, 'vote')} on its day</span>}
      >
        <ul aria-label={`Signs of manipulation, ${dateLabel(boardDate)}`} className="mt-4 grid gap-3.5">
          <Sign
            title="New accounts"
            text={`${shareSentence(newAccounts)} from accounts younger than a week.`}
            votes={newAccounts.positions}
            onSelect={onSelect}
          />
          <Sign
            title="Shared networks"
            text={
              sharedNetworks === null
                ? 'Networks are kept for 30 days, so none are known here.'
                : `${shareSentence(sharedNetworks)} from a network that another vote came from.`
            }
          />
          {bursts.length === 0 ? (
            <Sign title="Bursts" text="Votes came at the pace of the other launches." />
          ) : (
            bursts.map((burst) => (
              <Sign key={burst.from} title="Burst" text={burstSentence(burst)} votes={burst.positions} onSelect={onSelect} />
            ))
          )}
          <Case signs={signs} />
        </ul>
      </Card>
      <VotersTogether
        name={name}
        together={together}
        says={`${alike.length} of ${votes} voters for ${name} also voted for at least two of ${together.products.map(({ tool }) => tool?.name ?? 'a removed product').join(', ')}`}
        none="No other product has three of these voters."
      />
      {together.products.length === 0 ? null : (
        <Card title="Who also voted together">
          <div className="mt-3">
            <Table
              caption="Products with many of the same voters"
              columns={[
                { key: 'product', label: 'Product', cell: ({ tool }) => tool?.name ?? 'A removed product' },
                { key: 'voters', label: 'Same voters', numeric: true, cell: ({ voters }) => voters },
                { key: 'of', label: 'All its voters', numeric: true, cell: ({ of }) => of },
              ]}
              rows={together.products}
              rowKey={({ tool }, index) => tool?.slug ?? String(index)}
            />
          </div>
          {alike.length === 0 ? null : (
            <p className="mt-3 flex flex-wrap items-center gap-3 text-[13.5px] text-ink-2">
              {many(alike.length, 'voter')} voted for at least two of these.
              <Select votes={alike} onSelect={onSelect} />
            </p>
          )}
        </Card>
      )}
    </>
  )
}

const shareSentence = ({ votes, percent, median }: Signs['newAccounts'] | NonNullable<Signs['sharedNetworks']>): string =>
  `${percent}% (${many(votes, 'vote')}; the median of the day is ${median}%)`

/** "14 votes from 09:10 to 09:25, Los Angeles time. The pace of the other launches gives 2." */
const burstSentence = ({ from, to, usual, positions }: Signs['bursts'][number]): string =>
  `${many(positions.length, 'vote')} from ${timeAt(parseInstant(from))} to ${timeAt(parseInstant(to))}, Los Angeles time. The pace of the other launches gives ${usual}.`

interface SignProps {
  readonly title: string
  readonly text: string
  readonly votes?: readonly number[]
  readonly onSelect?: Props['onSelect']
}

const Sign = ({ title, text, votes = [], onSelect }: SignProps) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
    <div className="min-w-55 flex-1">
      <h3 className="font-text text-[14px] font-semibold">{title}</h3>
      <p className="mt-0.5 text-[13.5px]/[1.45] text-ink-2">{text}</p>
    </div>
    {votes.length === 0 || onSelect === undefined ? null : <Select votes={votes} onSelect={onSelect} />}
  </li>
)

const Select = ({ votes, onSelect }: { readonly votes: readonly number[]; readonly onSelect: Props['onSelect'] }) => (
  <Button look="quiet" size="s" onClick={() => onSelect(votes)}>
    Select {votes.length === 1 ? 'this vote' : `these ${many(votes.length, 'vote')}`}
  </Button>
)

const Case = ({ signs: { caseId, review } }: { readonly signs: Signs }) =>
  review === null ? (
    <Sign title="Review" text="No vote for this launch was ever held." />
  ) : (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
      <div className="min-w-55 flex-1">
        <h3 className="font-text text-[14px] font-semibold">Review</h3>
        <p className="mt-0.5 text-[13.5px]/[1.45] text-ink-2">{reviewSentences(review).join(' ')}</p>
      </div>
      <Link to={`/admin/review/${caseId}`} className="way-link text-[13px] whitespace-nowrap">
        Open the case
      </Link>
    </li>
  )

const reviewSentences = ({ votes, held, evidence }: NonNullable<Signs['review']>): readonly string[] => [
  `${many(votes, 'vote')} ${votes === 1 ? 'was' : 'were'} held or voided, ${held === 0 ? 'none of them is' : `${held} of them ${held === 1 ? 'is' : 'are'}`} still held.`,
  ...(evidence ?? []).map(evidenceSentence),
]
