import type { Manifest } from './manifest.ts'

const MB = 1_000_000

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
const count = (number: number) => number.toLocaleString('en')

/** What a back-up holds. */
export const inWords = ({ id, log, tables, uploads, erasures }: Manifest): string =>
  `${id}: ${count(log?.events ?? 0)} events, ${count(sum(tables.map(({ rows }) => rows)))} rows of ${tables.length} tables, ${count(uploads.count)} uploads, ${count(erasures)} on the list of erasures`

/** It is empty if the log has none of them. */
export const leftOutInWords = (ofStore: number): string[] =>
  ofStore === 0 ? [] : [`${count(ofStore)} of its events belong to the event store itself and are left out.`]

export const sizeAndTime = (bytes: number, ms: number): string => `${(bytes / MB).toFixed(1)} MB in ${(ms / 1_000).toFixed(1)} s`
