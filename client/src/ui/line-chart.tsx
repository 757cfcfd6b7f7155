import type { ReactNode } from 'react'
import { linePath, niceMax } from './line-path.ts'

const WIDTH = 640
const HEIGHT = 200

type Props = {
  /** What the line shows, in a sentence: what a screen reader says of it, before the table. */
  label: string
  points: readonly number[]
  slots: number
  /** Below, from the first to the last at even distances. */
  ticks: readonly string[]
  /** The same in numbers. */
  table: ReactNode
}

/** What grew over time. The line is stretched to its place and its stroke is not. */
export const LineChart = ({ label, points, slots, ticks, table }: Props) => {
  const max = niceMax(Math.max(0, ...points))
  const { line, area, end } = linePath(points, { width: WIDTH, height: HEIGHT, slots, max })
  return (
    <figure>
      <div className="line-chart">
        <ol aria-hidden="true" className="line-chart-scale">
          {[max, max / 2, 0].map((value) => (
            <li key={value}>{value}</li>
          ))}
        </ol>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label} className="line-chart-plot">
          {[0, HEIGHT / 2, HEIGHT].map((y) => (
            <path key={y} d={`M0 ${y}H${WIDTH}`} className="stroke-line-2" vectorEffect="non-scaling-stroke" />
          ))}
          <path d={area} className="fill-lime opacity-15" />
          <path d={line} fill="none" strokeLinejoin="round" className="stroke-lime stroke-[2.5]" vectorEffect="non-scaling-stroke" />
          {end === undefined ? null : (
            <path d={`M${end.x} ${end.y}h0`} strokeLinecap="round" className="stroke-lime stroke-[9]" vectorEffect="non-scaling-stroke" />
          )}
        </svg>
        <ol aria-hidden="true" className="line-chart-ticks">
          {ticks.map((tick) => (
            <li key={tick}>{tick}</li>
          ))}
        </ol>
      </div>
      <details className="chart-table">
        <summary>As a table</summary>
        {table}
      </details>
    </figure>
  )
}
