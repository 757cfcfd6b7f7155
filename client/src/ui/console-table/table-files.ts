import type { CellValue, ConsoleColumn } from './console-column.ts'

type Columns<Row> = readonly ConsoleColumn<Row>[]

/** Spreadsheets run what begins like a formula; after an apostrophe they take it for text. A number is none. */
const harmless = (text: string): string => (/^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text)

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

const fieldOf = (value: CellValue): string => (value === null ? '' : quoted(typeof value === 'number' ? String(value) : harmless(value)))

/** By RFC 4180: one line of names, then one for each row. */
export const csvOf = <Row>(columns: Columns<Row>, rows: readonly Row[]): string =>
  [
    columns.flatMap(({ label, value }) => (value ? [quoted(harmless(label))] : [])),
    ...rows.map((row) => columns.flatMap(({ value }) => (value ? [fieldOf(value(row))] : []))),
  ]
    .map((fields) => `${fields.join(',')}\r\n`)
    .join('')

/** One object for each row, by the columns' keys. */
export const ndjsonOf = <Row>(columns: Columns<Row>, rows: readonly Row[]): string =>
  rows
    .map((row) => JSON.stringify(Object.fromEntries(columns.flatMap(({ key, value }) => (value ? [[key, value(row)]] : [])))))
    .map((line) => `${line}\n`)
    .join('')
