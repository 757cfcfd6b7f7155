import type { Why } from '@debut/events/analyses/analysis-answers.ts'
import type { Ranked } from './rank.ts'

/** The same launch in both rankings, with what each of its votes weighs in them. */
export interface Moved {
  readonly before: Ranked
  readonly after: Ranked
  /** Undefined between two moments, where votes came and went. */
  readonly weights: readonly { readonly before: number; readonly after: number }[] | undefined
}

const MOSTLY = 0.8
/** Of the points that were there before, a share that explains a fall. */
const LARGE_SHARE = 0.25
const HEAVIEST = 2

/** Who passed it, or whom it passed: the nearest to it now, and how many more. */
const passedBetween = ({ before, after }: Moved, all: readonly Moved[]) => {
  const isUp = after.rank < before.rank
  let nearest: Ranked | undefined
  let crossed = 0
  for (const other of all) {
    const [wasAbove, isAbove] = [other.before.rank < before.rank, other.after.rank < after.rank]
    if (wasAbove === isAbove || wasAbove !== isUp || other.before.launchId === before.launchId) continue
    crossed += 1
    if (nearest === undefined || Math.abs(other.after.rank - after.rank) < Math.abs(nearest.rank - after.rank)) nearest = other.after
  }
  return nearest && { toolId: nearest.toolId, more: crossed - 1 }
}

const totalOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0)
const weightsOf = (numbers: Iterable<number>): number[] => [...new Set(numbers)].toSorted((one, other) => one - other)

/** The one figure that says most about a move. */
export const whyOf = (moved: Moved, all: readonly Moved[]): Why => {
  const { before, after, weights } = moved
  const change = Math.round((after.points - before.points) * 10) / 10
  const passed = passedBetween(moved, all)
  const isDown = after.rank > before.rank
  if (before.voters === 0 && after.voters === 0) return { kind: 'no-votes' }
  if (weights === undefined) return ofMoments({ change, passed, isDown })
  if (passed === undefined || after.rank === before.rank) return change === 0 ? { kind: 'unchanged' } : { kind: 'keeps-place', change }
  return isDown ? ofFall({ before, weights, change, passed }) : ofRise(weights, passed)
}

type Others = NonNullable<ReturnType<typeof passedBetween>>
type Weights = NonNullable<Moved['weights']>

const ofMoments = ({
  change,
  passed,
  isDown,
}: {
  readonly change: number
  readonly passed: Others | undefined
  readonly isDown: boolean
}): Why => {
  if (passed === undefined) return change === 0 ? { kind: 'unchanged' } : { kind: 'keeps-place', change }
  return { kind: isDown ? 'passed-by' : 'passes', change, ...passed }
}

const ofRise = (weights: Weights, passed: Others): Why => {
  const kept = weights.filter((each) => each.before === each.after)
  const share = kept.length / weights.length
  if (share < MOSTLY) return { kind: 'drops-below', ...passed }
  return {
    kind: 'mostly-kept',
    percent: percentOf(share),
    weights: decidedByWeight(weights) ? weightsOf(kept.map((each) => each.before)) : [],
  }
}

const ofFall = ({
  before,
  weights,
  change,
  passed,
}: {
  readonly before: Ranked
  readonly weights: Weights
  readonly change: number
  readonly passed: Others
}): Why => {
  const lost = weights.filter((each) => each.after < each.before)
  if (lost.length > 0 && lost.every((each) => each.after === 0))
    return { kind: 'left-out', points: totalOf(lost.map((each) => each.before)), votes: lost.length }
  if (lost.length > 0 && decidedByWeight(weights)) {
    const heavy = weightsOf(lost.map((each) => each.before)).slice(-HEAVIEST)
    const share = totalOf(lost.filter((each) => heavy.includes(each.before)).map((each) => each.before)) / before.points
    if (passed.more === 0) return { kind: 'passed-by', change, ...passed }
    if (share >= LARGE_SHARE) return { kind: 'came-from', percent: percentOf(share), weights: heavy }
    return { kind: 'loses-weights', points: Math.round(-change * 10) / 10, weights: weightsOf(lost.map((each) => each.before)) }
  }
  return { kind: 'passed-by', change, ...passed }
}

/** Whether votes of the same weight fare the same, so that weights say what happened. */
const decidedByWeight = (weights: Weights): boolean => {
  const becomes = new Map<number, number>()
  return weights.every(({ before, after }) => {
    const known = becomes.get(before) ?? after
    becomes.set(before, known)
    return known === after && after > 0
  })
}

/** Less than all is not 100, and more than nothing is not 0. */
const percentOf = (share: number): number => {
  const percent = Math.round(share * 100)
  return share < 1 && percent === 100 ? 99 : share > 0 && percent === 0 ? 1 : percent
}
