import type { Form } from '../../lib/commands/forms-slice.ts'
import type { Decision, QueueRow } from './queue.ts'

/** A row that was decided about on this page, which the server may list still or no longer. */
export interface Decided {
  /** The list that shows it. */
  readonly list: string
  readonly row: QueueRow
  /** Where in the list it was. */
  readonly place: number
  readonly decision: Decision
  readonly isUndone: boolean
}

type Status = Form['status'] | undefined
export type StatusOf = (about: string) => Status

/** What a list shows of the row: the decision, or what the server says. A refused decision leaves it as it was, and so does one that was undone. */
export const showsDecision = ({ isUndone }: Decided, status: Status): boolean =>
  isUndone ? status === 'busy' || status === 'refused' : status !== 'refused'

const isRefused = (status: Status) => status === 'refused'

export const decidedIn = (decided: readonly Decided[], list: string, about: string): Decided | undefined =>
  decided.find((each) => each.list === list && each.row.about === about)

/** The rows of a list, and in their places those that have left it since they were decided about. */
export const withDecided = (
  rows: readonly QueueRow[],
  decided: readonly Decided[],
  list: string,
  statusOf: StatusOf,
): readonly QueueRow[] =>
  decided
    .filter((each) => each.list === list && rows.every(({ about }) => about !== each.row.about))
    .filter((each) => showsDecision(each, statusOf(each.row.about)) || isRefused(statusOf(each.row.about)))
    .toSorted((one, other) => one.place - other.place)
    .reduce<readonly QueueRow[]>((all, { place, row }) => [...all.slice(0, place), row, ...all.slice(place)], rows)

/** How many the server counts still that are decided about by now. */
export const countDecided = (rows: readonly QueueRow[], decided: readonly Decided[], list: string, statusOf: StatusOf): number =>
  rows.filter(({ about }) => {
    const known = decidedIn(decided, list, about)
    return known !== undefined && showsDecision(known, statusOf(about))
  }).length

/** One decision takes out those before it in the list, but for those that are not answered yet. */
export const withDecision = (decided: readonly Decided[], next: Decided, statusOf: StatusOf): readonly Decided[] => [
  ...decided.filter(({ list, row }) => list !== next.list || (row.about !== next.row.about && statusOf(row.about) === 'busy')),
  next,
]

export const withoutDecision = (decided: readonly Decided[], gone: Decided): readonly Decided[] => decided.filter((each) => each !== gone)

export const withUndone = (decided: readonly Decided[], undone: Decided): readonly Decided[] =>
  decided.map((each) => (each === undone ? { ...each, isUndone: true } : each))
