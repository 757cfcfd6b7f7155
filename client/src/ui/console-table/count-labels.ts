import { grouped } from '../grouped.ts'

interface Counts {
  readonly shown: number
  readonly loaded: number
  readonly total: number | undefined
  readonly hasMore: boolean
  readonly isFiltered: boolean
}

/** "12 of 340" of what is loaded; without a filter, how much that is of all. */
export const countLabel = ({ shown, loaded, total, hasMore, isFiltered }: Counts): string => {
  if (isFiltered) return `${grouped(shown)} of ${grouped(loaded)}`
  if (total !== undefined && total > loaded) return `${grouped(loaded)} of ${grouped(total)} loaded`
  if (hasMore) return `${grouped(loaded)} loaded`
  return loaded === 1 ? '1 row' : `${grouped(loaded)} rows`
}

/** What the filter hides stays selected, and so it is said. */
export const selectedLabel = ({ selected, loaded, hidden }: { selected: number; loaded: number; hidden: number }): string =>
  `${grouped(selected)} of ${grouped(loaded)} selected${hidden > 0 ? `, ${grouped(hidden)} hidden by the filter` : ''}`
