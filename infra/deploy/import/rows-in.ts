import { parse } from 'csv-parse/sync'
import { z } from 'zod'

/** One product as the file has it, and where that is. */
export interface Row {
  readonly where: string
  readonly values: Readonly<Record<string, string>>
}

const Records = z.array(z.object({ record: z.record(z.string(), z.unknown()), info: z.object({ lines: z.int() }) }))

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(textOf).join(', ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const lowered = (record: object): Record<string, string> =>
  Object.fromEntries(Object.entries(record).map(([column, value]) => [column.trim().toLowerCase(), textOf(value).trim()]))

/** A table with a line of names above it, or a list of objects. */
export const rowsIn = (text: string, kind: 'csv' | 'json'): Row[] => {
  if (kind === 'json') {
    const parsed: unknown = JSON.parse(text)
    if (!Array.isArray(parsed)) throw new Error('the file holds no list of products')
    return parsed.map((each: unknown, index) => {
      if (typeof each !== 'object' || each === null) throw new Error(`product ${index + 1} is no object`)
      return { where: `product ${index + 1}`, values: lowered(each) }
    })
  }
  const records: unknown = parse(text, { columns: true, bom: true, skip_empty_lines: true, trim: true, info: true })
  return Records.parse(records).map(({ record, info }) => ({ where: `line ${info.lines}`, values: lowered(record) }))
}
