/** The next round number that a scale can end with. */
export const niceMax = (highest: number): number => {
  if (highest <= 4) return 4
  const size = 10 ** Math.floor(Math.log10(highest))
  return [1, 2, 4, 5, 10].map((step) => step * size).find((end) => end >= highest) ?? highest
}

interface Frame {
  readonly width: number
  readonly height: number
  /** How many points the whole width has room for; there may be fewer yet. */
  readonly slots: number
  readonly max: number
}

export interface LinePath {
  readonly line: string
  readonly area: string
  readonly end: { readonly x: number; readonly y: number } | undefined
}

const round = (value: number) => Math.round(value * 10) / 10

/** Each point stands at the end of its slot, and all begin at nothing. */
export const linePath = (points: readonly number[], { width, height, slots, max }: Frame): LinePath => {
  const places = [0, ...points].map((point, index) => ({ x: round((index * width) / slots), y: round(height - (point * height) / max) }))
  const line = `M${places.map(({ x, y }) => `${x} ${y}`).join('L')}`
  const end = points.length === 0 ? undefined : places.at(-1)
  return { line, area: end === undefined ? '' : `${line}L${end.x} ${height}L0 ${height}Z`, end }
}
