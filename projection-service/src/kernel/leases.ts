import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from '@debut/adapters/logging.ts'
import type { Session } from '@debut/adapters/session.ts'

/** An owner that is frozen is replaced within this and a look around; one whose session has ended at once. */
const LEASE_MS = 8_000
const RENEW_MS = 2_000
/** Until a session that was ended is gone. */
const GONE_WITHIN_MS = 2_000

/** Another process took the projection over while this one was frozen, or cut off. */
export class FencedOut extends Error {
  override readonly name = 'FencedOut'
}

interface Taken {
  readonly token: number
  /** Of the owner before. */
  readonly pid: number | null
  readonly start: string | null
}

const ALIVE =
  'select from pg_stat_activity where pid = held.session_pid and coalesce(backend_start, held.session_start) = held.session_start'

/**
 * Where the lock is free: a lease without an owner, whose time is up or whose session has ended. Where it is not: one whose owner still
 * has its session, but has not renewed it in time. Without a lease there, an instance from before leases has the lock.
 */
const TAKE = `
  with before as materialized (select session_pid, session_start from projections.leases where name = $1),
  mine as (select pid, backend_start from pg_stat_activity where pid = pg_backend_pid())
  insert into projections.leases as held (name, owner, token, session_pid, session_start, expires_at)
  select $1, $2, 1, mine.pid, mine.backend_start, clock_timestamp() + $4 * interval '1 millisecond' from mine
  where $3 or exists (select from before)
  on conflict (name) do update set owner = excluded.owner, token = held.token + 1, session_pid = excluded.session_pid,
    session_start = excluded.session_start, expires_at = excluded.expires_at
  where held.owner = excluded.owner
    or case when $3 then held.expires_at < clock_timestamp() or not exists (${ALIVE}) else held.expires_at < clock_timestamp() and exists (${ALIVE}) end
  returning token, (select session_pid from before) as pid, (select session_start::text from before) as start`

/** Ends the session that a frozen owner left, and with it its transaction and its locks. */
const END = `select pg_terminate_backend(pid, ${GONE_WITHIN_MS}) from pg_stat_activity
  where pid = $1 and pid <> pg_backend_pid() and backend_start = $2::timestamptz`

/** The leases of one process. It writes on sessions of its work; a session of their own renews them, so that they end when the process stands still. */
export class Leases {
  readonly #owner = randomUUID()
  readonly #openSession: () => Promise<Session>
  readonly #logger: Logger

  constructor(openSession: () => Promise<Session>, logger: Logger) {
    this.#openSession = openSession
    this.#logger = logger
  }

  /** For what this session writes, and with a token above all before; undefined while it is another's. */
  async take(session: Session, name: string): Promise<number | undefined> {
    const lock = `projection ${name}`
    const isFree = await session.tryLock(lock)
    const [taken] = await session.query<Taken & Record<string, unknown>>(TAKE, [name, this.#owner, isFree, LEASE_MS])
    if (taken === undefined) return undefined
    if (taken.pid !== null) await this.#end(session, name, taken)
    if (!isFree) await session.tryLock(lock)
    return taken.token
  }

  async #end(session: Session, name: string, { pid, start }: Taken): Promise<void> {
    try {
      const ended = await session.query(END, [pid, start])
      if (ended.length > 0)
        this.#logger.warn({ projection: name, pid }, 'took a projection over from a process that stood still, and ended its session')
    } catch (error) {
      // Its transaction ends by itself when it was idle for too long; its token is too old in any case.
      this.#logger.warn({ err: error, projection: name, pid }, 'the session of a process that stands still could not be ended')
    }
  }

  /** Throws where another process has taken one of them. */
  async check(session: Session, held: ReadonlyMap<string, number>): Promise<void> {
    const mine = await session.query<{ name: string; token: number }>('select name, token from projections.leases where owner = $1', [
      this.#owner,
    ])
    const lost = [...held]
      .filter(([name, token]) => !mine.some((lease) => lease.name === name && lease.token === token))
      .map(([name]) => name)
    if (lost.length > 0) throw new FencedOut(fencedOut(lost))
  }

  /** Renews them until the signal, over outages of Postgres. */
  async renew(signal: AbortSignal): Promise<void> {
    let session: Session | undefined
    while (!signal.aborted) {
      try {
        session ??= await this.#openSession()
        await session.query(
          `update projections.leases set expires_at = clock_timestamp() + $2 * interval '1 millisecond' where owner = $1`,
          [this.#owner, LEASE_MS],
        )
      } catch (error) {
        this.#logger.warn({ err: error }, 'the leases of projections could not be renewed; trying again')
        await session?.close().catch(() => undefined)
        session = undefined
      }
      await delay(RENEW_MS, undefined, { signal }).catch(() => undefined)
    }
    await session?.close().catch(() => undefined)
  }
}

export const fencedOut = (names: readonly string[]): string =>
  `another process has taken over ${names.join(', ')} while this one stood still: nothing was written, and this one stands by`
