import type { ReactNode } from 'react'

export type CellValue = string | number | null

export interface ConsoleColumn<Row> {
  readonly key: string
  readonly label: string
  readonly numeric?: boolean
  /** Sentences, which take as many lines as they need. All else stays on one, and the table is moved sideways. */
  readonly wraps?: boolean
  readonly cell: (row: Row) => ReactNode
  /** What it is sorted by and what files have of it; null comes last. A column without one is only looked at. */
  readonly value?: (row: Row) => CellValue
  /** What can be read in the cell, for the filter, where that is not the value: "14:02:11" of an instant. */
  readonly text?: (row: Row) => string
}

export interface Sort {
  readonly key: string
  readonly isDescending: boolean
}

/** What an address may keep of a table. */
export interface TableView {
  readonly sort: Sort | undefined
  readonly filter: string
}
