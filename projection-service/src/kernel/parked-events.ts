import type { LogPosition } from '@debut/events/kernel/ids.ts'
import { payloadHash } from '@debut/adapters/payload-hash.ts'
import type { Session } from '@debut/adapters/session.ts'
import type { StoredEvent } from '@debut/adapters/stored-event.ts'
import type { Build } from './build.ts'
import { maskedPayload } from './masked.ts'

/** An event that a build does without for now; one without an error waits for another before it on its stream. */
export interface ParkedEvent {
  readonly event: StoredEvent
  readonly error: string | null
  readonly tries: number
}

/** Inside the transaction that advances the build past them. */
export const park = async (session: Session, { projector, version }: Build, parked: readonly ParkedEvent[]): Promise<void> => {
  const rows = parked.map(({ event, error, tries }) => ({
    sequence: event.position,
    stream: event.stream,
    revision: event.revision,
    type: event.type,
    payload_hash: payloadHash(event),
    error,
    tries,
    payload: error === null ? null : maskedPayload(event.data),
  }))
  await session.repeat(
    `insert into projections.parked_events (projection, version, sequence, stream, revision, type, payload_hash, error, tries, payload)
     select $1, $2, sequence, stream, revision, type, payload_hash, error, tries, payload from json_to_recordset($3::json) as
       parked (sequence bigint, stream text, revision bigint, type text, payload_hash text, error text, tries int, payload json)
     on conflict do nothing`,
    [projector.name, version, JSON.stringify(rows)],
  )
}

/** Each stream that a build has parked, with how many of its events. */
export const readParked = (session: Session, { projector, version }: Build) =>
  session.query<{ stream: string; events: number }>(
    'select stream, count(*) as events from projections.parked_events where projection = $1 and version = $2 group by stream order by min(sequence)',
    [projector.name, version],
  )

/** What is parked of one stream, in the order of the log. */
export const readParkedStream = (session: Session, { projector, version }: Build, stream: string) =>
  session.query<{ sequence: LogPosition; revision: number }>(
    'select sequence, revision from projections.parked_events where projection = $1 and version = $2 and stream = $3 order by sequence',
    [projector.name, version, stream],
  )

/** Those that were folded, or are to be done without. */
export const unpark = (session: Session, { projector, version }: Build, sequences: readonly LogPosition[]) =>
  session.query('delete from projections.parked_events where projection = $1 and version = $2 and sequence = any ($3::bigint[])', [
    projector.name,
    version,
    sequences,
  ])

/** Another try came to nothing. */
export const noteTry = (session: Session, { projector, version }: Build, stream: string, error: string) =>
  session.query(
    `update projections.parked_events set retry_asked_at = null, tried_at = now(), tries = tries + case when sequence = first then 1 else 0 end,
       error = case when sequence = first then $4 else error end
     from (select min(sequence) as first from projections.parked_events where projection = $1 and version = $2 and stream = $3) as broken
     where projection = $1 and version = $2 and stream = $3`,
    [projector.name, version, stream, error],
  )

/** What operators want tried again, of all projections in force. */
export const readRetryRequests = (session: Session) =>
  session.query<{ projection: string; version: number; stream: string }>(
    'select distinct projection, version, stream from projections.parked_events where retry_asked_at is not null',
  )

const LONGEST = 500

/**
 * What went wrong, without the values it went wrong with: they may be a member's, and would outlive their erasure here. What Postgres quotes
 * is left out, and the names of what it complains about are said beside it.
 */
export const whyParked = (error: unknown): string => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (!(cause instanceof Error)) return 'it failed without an error'
  const names = ['code', 'table', 'column', 'constraint'].flatMap((name) => {
    const value: unknown = Reflect.get(cause, name)
    return typeof value === 'string' ? [`${name} ${value}`] : []
  })
  const said = names.length === 0 ? cause.message : `${cause.message.replaceAll(/"[^"]*"/g, '…')} (${names.join(', ')})`
  return `${cause.name}: ${said}`.slice(0, LONGEST)
}
