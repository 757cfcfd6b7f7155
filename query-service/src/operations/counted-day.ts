import { endOf, startOf } from '@debut/events/kernel/calendar.ts'
import type { Day } from '@debut/events/kernel/days.ts'
import type { Knex } from '@debut/adapters/database.ts'
import type { Parts } from '../kernel/query.ts'

interface What {
  readonly projection: string
  readonly table: string
  readonly at: string
  /** Beside the time: what an index can find. */
  readonly where?: string
}

interface Known {
  readonly day: Day
  readonly schema: string
  readonly upTo: number
  readonly hours: readonly number[]
}

interface Row {
  readonly hour: number
  readonly things: number
  readonly up_to: number
}

const HOUR_S = 3_600

/** Counts what comes on a day, by the hour: each look counts only what came since the one before. */
export const countedDay = ({ projection, table, at, where = 'true' }: What) => {
  const looks = new WeakMap<Knex, Promise<Known>>()

  const look = async (before: Known | undefined, day: Day, { database, checkpoints }: Parts): Promise<Known> => {
    const { schema } = checkpoints.of(projection)
    const { upTo, hours: counted } = before?.day === day && before.schema === schema ? before : NOTHING
    const { rows } = await database.raw<{ rows: Row[] }>(
      `select floor(extract(epoch from (${at} - :start::timestamptz)) / ${HOUR_S})::int as hour, count(*)::int as things,
         max(position)::bigint as up_to
       from :schema:.${table} where ${where} and position > :upTo and ${at} >= :start and ${at} < :end group by 1`,
      { schema, upTo, day, start: startOf(day).toJSDate(), end: endOf(day).toJSDate() },
    )
    const come = new Map(rows.map(({ hour, things }) => [hour, things]))
    const hours = Array.from({ length: Math.max(counted.length, ...rows.map(({ hour }) => hour + 1)) }, (_, hour) => {
      return (counted[hour] ?? 0) + (come.get(hour) ?? 0)
    })
    return { day, schema, upTo: Math.max(upTo, ...rows.map(({ up_to }) => up_to)), hours }
  }

  return async (day: Day, parts: Parts): Promise<readonly number[]> => {
    const before = looks.get(parts.database)
    // One after the other, so that nothing is counted twice; and after one that failed, from the beginning.
    const next = (before ?? Promise.resolve(undefined)).catch(() => undefined).then((known) => look(known, day, parts))
    looks.set(parts.database, next)
    return (await next).hours
  }
}

const NOTHING = { upTo: 0, hours: [] as readonly number[] }
