import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from } from 'pg-copy-streams'
import { inOwnProcess } from './own-process.ts'

const ROWS_AT_ONCE = 1_000
const LAUNCHES = 1_000

/** The limit for rankings: the rows that a standing is recounted from, into a table with the same indexes, as quickly as Postgres takes them. */
export const copyVotesLoad = inOwnProcess(import.meta, async ({ url, rows }: { url: string; rows: number }): Promise<number> => {
  const members = Array.from({ length: ROWS_AT_ONCE }, () => randomUUID())
  const chunks = Array.from({ length: rows / ROWS_AT_ONCE }, (_, chunk) =>
    members
      .map((member, row) => {
        const position = chunk * ROWS_AT_ONCE + row
        return `${member}\t${chunk}\tlaunch-${position % LAUNCHES}\t2026-01-01\t2026-01-01\t1\t${position}\tcounted\t\\N\n`
      })
      .join(''),
  )
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('drop table if exists copied_votes')
  await client.query(
    `create table copied_votes (member_id uuid, number int, launch_id text, board_date date, counts_on date, weight smallint, position bigint,
     state text, withdrawn_on date, primary key (member_id, number))`,
  )
  await client.query('create index on copied_votes (launch_id)')
  const begun = performance.now()
  await pipeline(Readable.from(chunks), client.query(from('copy copied_votes from stdin')))
  const perSecond = (rows * 1_000) / (performance.now() - begun)
  await client.query('drop table copied_votes')
  await client.end()
  return perSecond
})
