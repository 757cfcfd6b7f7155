import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Knex } from '@debut/adapters/database.ts'
import type { Logger } from '@debut/adapters/logging.ts'

/** An owner that is dead or frozen is replaced within the two together, and some. */
const LEASE_MS = 8_000
const RENEW_MS = 2_000

/** The right to be the only one at a process, for as long as it is renewed. */
export interface Lease {
  readonly owner: string
  /** Ends with the lease. */
  readonly signal: AbortSignal
  /** Throws once the time is up, also where nothing could run for so long that this was not noticed yet. */
  check(): void
  /** Says that it is lost. */
  lose(): void
}

export class LeaseLost extends Error {
  override readonly name = 'LeaseLost'
}

/** Taken where no instance has it or its time is up, by Postgres’s clock, and renewed by the same statement. */
const TAKE = `
  insert into identity.process_leases as held (name, owner, expires_at)
  values (:name, :owner, clock_timestamp() + :milliseconds * interval '1 millisecond')
  on conflict (name) do update set owner = excluded.owner, expires_at = excluded.expires_at
  where held.owner = excluded.owner or held.expires_at < clock_timestamp()
  returning owner`

export interface Leases {
  /** Waits for its turn and does the work; again when the lease was lost on the way, until the signal. The work ends with its lease. */
  whileHeld(name: string, signal: AbortSignal, work: (lease: Lease) => Promise<void>): Promise<void>
}

interface Times {
  readonly leaseMs?: number
  readonly renewMs?: number
}

export const leasesIn = (database: Knex, logger: Logger, { leaseMs = LEASE_MS, renewMs = RENEW_MS }: Times = {}): Leases => {
  const pause = (signal: AbortSignal) => delay(renewMs, undefined, { signal }).catch(() => undefined)

  /** Until when it is surely held, on the performance clock: reckoned from before it was asked for. */
  const take = async (name: string, owner: string): Promise<number | undefined> => {
    const asked = performance.now()
    const { rows } = await database.raw<{ rows: unknown[] }>(TAKE, { name, owner, milliseconds: leaseMs })
    return rows.length > 0 ? asked + leaseMs : undefined
  }

  const hold = async (name: string, owner: string, until: number, signal: AbortSignal, work: (lease: Lease) => Promise<void>) => {
    const lost = new AbortController()
    const ended = AbortSignal.any([signal, lost.signal])
    let heldUntil = until
    const lease: Lease = {
      owner,
      signal: ended,
      check: () => {
        if (performance.now() >= heldUntil) lost.abort()
        if (lost.signal.aborted) throw new LeaseLost(`another instance may be at ${name}`)
      },
      lose: () => lost.abort(),
    }
    const renew = async () => {
      while (!ended.aborted) {
        await pause(ended)
        if (ended.aborted) return
        try {
          const renewed = await take(name, owner)
          if (renewed === undefined) lost.abort()
          else heldUntil = renewed
        } catch (error) {
          logger.warn({ err: error, process: name }, 'a lease could not be renewed; trying again')
          if (performance.now() >= heldUntil) lost.abort()
        }
      }
    }
    const renewing = renew()
    try {
      await work(lease)
    } finally {
      lost.abort()
      await renewing
      // The next one need not wait for the time to be up.
      await database('identity.process_leases')
        .where({ name, owner })
        .delete()
        .catch(() => undefined)
    }
  }

  return {
    whileHeld: async (name, signal, work) => {
      const owner = randomUUID()
      while (!signal.aborted) {
        const until = await take(name, owner).catch((error: unknown) => {
          logger.warn({ err: error, process: name }, 'a lease could not be asked for; trying again')
          return undefined
        })
        if (until !== undefined) await hold(name, owner, until, signal, work)
        await pause(signal)
      }
    },
  }
}
