import type { Why } from './analysis-answers.ts'
import type { ToolId } from '../tools/tool-card.ts'

/** "1,204", "12.5": at most one decimal, the same on both sides. */
export const pointsLabel = (points: number): string => {
  const [whole = '', decimal] = String(Math.round(Math.abs(points) * 10) / 10).split('.')
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')
  return `${points < 0 ? '−' : ''}${grouped}${decimal === undefined ? '' : `.${decimal}`}`
}

const isOne = (points: number) => pointsLabel(Math.abs(points)) === '1'
const pointsIn = (points: number): string => `${pointsLabel(Math.abs(points))} ${isOne(points) ? 'point' : 'points'}`

const listed = (words: readonly string[], last: 'and' | 'or'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1) ?? ''}`

const weightsIn = (weights: readonly number[], last: 'and' | 'or') =>
  listed(
    weights.map((weight) => `×${weight}`),
    last,
  )

/** "Loses 9 points", "Gains 1 point"; nothing where nothing is shown to change. */
const changeIn = (change: number): string | undefined =>
  pointsLabel(Math.abs(change)) === '0' ? undefined : `${change < 0 ? 'Loses' : 'Gains'} ${pointsIn(change)}`

/** Why a launch is where it is, in one sentence without a full stop. */
export const whySentence = (why: Why, nameOf: (toolId: ToolId) => string): string => {
  const others = ({ toolId, more }: { readonly toolId: ToolId; readonly more: number }) =>
    more === 0 ? nameOf(toolId) : `${nameOf(toolId)} and ${more} more`
  switch (why.kind) {
    case 'no-votes':
      return 'Has no votes that count'
    case 'unchanged':
      return 'Nothing changes for it'
    case 'keeps-place':
      return `${changeIn(why.change) ?? 'Hardly changes'} but keeps its place`
    case 'mostly-kept':
      return why.weights.length === 0
        ? `${why.percent}% of its votes weigh as much as before`
        : `${why.percent}% of its votes already weighed ${weightsIn(why.weights, 'or')}`
    case 'drops-below':
      return `${others(why)} ${why.more === 0 ? 'drops' : 'drop'} below it`
    case 'loses-weights':
      return `Loses ${pointsIn(why.points)} from ${weightsIn(why.weights, 'and')} votes`
    case 'came-from':
      return `${why.percent}% of its points came from ${weightsIn(why.weights, 'and')} votes`
    case 'left-out':
      return `Loses ${pointsIn(why.points)} from ${why.votes} ${why.votes === 1 ? 'vote that is' : 'votes that are'} left out`
    case 'passed-by':
      return `${changeIn(why.change) ?? 'Keeps its points'}, and ${others(why)} ${why.more === 0 ? 'passes' : 'pass'} it`
    case 'passes':
      return `${changeIn(why.change) ?? 'Keeps its points'} and passes ${others(why)}`
  }
}
