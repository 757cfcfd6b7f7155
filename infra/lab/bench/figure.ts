/** One line of the report. The limit is something simpler that does the same work, measured in the same run on the same machine. */
export interface Figure {
  readonly what: string
  readonly value: number
  readonly unit: string
  readonly limit?: { readonly what: string; readonly value: number }
  readonly goal?: Goal
  readonly note?: string
}

type Goal = {
  /** Whether the figure itself is judged, or its ratio to the limit. */
  readonly of: 'figure' | 'ratio'
  readonly is: 'at least' | 'at most'
  readonly value: number
}

export type Part =
  | 'store'
  | 'commands'
  | 'voting'
  | 'voters'
  | 'history'
  | 'identity'
  | 'projection'
  | 'page'
  | 'listings'
  | 'search'
  | 'discussion'
  | 'uploads'
  | 'consoles'
  | 'start'

export const ratioOf = ({ value, limit }: Figure): number | undefined => (limit === undefined ? undefined : value / limit.value)

export const isMet = (figure: Figure): boolean | undefined => {
  const { goal } = figure
  const judged = goal?.of === 'ratio' ? ratioOf(figure) : figure.value
  if (goal === undefined || judged === undefined) return undefined
  return goal.is === 'at least' ? judged >= goal.value : judged <= goal.value
}
