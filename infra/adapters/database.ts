import { readdirSync, readFileSync } from 'node:fs'
import knexPackage, { type Knex } from 'knex'
import pg from 'pg'
import { oftenAsked } from './often-asked.ts'

export type { Knex } from 'knex'

const safeInteger = (text: string): number => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is beyond 2^53`)
  return value
}

/** A day is a string and a log position a number: neither may pass through a Date or a bigint on its way. */
const overrides = new pg.TypeOverrides()
overrides.setTypeParser(pg.types.builtins.DATE, (text) => text)
overrides.setTypeParser(pg.types.builtins.INT8, safeInteger)

export const types = {
  getTypeParser: (oid: number, format?: string) => overrides.getTypeParser(oid, format === 'binary' ? 'binary' : 'text'),
}

interface DatabaseOptions {
  readonly url: string
  readonly name: string
  readonly connections?: number
  /** A query that takes longer fails, as when Postgres is unavailable; Postgres does not go on with it either. */
  readonly timeoutMs?: number
  /** Statements that are asked for often are given a name, by which Postgres knows them again: half of the work is in reading and planning them. */
  readonly namesOften?: true
  /** A statement that has a name is planned once, and not for each thing that it is asked for. */
  readonly plansOnce?: true
}

type SqlQuery = string | pg.QueryConfig

const askByName = (connection: pg.Client, nameOf: (text: string) => string | undefined): void => {
  const ask: (query: SqlQuery, ...rest: unknown[]) => unknown = connection.query.bind(connection)
  const named = (query: SqlQuery) => (typeof query === 'string' ? query : { name: nameOf(query.text), ...query })
  Object.assign(connection, { query: (query: SqlQuery, ...rest: unknown[]) => ask(named(query), ...rest) })
}

/** A connection whose last query was given up on may be dead without a word: it is not used again. */
const isIdle = (connection: unknown): boolean =>
  typeof connection === 'object' && connection !== null && 'readyForQuery' in connection && connection.readyForQuery === true

export const openDatabase = ({ url, name, connections = 8, timeoutMs, namesOften, plansOnce }: DatabaseOptions): Knex => {
  const nameOf = oftenAsked()
  return knexPackage({
    client: 'pg',
    connection: {
      connectionString: url,
      application_name: name,
      connectionTimeoutMillis: 1_500,
      keepAlive: true,
      types,
      ...(plansOnce && { options: '-c plan_cache_mode=force_generic_plan' }),
      ...(timeoutMs !== undefined && { query_timeout: timeoutMs, statement_timeout: timeoutMs }),
    },
    pool: {
      min: 0,
      max: connections,
      acquireTimeoutMillis: 1_800,
      idleTimeoutMillis: 30_000,
      validate: isIdle,
      ...(namesOften && {
        afterCreate: (connection: pg.Client, done: () => void) => {
          askByName(connection, nameOf)
          done()
        },
      }),
    },
    acquireConnectionTimeout: 1_800,
    // An error names its statement, and not what it was filled with: that may be a key, a code or somebody's address.
    compileSqlOnError: false,
    // Everything that it would print is also thrown.
    log: { warn: () => undefined, error: () => undefined, deprecate: () => undefined, debug: () => undefined },
  })
}

export const migrationsIn = (folder: URL): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()

/** Forward-only migrations: numbered SQL files, each in its transaction, run by whichever instance starts first. */
export const migrate = async (url: string, folder: URL, schema: string, names = migrationsIn(folder)): Promise<void> => {
  const database = openDatabase({ url, name: `migrate ${schema}`, connections: 2 })
  try {
    await migrateIn(database, folder, schema, names)
  } finally {
    await database.destroy()
  }
}

const migrateIn = async (database: Knex, folder: URL, schema: string, names: readonly string[]): Promise<void> => {
  await database.transaction(async (lock) => {
    await lock.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`migrate ${schema}`])
    await database.raw('create schema if not exists ??', [schema])
    await database.migrate.latest({
      schemaName: schema,
      tableName: 'migrations',
      migrationSource: {
        getMigrations: async () => [...names],
        getMigrationName: (name: string) => name,
        getMigration: async (name: string) => ({
          up: (transaction: Knex) => transaction.raw(readFileSync(new URL(name, folder), 'utf8').replaceAll('?', '\\?')),
          down: async () => {
            throw new Error(`${name} goes forward only`)
          },
        }),
      },
    })
  })
}

export const ping = async (database: Knex): Promise<void> => {
  await database.raw('select 1')
}
