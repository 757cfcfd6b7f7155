import { useMemo, useState } from 'react'
import type { ConsoleColumn, TableView } from './console-column.ts'
import { filterRows } from './filter-rows.ts'
import { sortRows } from './sort-rows.ts'

interface Options<Row> {
  readonly rows: readonly Row[]
  readonly columns: readonly ConsoleColumn<Row>[]
  readonly initial: TableView
  readonly onChange: ((view: TableView) => void) | undefined
}

/** The rows that are shown, in their order. */
export const useTableView = <Row>({ rows, columns, initial, onChange }: Options<Row>) => {
  const [view, setView] = useState(initial)
  const { sort, filter } = view
  const shown = useMemo(() => sortRows(filterRows(rows, columns, filter), columns, sort), [rows, columns, filter, sort])
  const change = (changed: Partial<TableView>) => {
    const next = { ...view, ...changed }
    setView(next)
    onChange?.(next)
  }
  return { ...view, shown, change }
}
