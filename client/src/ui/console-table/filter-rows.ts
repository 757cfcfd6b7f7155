import { grouped } from '../grouped.ts'
import type { ConsoleColumn } from './console-column.ts'

/** A number is found as it is written and as it is shown: 1204 and 1,204. */
const textOf = <Row>(row: Row, { value, text }: ConsoleColumn<Row>): string => {
  const known = value?.(row) ?? ''
  return [text?.(row), String(known), typeof known === 'number' ? grouped(known) : undefined].filter(Boolean).join(' ')
}

/** Rows that have every word somewhere, in any case. */
export const filterRows = <Row>(rows: readonly Row[], columns: readonly ConsoleColumn<Row>[], filter: string): readonly Row[] => {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return rows
  return rows.filter((row) => {
    const text = columns
      .map((column) => textOf(row, column))
      .join('\n')
      .toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
