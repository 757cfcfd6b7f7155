import type { ProjectionState, ProjectionStatus, Projections } from '@debut/events/projections/projection-answers.ts'
import type { LogPosition } from '@debut/events/kernel/ids.ts'
import { type Instant, toInstant } from '@debut/events/kernel/instant.ts'
import type { Parts } from '../kernel/query.ts'
import { withoutIds } from './without-ids.ts'

const MINUTES = 60
/** Said every two seconds; a busy machine is given some more. */
const SILENT_AFTER_MS = 15_000

interface Row {
  readonly name: string
  readonly version: number
  readonly position: LogPosition
  readonly stopped: string | null
  readonly newestPosition: LogPosition | null
  readonly newestAt: string | null
  readonly events: number | null
  readonly about: number | null
  readonly milliseconds: number
  readonly silent: number | null
  readonly folded: number
  readonly rebuilding: boolean
  readonly parked: number
  readonly parkedFor: number
  readonly hour: readonly { readonly ago: number; readonly milliseconds: number }[]
}

const LAGS = `
  select active.name, active.version, builds.position, ${withoutIds('coalesce(lags.stopped, builds.stopped)')} as stopped,
    newest_position as "newestPosition", to_char(newest_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "newestAt",
    lags.events, about_events as about, coalesce(milliseconds, 0) as milliseconds, (extract(epoch from now() - said_at) * 1000)::bigint as silent,
    coalesce(folded_in_a_minute, 0) as folded, coalesce(rebuilding, false) as rebuilding,
    parked.events as parked, parked.for_ms as "parkedFor", hour.minutes as hour
  from projections.active join projections.builds using (name, version) left join projections.lags on lags.name = active.name
  cross join lateral (
    select count(*) as events, coalesce((extract(epoch from now() - min(parked_at)) * 1000)::bigint, 0) as for_ms
    from projections.parked_events where projection = active.name and version = active.version
  ) parked
  cross join lateral (
    select coalesce(json_agg(json_build_object('ago', (extract(epoch from date_trunc('minute', now()) - minute) / 60)::int, 'milliseconds', milliseconds)), '[]') as minutes
    from projections.lag_minutes where lag_minutes.name = active.name
  ) hour
  order by active.name`

/** How far each projection in force is, as what writes it said last. */
export const readLags = async (
  now: Instant,
  { database }: Pick<Parts, 'database'>,
): Promise<Pick<Projections, 'newest' | 'projections'>> => {
  const { rows } = await database.raw<{ rows: Row[] }>(LAGS)
  const newest = rows.reduce<Row | undefined>(
    (most, each) => ((each.newestPosition ?? -1) > (most?.newestPosition ?? -1) ? each : most),
    undefined,
  )
  return { newest: newest === undefined ? null : newestOf(newest, now), projections: rows.map(stateOf) }
}

const newestOf = ({ newestPosition, newestAt }: Row, now: Instant): Projections['newest'] =>
  newestPosition === null
    ? null
    : {
        position: newestPosition,
        ageMilliseconds: newestAt === null ? null : Math.max(0, now.toMillis() - toInstant(newestAt).toMillis()),
      }

const stateOf = (row: Row): ProjectionState => ({
  name: row.name,
  version: row.version,
  position: row.position,
  status: statusOf(row),
  stopped: row.stopped,
  lag: { events: row.events ?? row.about, isAbout: row.events === null, milliseconds: row.milliseconds },
  inherited: { events: row.parked, milliseconds: Math.max(0, row.parkedFor), silentMilliseconds: isSilent(row) ? (row.silent ?? 0) : 0 },
  parked: row.parked,
  eventsPerSecond: Math.round((row.folded / 60) * 10) / 10,
  lastHour: Array.from({ length: MINUTES }, (_, index) => row.hour.find(({ ago }) => ago === MINUTES - 1 - index)?.milliseconds ?? null),
})

const isSilent = ({ silent }: Row): boolean => silent === null || silent > SILENT_AFTER_MS

const statusOf = (row: Row): ProjectionStatus => {
  if (row.rebuilding && !isSilent(row)) return 'rebuilding'
  if (row.stopped !== null) return 'stopped'
  if (isSilent(row)) return 'silent'
  return row.events === null ? 'catching-up' : 'live'
}
