import type { Session } from '@debut/adapters/session.ts'
import { schemaOf } from './build.ts'

/** Table by table: the same number of rows, and the same rows in whatever order. */
export const compareBuilds = async (session: Session, name: string, one: number, other: number): Promise<string[]> => {
  const differences: string[] = []
  for (const { table, before, after } of await fingerprints(session, name, one, other)) {
    if (before.rows !== after.rows) differences.push(`${table} has ${after.rows} rows instead of ${before.rows}`)
    else if (before.hash !== after.hash) differences.push(`${table} has ${after.rows} rows, but not the same ones`)
  }
  return differences
}

interface Fingerprint {
  readonly rows: number
  readonly hash: string
}

interface Fingerprints {
  readonly table: string
  readonly before: Fingerprint
  readonly after: Fingerprint
}

/** What tells whether two builds hold the same rows, by table. */
export const fingerprints = async (session: Session, name: string, one: number, other: number): Promise<Fingerprints[]> => {
  const tables = await session.query<{ table: string }>(
    'select tablename as "table" from pg_tables where schemaname = $1 order by tablename',
    [schemaOf(name, one)],
  )
  const prints: Fingerprints[] = []
  for (const { table } of tables)
    prints.push({ table, before: await fingerprint(session, name, one, table), after: await fingerprint(session, name, other, table) })
  return prints
}

const fingerprint = async (session: Session, name: string, version: number, table: string): Promise<Fingerprint> => {
  const [print] = await session.query<Fingerprint & Record<string, unknown>>(
    `select count(*) as rows, coalesce(sum(hashtextextended(t::text, 0)), 0)::text as hash from ${schemaOf(name, version)}."${table}" t`,
  )
  return print ?? { rows: 0, hash: '0' }
}
