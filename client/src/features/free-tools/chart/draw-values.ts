import { bounded } from './series.ts'
import type { Frame } from './draw-chart.ts'

export interface Spot {
  readonly index: number
  readonly value: number
}

/** What a place in the picture stands for, held within the chart. */
export const spotAt = (x: number, y: number, count: number, scale: number, { plot }: Frame): Spot => {
  const across = (x - plot.left) / (plot.right - plot.left)
  const up = (plot.bottom - y) / (plot.bottom - plot.top)
  const within = (part: number) => Math.min(1, Math.max(0, part))
  return { index: Math.round(within(across) * (count - 1)), value: bounded(within(up) * scale) }
}

/** A line from one spot to the next, as a pointer that moves fast leaves out what is between. */
export const drawnTo = (values: readonly number[], from: Spot, to: Spot): readonly number[] => {
  const [first, last] = from.index <= to.index ? [from, to] : [to, from]
  return values.map((value, index) => {
    if (index < first.index || index > last.index) return value
    if (index === to.index) return to.value
    return bounded(first.value + ((last.value - first.value) * (index - first.index)) / Math.max(1, last.index - first.index))
  })
}

/** How far a key moves a value: fine enough to aim, and coarse enough to arrive. */
export const stepOf = (scale: number): number => Math.max(1, Math.round(scale / 100))
