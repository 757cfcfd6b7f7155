export interface Point {
  readonly index: number
  readonly value: number
}

/**
 * Leaves out what no eye would see: of each stretch the one point stays that forms the largest triangle with its neighbours, so that peaks remain
 * ("largest triangle three buckets", Steinarsson 2013).
 */
export const thinOut = (values: readonly number[], most: number): readonly Point[] => {
  const points = values.map((value, index) => ({ index, value }))
  const [first, last] = [points[0], points.at(-1)]
  if (points.length <= most || first === undefined || last === undefined) return points
  const size = (points.length - 2) / (most - 2)
  const stretch = (bucket: number) => points.slice(Math.floor(bucket * size) + 1, Math.floor((bucket + 1) * size) + 1)
  const kept = [first]
  let before = first
  for (let bucket = 0; bucket < most - 2; bucket++) {
    const next = bucket === most - 3 ? [last] : stretch(bucket + 1)
    const middle = { index: meanOf(next, 'index'), value: meanOf(next, 'value') }
    const [candidate, ...others] = stretch(bucket)
    if (candidate === undefined) continue
    before = others.reduce((best, point) => (areaOf(before, point, middle) > areaOf(before, best, middle) ? point : best), candidate)
    kept.push(before)
  }
  return [...kept, last]
}

const meanOf = (points: readonly Point[], field: keyof Point) =>
  points.reduce((sum, point) => sum + point[field], 0) / Math.max(1, points.length)

const areaOf = (one: Point, other: Point, third: Point) =>
  Math.abs((one.index - third.index) * (other.value - one.value) - (one.index - other.index) * (third.value - one.value))
