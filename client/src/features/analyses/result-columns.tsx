import type { AnalysedLaunch, AnalysisRows } from '@debut/events/analyses/analysis-answers.ts'
import { pointsLabel, whySentence } from '@debut/events/analyses/why-sentence.ts'
import type { CellValue, ConsoleColumn } from '../../ui/console-table/console-column.ts'
import { Link } from '../../ui/link.tsx'
import { ToolLogo } from '../../ui/tool-logo.tsx'
import { MoveMark } from './move-mark.tsx'

export type Products = ReadonlyMap<string, AnalysisRows['products'][number]>

const HIDDEN = 'Hidden product'

export const nameIn = (products: Products) => (toolId: string) => products.get(toolId)?.name ?? HIDDEN

const moveOf = ({ rank, officialRank }: AnalysedLaunch) => officialRank - rank

/** Between two moments, what is compared is no rule. */
const HEADS = {
  rule: { rank: 'What if', before: 'Official' },
  moments: { rank: 'Later', before: 'Before' },
}

export const resultColumns = (products: Products, kind: keyof typeof HEADS): readonly ConsoleColumn<AnalysedLaunch>[] => {
  const nameOf = nameIn(products)
  const whyOf = ({ why }: AnalysedLaunch) => whySentence(why, nameOf)
  const heads = HEADS[kind]
  return [
    {
      key: 'rank',
      label: heads.rank,
      cell: ({ rank }) => <span className="font-display text-[17px] font-bold">{rank}</span>,
      value: ({ rank }) => rank,
    },
    { key: 'move', label: 'Move', cell: (row) => <MoveMark places={moveOf(row)} />, value: moveOf },
    {
      key: 'product',
      label: 'Product',
      wraps: true,
      cell: (row) => (
        <>
          <Product product={products.get(row.toolId)} />
          <p className="analysis-why-below">{whyOf(row)}</p>
        </>
      ),
      value: ({ toolId }) => nameOf(toolId),
    },
    {
      key: 'official',
      label: heads.before,
      cell: ({ officialRank }) => <span className="analysis-before whitespace-nowrap text-ink-2">#{officialRank}</span>,
      value: ({ officialRank }) => officialRank,
    },
    {
      key: 'points',
      label: 'Points',
      cell: ({ points, officialPoints }) => (
        <span className="whitespace-nowrap">
          {points !== officialPoints && (
            <>
              <span className="sr-only">from </span>
              <s className="text-ink-3">{pointsLabel(officialPoints)}</s>
              <span className="sr-only"> to</span>{' '}
            </>
          )}
          {pointsLabel(points)}
        </span>
      ),
      value: ({ points }) => points,
    },
    { key: 'voters', label: 'Voters', cell: ({ voters }) => pointsLabel(voters), value: ({ voters }) => voters },
    { key: 'why', label: 'Why', wraps: true, cell: whyOf, value: whyOf },
  ]
}

/** What files have: first of all, that it is not official. */
export const fileColumns = (columns: readonly ConsoleColumn<AnalysedLaunch>[]): readonly ConsoleColumn<AnalysedLaunch>[] => [
  filed('notice', 'Not official', () => 'Not official'),
  ...columns,
  filed('officialPoints', 'Points before', ({ officialPoints }) => officialPoints),
  filed('officialVoters', 'Voters before', ({ officialVoters }) => officialVoters),
  filed('day', 'Launch day', ({ boardDate }) => boardDate),
  filed('launchId', 'Launch', ({ launchId }) => launchId),
]

const filed = (key: string, label: string, value: (row: AnalysedLaunch) => CellValue): ConsoleColumn<AnalysedLaunch> => ({
  key,
  label,
  cell: value,
  value,
})

const Product = ({ product }: { readonly product: AnalysisRows['products'][number] | undefined }) =>
  product === undefined ? (
    <span className="text-ink-3">{HIDDEN}</span>
  ) : (
    <Link to={`/tool/${product.slug}`} className="inline-flex items-center gap-2.5 font-[560] hover:underline">
      {product.logo !== null && <ToolLogo src={product.logo} size={30} />}
      {product.name}
    </Link>
  )
