import type { Session } from '@debut/adapters/session.ts'
import { schemaOf } from './build.ts'

/** Table by table: the same number of rows, and the same rows in whatever order. */
export const compareBuilds = async (session: Session, name: string, one: number, other: number): Promise<string[]> => {
  const tables = await session.query<{ table: string }>('select tablename as "table" from pg_tables where schemaname = $1', [
    schemaOf(name, one),
  ])
  const differences: string[] = []
  for (const { table } of tables) {
    const before = await fingerprint(session, name, one, table)
    const after = await fingerprint(session, name, other, table)
    if (before.rows !== after.rows) differences.push(`${table} has ${after.rows} rows instead of ${before.rows}`)
    else if (before.hash !== after.hash) differences.push(`${table} has ${after.rows} rows, but not the same ones`)
  }
  return differences
}

const fingerprint = async (session: Session, name: string, version: number, table: string) => {
  const [print] = await session.query<{ rows: number; hash: string }>(
    `select count(*) as rows, coalesce(sum(hashtextextended(t::text, 0)), 0)::text as hash from ${schemaOf(name, version)}."${table}" t`,
  )
  return print ?? { rows: 0, hash: '0' }
}
