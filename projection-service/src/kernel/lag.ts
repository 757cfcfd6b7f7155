import type { LogPosition } from '@debut/events/kernel/ids.ts'
import { instantAt, isoOf, toInstant } from '@debut/events/kernel/instant.ts'
import type { Session } from '@debut/adapters/session.ts'
import type { StoredEvent } from '@debut/adapters/stored-event.ts'
import type { Share } from './reading.ts'

const SAY_MS = 2_000
const MINUTE_MS = 60_000

interface Writing {
  /** What was written in the last minute, and how long it took from when it came. */
  written: readonly { readonly at: number; readonly tookMs: number; readonly events: number }[]
  /** What has come since it stopped, and when the first of that happened. */
  waiting: number
  waitingSince: number | undefined
}

export interface Standing {
  readonly name: string
  /** The last position in its tables; undefined where this process does not write them. */
  readonly position: LogPosition | undefined
  /** Why no process writes it, where that is so. */
  readonly stopped: string | undefined
  readonly rebuilding: boolean
}

/** When it happened, in milliseconds of the epoch; undefined of an event that is not ours. */
const happenedAt = ({ metadata }: StoredEvent): number | undefined => {
  const at: unknown = typeof metadata === 'object' && metadata !== null && 'at' in metadata ? metadata.at : undefined
  return typeof at === 'string' ? toInstant(at).toMillis() : undefined
}

/** Rows of two seconds ago are replaced; one that says that nothing is written does not replace that of a process that writes. */
const SAY = `
  insert into projections.lags as known (name, said_at, newest_position, newest_at, events, about_events, milliseconds, folded_in_a_minute, stopped, rebuilding)
  select name, now(), newest_position, newest_at, events, about_events, milliseconds, folded_in_a_minute, stopped, rebuilding
  from json_to_recordset($1::json) as said (name text, newest_position bigint, newest_at timestamptz, events bigint, about_events bigint, milliseconds bigint,
    folded_in_a_minute bigint, stopped text, rebuilding boolean)
  on conflict (name) do update set said_at = excluded.said_at, newest_position = excluded.newest_position, newest_at = excluded.newest_at,
    events = excluded.events, about_events = excluded.about_events, milliseconds = excluded.milliseconds, folded_in_a_minute = excluded.folded_in_a_minute,
    stopped = excluded.stopped, rebuilding = excluded.rebuilding
  where excluded.stopped is null or known.stopped is not null or known.said_at < now() - interval '5 seconds'`

const SAY_OF_MINUTE = `
  insert into projections.lag_minutes as known (name, minute, milliseconds)
  select name, date_trunc('minute', now()), milliseconds from json_to_recordset($1::json) as said (name text, milliseconds bigint)
  on conflict (name, minute) do update set milliseconds = greatest(known.milliseconds, excluded.milliseconds)`

const FORGET_MINUTES = `delete from projections.lag_minutes where minute < now() - interval '1 hour'`

/**
 * How far behind the log each projection is that this process looks after: said every two seconds, and the worst of each minute kept for
 * an hour. It compares times of the log with each other, never with this machine's clock.
 */
export class Lag {
  readonly #of = new Map<string, Writing>()
  #newest: StoredEvent | undefined
  /** What came since the log is followed from here. */
  #come: { readonly from: LogPosition; readonly events: number } | undefined
  #receivedAt = 0
  #live = false
  #saidAt = -SAY_MS

  /** A batch of the log, or that there is nothing more for now. */
  received(events: readonly StoredEvent[], live: boolean): void {
    this.#receivedAt = performance.now()
    this.#live = live
    const [first] = events
    if (first === undefined) return
    const goesOn = this.#come !== undefined && this.#newest !== undefined && first.position > this.#newest.position
    const { from, events: before } = goesOn && this.#come !== undefined ? this.#come : { from: first.position, events: 0 }
    this.#come = { from, events: before + events.length }
    this.#newest = events.at(-1)
  }

  written(shares: readonly Share[]): void {
    const at = performance.now()
    for (const { build, size } of shares) {
      const of = this.#named(build.projector.name)
      of.waiting = 0
      of.waitingSince = undefined
      of.written = [...of.written.filter((each) => at - each.at < MINUTE_MS), { at, tookMs: at - this.#receivedAt, events: size }]
    }
  }

  /** Events that came and were not written, as these projections have stopped. */
  passed(events: readonly StoredEvent[], names: Iterable<string>): void {
    const [first] = events
    if (first === undefined) return
    for (const name of names) {
      const of = this.#named(name)
      of.waiting += events.length
      of.waitingSince ??= happenedAt(first)
    }
  }

  /** Where it is time to. `end` is the newest event of the log: asked for where that has not come yet. */
  async say(session: Session, standings: readonly Standing[], end: () => Promise<StoredEvent | undefined>): Promise<void> {
    const now = performance.now()
    if (now - this.#saidAt < SAY_MS || standings.length === 0) return
    this.#saidAt = now
    const newest = this.#live ? this.#newest : ((await end()) ?? this.#newest)
    const rows = JSON.stringify(standings.map((standing) => this.#row(standing, newest, now)))
    await session.repeat(SAY, [rows])
    await session.repeat(SAY_OF_MINUTE, [rows])
    await session.repeat(FORGET_MINUTES)
  }

  #row({ name, position, stopped, rebuilding }: Standing, newest: StoredEvent | undefined, now: number) {
    const { written, waiting, waitingSince } = this.#named(name)
    const recent = written.filter(({ at }) => now - at < MINUTE_MS)
    const newestAt = newest && happenedAt(newest)
    const reached = waitingSince ?? (this.#live || this.#newest === undefined ? undefined : happenedAt(this.#newest))
    const behindMs = newestAt === undefined || reached === undefined ? 0 : Math.max(0, newestAt - reached)
    return {
      name,
      newest_position: newest?.position ?? null,
      newest_at: newestAt === undefined ? null : isoOf(instantAt(newestAt)),
      events: this.#live ? waiting : null,
      about_events: this.#live || newest === undefined ? null : this.#aboutBetween(position, newest.position),
      milliseconds: Math.round(Math.max(behindMs, recent.at(-1)?.tookMs ?? 0)),
      folded_in_a_minute: recent.reduce((sum, { events }) => sum + events, 0),
      stopped: stopped ?? null,
      rebuilding,
    }
  }

  /** Positions are bytes: how many events those to come are follows from how many the last were. */
  #aboutBetween(position: LogPosition | undefined, end: LogPosition): number | null {
    const received = this.#newest?.position
    if (this.#come === undefined || received === undefined || received <= this.#come.from) return null
    const perByte = (this.#come.events - 1) / (received - this.#come.from)
    return Math.round(Math.max(0, end - Math.max(position ?? received, received)) * perByte)
  }

  #named(name: string): Writing {
    const known = this.#of.get(name) ?? { written: [], waiting: 0, waitingSince: undefined }
    this.#of.set(name, known)
    return known
  }
}
