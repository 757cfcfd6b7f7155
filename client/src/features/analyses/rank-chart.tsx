import type { AnalysisResult } from '@debut/events/analyses/analysis-answers.ts'
import { Table } from '../../ui/table.tsx'
import { type BumpLine, bumpLines, movers } from './bump-lines.ts'

interface Props {
  readonly title: string
  readonly hint: string | undefined
  readonly chart: AnalysisResult['chart']
  readonly nameOf: (toolId: string) => string
}

const SIZES = { left: 44, top: 30, row: 31 }
const MOST_STEP = 200
/** From the first step to the last. */
const SPAN = 540
const DOT = 9.5
const NAME_WIDTH = 170
const COLUMN_WIDTH = 72

/** Rank against the rule, for the first places under it. */
export const RankChart = ({ title, hint, chart, nameOf }: Props) => {
  const step = Math.min(MOST_STEP, SPAN / Math.max(1, chart.steps.length - 1))
  const lines = bumpLines(chart, { ...SIZES, step })
  const coloured = movers(lines)
  const height = SIZES.top + lines.length * SIZES.row + 30
  const width = SIZES.left + (chart.steps.length - 1) * step + NAME_WIDTH
  const xOf = (index: number) => SIZES.left + index * step
  // Grey lines are beneath those that are to be followed.
  const drawn = lines.toSorted((one, other) => coloured.indexOf(one.launchId) - coloured.indexOf(other.launchId))
  return (
    <section className="rounded-card border border-line-2 bg-surface p-4.5">
      <h2 className="flex flex-wrap items-baseline justify-between gap-x-4 font-text text-[13px] font-semibold tracking-normal">
        {title}
        {hint !== undefined && <span className="font-normal text-ink-2">{hint}</span>}
      </h2>
      <figure>
        <div className="bump-scroll" role="region" aria-label={title} tabIndex={0}>
          <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`${title}, as in the table below`} className="bump">
            {chart.steps.map(({ label, isChosen }, index) => (
              <g key={label}>
                {isChosen && (
                  <rect
                    x={xOf(index) - COLUMN_WIDTH / 2}
                    y={6}
                    width={COLUMN_WIDTH}
                    height={height - 36}
                    rx={14}
                    className="fill-lime-wash"
                  />
                )}
                <text x={xOf(index)} y={height - 8} textAnchor="middle" className="bump-step" data-chosen={isChosen}>
                  {label}
                </text>
              </g>
            ))}
            {drawn.map((line) => (
              <Line key={line.launchId} line={line} colour={coloured.indexOf(line.launchId)} name={nameOf(line.toolId)} />
            ))}
          </svg>
        </div>
        <details className="chart-table">
          <summary>As a table</summary>
          <Table
            caption={title}
            columns={[
              { key: 'product', label: 'Product', cell: ({ toolId }) => nameOf(toolId) },
              ...chart.steps.map(({ label }, index) => ({
                key: label,
                label,
                numeric: true,
                cell: ({ ranks }: Props['chart']['lines'][number]) => `#${ranks[index]}`,
              })),
            ]}
            rows={chart.lines}
            rowKey={({ launchId }) => launchId}
          />
        </details>
      </figure>
    </section>
  )
}

interface LineProps {
  readonly line: BumpLine
  /** Of the colours, or -1 for none. */
  readonly colour: number
  readonly name: string
}

const Line = ({ line: { points, path }, colour, name }: LineProps) => {
  const last = points.at(-1)
  return (
    <g className="bump-line" data-colour={colour < 0 ? undefined : colour}>
      <path d={path} fill="none" />
      {points.map(({ x, y, rank }) => (
        <g key={x}>
          <circle cx={x} cy={y} r={DOT} />
          <text x={x} y={y + 3.5} textAnchor="middle">
            {rank}
          </text>
        </g>
      ))}
      {last !== undefined && (
        <text x={last.x + 20} y={last.y + 4} className="bump-name">
          {name}
        </text>
      )}
    </g>
  )
}
