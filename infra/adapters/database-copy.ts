import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from, to } from 'pg-copy-streams'
import { types } from './database.ts'

export interface CopiedTable {
  readonly name: string
  readonly columns: readonly string[]
}

/** One connection whose transaction is begun, for COPY in either direction. */
export interface CopySession {
  query<Row extends pg.QueryResultRow = Record<string, unknown>>(sql: string, values?: readonly unknown[]): Promise<Row[]>
  /** Logged tables of a schema, those that others refer to first. Unlogged ones hold what may be lost. */
  tables(schema: string): Promise<CopiedTable[]>
  /** A line for each row, cut anywhere. */
  copyOut(schema: string, table: CopiedTable): AsyncIterable<Buffer>
  copyIn(schema: string, table: CopiedTable, lines: AsyncIterable<Buffer>): Promise<void>
  end(how: 'commit' | 'rollback'): Promise<void>
}

const TABLES = `
  select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns,
    coalesce((select array_agg(f.confrelid::regclass::text) from pg_constraint f where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid), '{}') as needs
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relnamespace = to_regnamespace($1) and c.relkind = 'r' and c.relpersistence = 'p'
  group by c.oid, c.relname order by c.relname`

const openCopySession = async (url: string, name: string, begin: string): Promise<CopySession> => {
  const client = new pg.Client({ connectionString: url, application_name: name, connectionTimeoutMillis: 5_000, keepAlive: true, types })
  // A lost connection shows in the next query; without a listener it would end the process.
  client.on('error', () => undefined)
  await client.connect()
  await client.query(begin)
  const named = (schema: string, { name: table }: CopiedTable) => `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(table)}`
  const columnsOf = ({ columns }: CopiedTable) => columns.map((column) => client.escapeIdentifier(column)).join(', ')
  return {
    query: async <Row extends pg.QueryResultRow>(sql: string, values: readonly unknown[] = []) =>
      (await client.query<Row>(sql, [...values])).rows,
    tables: async (schema) => {
      const { rows } = await client.query<CopiedTable & { needs: string[] }>(TABLES, [schema])
      const ordered: CopiedTable[] = []
      while (ordered.length < rows.length) {
        const known = new Set(ordered.map((table) => table.name))
        const next = rows.filter(
          ({ name: each, needs }) => !known.has(each) && needs.every((need) => known.has(need.split('.').at(-1) ?? '')),
        )
        if (next.length === 0) throw new Error(`the tables of ${schema} need each other in a circle`)
        ordered.push(...next.map(({ name: each, columns }) => ({ name: each, columns })))
      }
      return ordered
    },
    copyOut: (schema, table) => client.query(to(`copy ${named(schema, table)} (${columnsOf(table)}) to stdout`)),
    copyIn: (schema, table, lines) =>
      pipeline(Readable.from(lines), client.query(from(`copy ${named(schema, table)} (${columnsOf(table)}) from stdin`))),
    end: async (how) => {
      try {
        await client.query(how)
      } finally {
        await client.end()
      }
    },
  }
}

/** What the database holds at this moment, whatever is written to it afterwards. */
export const openSnapshot = async (url: string, name: string): Promise<CopySession> => {
  const session = await openCopySession(url, name, 'begin isolation level repeatable read read only')
  // The first question makes the snapshot.
  await session.query('select 1')
  return session
}

/** All of it or nothing. */
export const openLoading = (url: string, name: string): Promise<CopySession> => openCopySession(url, name, 'begin')
