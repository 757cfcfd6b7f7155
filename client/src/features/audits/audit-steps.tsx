import type { AuditStep, AuditSteps as Page } from '@debut/events/audits/audit-answers.ts'
import type { ConsoleColumn } from '../../ui/console-table/console-column.ts'
import { ConsoleTable } from '../../ui/console-table/console-table.tsx'
import { grouped } from '../../ui/grouped.ts'
import { Link } from '../../ui/link.tsx'
import { auditsLabel, toVoter } from './case-labels.ts'
import { causeLabel, effectLabel, EVENTS, momentOfStep } from './step-labels.ts'

type Launches = Page['launches']

/** The product column is left out if all votes are for one product. */
const columnsOf = (caseId: string, launches: Launches, isOneProduct: boolean): readonly ConsoleColumn<AuditStep>[] => {
  const names = new Map(launches.map(({ launchId, name }) => [launchId, name]))
  const nameOf = ({ launchId }: AuditStep) => names.get(launchId) ?? 'A product'
  const columns = columnsIn(caseId)
  const [time, event, ...others] = columns
  const product = { key: 'product', label: 'Product', cell: nameOf, value: nameOf }
  return isOneProduct || time === undefined || event === undefined ? columns : [time, event, product, ...others]
}

const columnsIn = (caseId: string): readonly ConsoleColumn<AuditStep>[] => [
  { key: 'time', label: 'Time', cell: momentOfStep, value: ({ at }) => at, text: momentOfStep },
  { key: 'event', label: 'Event', cell: ({ kind }) => EVENTS[kind], value: ({ kind }) => kind, text: ({ kind }) => EVENTS[kind] },
  { key: 'voter', label: 'Voter', cell: (step) => <Voter caseId={caseId} step={step} />, value: ({ voter }) => voter },
  {
    key: 'effect',
    label: 'Effect',
    numeric: true,
    cell: ({ isOnBoard, effect }) => (isOnBoard ? effectLabel(effect) : '–'),
    value: ({ isOnBoard, effect }) => (isOnBoard ? effect : null),
  },
  {
    key: 'points',
    label: 'Points',
    numeric: true,
    cell: ({ isOnBoard, points }) => (isOnBoard ? grouped(points) : '–'),
    value: ({ isOnBoard, points }) => (isOnBoard ? points : null),
  },
  { key: 'finding', label: 'Finding', cell: (step) => <Finding step={step} />, value: findingOf },
  { key: 'cause', label: 'Cause', cell: causeLabel, value: causeLabel },
  { key: 'weight', label: 'Weight', numeric: true, cell: ({ weight }) => `×${weight}`, value: ({ weight }) => weight },
  { key: 'position', label: 'Position', numeric: true, cell: ({ position }) => grouped(position), value: ({ position }) => position },
]

const Voter = ({ caseId, step: { voter, vote, alsoIn } }: { caseId: string; step: AuditStep }) => (
  <>
    <code className="text-[12.5px]">{voter}</code>
    {alsoIn === 0 ? null : (
      <>
        {' '}
        <Link
          to={toVoter(caseId, vote)}
          className="way-link text-[12.5px]"
          aria-label={`${voter} is also in ${auditsLabel(alsoIn)} of this case`}
        >
          also in {auditsLabel(alsoIn)} of this case
        </Link>
      </>
    )}
  </>
)

function findingOf({ finding, kind, state }: AuditStep): string | null {
  if (finding !== null) return finding
  if (kind !== 'cast') return null
  return state === 'held' ? 'Under review now' : state === 'voided' ? 'Void now' : null
}

const Finding = ({ step }: { step: AuditStep }) => {
  const text = findingOf(step)
  return text === null ? null : (
    <span className={step.finding === null ? 'whitespace-nowrap text-ink-2' : 'block max-w-70 truncate text-lime-ink'} title={text}>
      {text}
    </span>
  )
}

interface Props {
  readonly caseId: string
  readonly title: string
  readonly isOneProduct: boolean
  readonly page: Pick<Page, 'steps' | 'launches'>
  /** The page's own controls, which are drawn next to the filter. */
  readonly tools?: React.ReactNode
  readonly number: number
  readonly total: number
  readonly selected: ReadonlySet<string>
  readonly onSelect: (selected: ReadonlySet<string>) => void
  readonly goTo: (number: number) => void
  readonly onPlay: () => void
  /** The number of the next event that something was found for. */
  readonly nextFinding: (after: number) => number | undefined
}

const hints = [
  { keys: ['H', 'L'], label: 'step' },
  { keys: ['P'], label: 'play' },
  { keys: ['N'], label: 'next finding' },
  { keys: ['X'], label: 'select' },
]

/** The events of a page of an audit. Its reader steps through them with H and L, over the ends of pages too. */
export const AuditSteps = ({
  caseId,
  title,
  isOneProduct,
  page: { steps, launches },
  tools,
  number,
  total,
  selected,
  onSelect,
  goTo,
  onPlay,
  nextFinding,
}: Props) => (
  <ConsoleTable
    name={`audit-${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`}
    caption={`Events of ${title}`}
    columns={columnsOf(caseId, launches, isOneProduct)}
    rows={steps}
    tools={tools}
    rowKey={({ number: each }) => String(each)}
    rowTone={({ finding, state, kind }) => (finding !== null ? 'lime' : kind === 'cast' && state !== 'counted' ? 'note' : undefined)}
    cursor={String(number)}
    onCursor={({ number: each }) => goTo(each)}
    selected={selected}
    onSelect={onSelect}
    total={total}
    hints={hints}
    onKey={(key) => {
      if (key === 'l') goTo(number + 1)
      else if (key === 'h') goTo(number - 1)
      else if (key === 'p') onPlay()
      else if (key === 'n') goTo(nextFinding(number) ?? number)
      else return false
      return true
    }}
  />
)
