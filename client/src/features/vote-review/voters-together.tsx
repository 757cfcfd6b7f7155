import type { Review } from '@debut/events/vote-review/review-answers.ts'
import { Card } from '../../ui/card.tsx'
import { Table } from '../../ui/table.tsx'

const [WIDTH, HEIGHT] = [560, 300]
const CENTRE = { x: WIDTH / 2, y: 138 }
const CORNERS = [
  { x: 84, y: 42 },
  { x: WIDTH - 84, y: 42 },
  { x: 84, y: 236 },
  { x: WIDTH - 84, y: 236 },
] as const
const MOST_DOTS = 40
const LONGEST_NAME = 18

type Together = Review['together']
type Voter = Together['voters'][number]

interface Props {
  readonly name: string
  readonly together: Together
  /** This text is shown if the voters share no other product. */
  readonly none?: string
  /** This text describes the drawing if it doesn't show all voters for the product. */
  readonly says?: string
}

const NONE = 'No two of these voters voted for another product in the 30 days before.'

/** Which of these voters also voted for the same products. */
export const VotersTogether = ({ name, together: { products, voters }, none = NONE, says }: Props) => (
  <Card title="Who votes with whom" aside={<span className="font-medium text-ink-3">last 30 days</span>}>
    {products.length === 0 ? (
      <p className="mt-3.5 text-[14px] text-ink-2">{none}</p>
    ) : (
      <>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          role="img"
          aria-label={says ?? labelOf(name, products, voters)}
          className="mt-3 block w-full"
        >
          {voters.slice(0, MOST_DOTS).map((voter, index) => (
            <Lines key={voter.voter} voter={voter} at={dotAt(index, Math.min(voters.length, MOST_DOTS))} />
          ))}
          <circle cx={CENTRE.x} cy={CENTRE.y} r="24" className="fill-ink" />
          <Name x={CENTRE.x} y={CENTRE.y + 40} name={name} className="fill-ink font-semibold" />
          {products.map(({ tool }, index) => {
            const corner = CORNERS[index]
            return corner === undefined ? null : (
              <g key={tool?.slug ?? index}>
                <circle cx={corner.x} cy={corner.y} r="15" className="fill-ink-3" />
                <Name x={corner.x} y={corner.y + 34} name={tool?.name ?? 'A removed product'} className="fill-ink-2" />
              </g>
            )
          })}
          {voters.slice(0, MOST_DOTS).map((voter, index) => (
            <Dot key={voter.voter} voter={voter} at={dotAt(index, Math.min(voters.length, MOST_DOTS))} />
          ))}
        </svg>
        <p aria-hidden="true" className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-[12.5px] text-ink-3">
          <Key mark={<circle cx="6" cy="6" r="5" className="fill-lime" />}>voted for some of the same</Key>
          <Key mark={<circle cx="6" cy="6" r="4" strokeWidth="2" className="fill-surface stroke-lime" />}>for none of the same</Key>
          <Key mark={<path d="M0 6h12" className="stroke-line stroke-2" />}>also voted for</Key>
        </p>
        <details className="chart-table">
          <summary>In numbers</summary>
          <Table
            caption="Who votes with whom"
            columns={[
              { key: 'voter', label: 'Voter', cell: ({ voter }) => voter },
              ...products.map(({ tool, voters: count }, index) => ({
                key: String(index),
                label: `${tool?.name ?? 'A removed product'} (${count})`,
                cell: (row: Voter) => (row.products.includes(index) ? 'voted' : '–'),
              })),
            ]}
            rows={voters}
            rowKey={({ voter }) => voter}
          />
        </details>
      </>
    )}
  </Card>
)

interface Point {
  readonly x: number
  readonly y: number
}

/** Around the launch, on two rings, so that none hides another. */
const dotAt = (index: number, count: number): Point => {
  const angle = (index / Math.max(1, count)) * 2 * Math.PI - Math.PI / 2 + 0.2
  const ring = index % 2 === 0 ? 1 : 0.78
  return { x: round(CENTRE.x + 128 * ring * Math.cos(angle)), y: round(CENTRE.y + 104 * ring * Math.sin(angle)) }
}

/** The server draws the same. */
const round = (value: number) => Math.round(value * 10) / 10

const Lines = ({ voter: { products }, at }: { readonly voter: Voter; readonly at: Point }) => (
  <>
    {products.map((index) => {
      const corner = CORNERS[index]
      return corner === undefined ? null : <path key={index} d={`M${at.x} ${at.y}L${corner.x} ${corner.y}`} className="stroke-line" />
    })}
    <path d={`M${at.x} ${at.y}L${CENTRE.x} ${CENTRE.y}`} className="stroke-lime opacity-50" />
  </>
)

const Dot = ({ voter: { products }, at }: { readonly voter: Voter; readonly at: Point }) =>
  products.length > 0 ? (
    <circle cx={at.x} cy={at.y} r="7" className="fill-lime" />
  ) : (
    <circle cx={at.x} cy={at.y} r="6" strokeWidth="2" className="fill-surface stroke-lime" />
  )

const Name = ({ x, y, name, className }: Point & { readonly name: string; readonly className: string }) => (
  <text x={x} y={y} textAnchor="middle" fontSize="14" className={className}>
    {name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name}
  </text>
)

const Key = ({ mark, children }: { readonly mark: React.ReactNode; readonly children: string }) => (
  <span className="inline-flex items-center gap-1.5">
    <svg viewBox="0 0 12 12" className="size-3">
      {mark}
    </svg>
    {children}
  </span>
)

const labelOf = (name: string, products: Together['products'], voters: readonly Voter[]): string => {
  const sharing = voters.filter((voter) => voter.products.length > 0).length
  const names = products.map(({ tool }) => tool?.name ?? 'a removed product').join(', ')
  return `${sharing} of ${voters.length} voters for ${name} also voted for some of ${names}`
}
