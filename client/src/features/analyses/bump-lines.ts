import type { AnalysisResult } from '@debut/events/analyses/analysis-answers.ts'

type Chart = AnalysisResult['chart']

export interface BumpPoint {
  readonly x: number
  readonly y: number
  /** This is the rank on the whole board. */
  readonly rank: number
}

export interface BumpLine {
  readonly launchId: string
  readonly toolId: string
  readonly points: readonly BumpPoint[]
  /** A smooth way through its points. */
  readonly path: string
  /** Places between its highest and its lowest. */
  readonly spread: number
}

interface Sizes {
  readonly left: number
  readonly top: number
  readonly step: number
  readonly row: number
}

/**
 * The lines lead each launch from step to step, in the order that these few have among themselves: a launch that is far down the board under another rule
 * stays in the picture, with its true rank in its circle.
 */
export const bumpLines = ({ steps, lines }: Chart, { left, top, step, row }: Sizes): BumpLine[] => {
  const columns = steps.map((_, index) => lines.map(({ ranks }) => ranks[index] ?? 0).toSorted((one, other) => one - other))
  return lines.map(({ launchId, toolId, ranks }) => {
    const points = ranks.map((rank, index) => ({ rank, x: left + index * step, y: top + (columns[index]?.indexOf(rank) ?? 0) * row }))
    return { launchId, toolId, points, path: pathOf(points), spread: Math.max(...ranks) - Math.min(...ranks) }
  })
}

const pathOf = ([first, ...rest]: readonly BumpPoint[]): string => {
  if (first === undefined) return ''
  let path = `M${first.x} ${first.y}`
  let from = first
  for (const to of rest) {
    const middle = (from.x + to.x) / 2
    path += `C${middle} ${from.y} ${middle} ${to.y} ${to.x} ${to.y}`
    from = to
  }
  return path
}

const MOST_COLOURED = 3

/** The lines that move most are coloured, in this order; the others stay grey. */
export const movers = (lines: readonly BumpLine[]): readonly string[] =>
  lines
    .filter(({ spread }) => spread > 0)
    .toSorted((one, other) => other.spread - one.spread)
    .slice(0, MOST_COLOURED)
    .map(({ launchId }) => launchId)
