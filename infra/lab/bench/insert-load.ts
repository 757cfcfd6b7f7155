import pg from 'pg'
import { inOwnProcess } from './own-process.ts'
import { sampleEvents } from './sample-events.ts'

interface Load {
  readonly url: string
  readonly writers: readonly number[]
  readonly seconds: number
}

/** Postgres gives each connection a process: more of them than this make it slower, not faster. */
const MOST_CONNECTIONS = 32

/** The limit for appends: one durable insert of the same event each. */
export const insertLoad = inOwnProcess(import.meta, async ({ url, writers, seconds }: Load): Promise<number[]> => {
  const pool = new pg.Pool({ connectionString: url, max: MOST_CONNECTIONS })
  await pool.query('create table if not exists appended (id bigint generated always as identity primary key, data jsonb, metadata jsonb)')
  const samples = sampleEvents().map(({ data, metadata }) => [JSON.stringify(data), JSON.stringify(metadata)])

  const insert = async (count: number, until: number) => {
    let inserted = 0
    const write = async () => {
      while (performance.now() < until) {
        const values = samples[inserted++ % samples.length] ?? []
        await pool.query({ name: 'append', text: 'insert into appended (data, metadata) values ($1, $2) returning id', values })
      }
    }
    const begun = performance.now()
    await Promise.all(Array.from({ length: count }, write))
    return (inserted * 1_000) / (performance.now() - begun)
  }

  await insert(32, performance.now() + 500)
  const rates: number[] = []
  for (const count of writers) rates.push(await insert(count, performance.now() + seconds * 1_000))
  await pool.end()
  return rates
})
