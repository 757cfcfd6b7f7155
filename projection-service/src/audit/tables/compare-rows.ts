import { isDeepStrictEqual } from 'node:util'
import type { Finding } from '../finding.ts'

/** A table against the rows that the log gives it: each stands there once, as it should, and nothing else does. */
export const compareRows = <Row extends object>(
  table: string,
  { logged, shown, nameOf }: { readonly logged: readonly Row[]; readonly shown: readonly Row[]; nameOf(row: Row): string },
): Finding[] => {
  const left = new Map(shown.map((row) => [nameOf(row), row]))
  const found = logged.flatMap((row) => {
    const name = nameOf(row)
    const there = left.get(name)
    left.delete(name)
    return there === undefined ? [`${name}, is in the log and not in the table`] : differences(name, row, there)
  })
  const surplus = [...left.keys()].map((name) => `${name}, is in the table and not in the log`)
  return [...found, ...surplus].map((text) => ({ place: 'table', text: `${table}: ${text}.` }))
}

const differences = (name: string, row: object, there: object): string[] => {
  const said = new Map<string, unknown>(Object.entries(there))
  return Object.entries(row)
    .filter(([field, value]) => !isDeepStrictEqual(value, said.get(field)))
    .map(([field, value]) => `${name}: its ${field} is ${inWords(value)} in the log and ${inWords(said.get(field))} in the table`)
}

const inWords = (value: unknown): string => (typeof value === 'string' ? value : value === null ? 'none' : JSON.stringify(value))
