import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from } from 'pg-copy-streams'
import { inOwnProcess } from './own-process.ts'

const ROWS_AT_ONCE = 1_000

/** The limit for projections: the same rows into a table with the same indexes, as quickly as Postgres takes them. */
export const copyLoad = inOwnProcess(import.meta, async ({ url, rows }: { url: string; rows: number }): Promise<number> => {
  const chunks = Array.from({ length: rows / ROWS_AT_ONCE }, (_, chunk) =>
    Array.from({ length: ROWS_AT_ONCE }, (_, row) => {
      const position = chunk * ROWS_AT_ONCE + row
      return `${randomUUID()}\tbench-${position}\t2026-01-01T00:00:00Z\t${position}\n`
    }).join(''),
  )
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('drop table if exists copied')
  await client.query(
    'create table copied (member_id uuid primary key, username text, registered_at timestamptz not null, position bigint not null unique)',
  )
  const begun = performance.now()
  await pipeline(Readable.from(chunks), client.query(from('copy copied from stdin')))
  const perSecond = (rows * 1_000) / (performance.now() - begun)
  await client.query('drop table copied')
  await client.end()
  return perSecond
})
