import pg from 'pg'
import { types } from './database.ts'

/**
 * One connection to Postgres, for work that belongs to a session: advisory locks, and transactions under them.
 * Statements go out as they are asked for, so those that are asked for together share one way there and back.
 */
export interface Session {
  query<Row extends pg.QueryResultRow = Record<string, unknown>>(sql: string, values?: readonly unknown[]): Promise<Row[]>
  /** The same for a statement that comes again and again: Postgres reads and plans it once. */
  repeat<Row extends pg.QueryResultRow = Record<string, unknown>>(sql: string, values?: readonly unknown[]): Promise<Row[]>
  transaction<Result>(work: () => Promise<Result>): Promise<Result>
  /** A lock that ends with the session: only one session at a time holds it. */
  tryLock(name: string): Promise<boolean>
  close(): Promise<void>
}

/** A holder of locks whose machine vanished is let go after some ten seconds, not hours. */
const FORGET_THE_DEAD = '-c tcp_keepalives_idle=5 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=3'

interface SessionOptions {
  readonly url: string
  readonly name: string
  /** A statement that takes longer fails, as when the link to Postgres is dead. */
  readonly timeoutMs: number
  /** Of Postgres, for this session. */
  readonly settings?: Readonly<Record<string, string>>
}

const GOODBYE_MS = 1_000

/** Read models may lose their last moments in a crash: the checkpoint is lost with them, and the log replays both. */
export const openSession = async ({ url, name, timeoutMs, settings = {} }: SessionOptions): Promise<Session> => {
  const client = new pg.Client({
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: 1_500,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000,
    types,
    query_timeout: timeoutMs,
    pipeline: true,
    options: ['-c synchronous_commit=off', FORGET_THE_DEAD, ...Object.entries(settings).map(([key, value]) => `-c ${key}=${value}`)].join(
      ' ',
    ),
  })
  // A lost connection shows in the next query; without a listener it would end the process.
  client.on('error', () => undefined)
  await client.connect()

  const query = async <Row extends pg.QueryResultRow>(sql: string, values: readonly unknown[] = []): Promise<Row[]> =>
    (await client.query<Row>(sql, [...values])).rows

  const names = new Map<string, string>()
  const nameOf = (sql: string): string => {
    const name = names.get(sql) ?? `repeated_${names.size}`
    names.set(sql, name)
    return name
  }

  return {
    query,
    repeat: async <Row extends pg.QueryResultRow>(sql: string, values: readonly unknown[] = []) =>
      (await client.query<Row>({ name: nameOf(sql), text: sql, values: [...values] })).rows,
    transaction: async (work) => {
      const begun = query('begin')
      begun.catch(() => undefined)
      try {
        const result = await work()
        await begun
        await query('commit')
        return result
      } catch (error) {
        await query('rollback').catch(() => undefined)
        throw error
      }
    },
    tryLock: async (lock) => {
      const [row] = await query<{ held: boolean }>('select pg_try_advisory_lock(hashtextextended($1, 0)) as held', [lock])
      return row?.held === true
    },
    close: async () => {
      // A dead link answers no goodbye.
      const cut = setTimeout(() => client.connection.stream.destroy(), GOODBYE_MS)
      await client.end().finally(() => clearTimeout(cut))
    },
  }
}
