import { isDeepStrictEqual } from 'node:util'
import type { LogPosition } from '@debut/events/kernel/ids.ts'
import type { Finding } from '../finding.ts'

/** A table against the rows that the log gives it: each stands there once, as it should, and nothing else does. */
export const compareRows = <Row extends object>(
  table: string,
  {
    logged,
    shown,
    nameOf,
    voteOf,
  }: {
    readonly logged: readonly Row[]
    readonly shown: readonly Row[]
    nameOf(row: Row): string
    voteOf?(row: Row): LogPosition | undefined
  },
): Finding[] => {
  const left = new Map(shown.map((row) => [nameOf(row), row]))
  const found = logged.flatMap((row) => {
    const name = nameOf(row)
    const there = left.get(name)
    left.delete(name)
    return (there === undefined ? [`${name}, is in the log and not in the table`] : differences(name, row, there)).map((text) => ({
      row,
      text,
    }))
  })
  const surplus = [...left].map(([name, row]) => ({ row, text: `${name}, is in the table and not in the log` }))
  return [...found, ...surplus].map(({ row, text }): Finding => {
    const vote = voteOf?.(row)
    return { place: 'table', text: `${table}: ${text}.`, ...(vote !== undefined && { vote }) }
  })
}

const differences = (name: string, row: object, there: object): string[] => {
  const said = new Map<string, unknown>(Object.entries(there))
  return Object.entries(row)
    .filter(([field, value]) => !isDeepStrictEqual(value, said.get(field)))
    .map(([field, value]) => `${name}: its ${field} is ${inWords(value)} in the log and ${inWords(said.get(field))} in the table`)
}

const inWords = (value: unknown): string => (typeof value === 'string' ? value : value === null ? 'none' : JSON.stringify(value))
