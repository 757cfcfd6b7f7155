import { setTimeout as pause } from 'node:timers/promises'
import type { Session } from '@debut/adapters/session.ts'

/** As an operator reads it. */
export interface ParkedRow {
  readonly projection: string
  readonly sequence: number
  readonly stream: string
  readonly revision: number
  readonly type: string
  readonly hash: string
  readonly error: string | null
  readonly tries: number
  readonly at: string
}

const AGAIN_MS = 100

/** All that projections in force have parked, in the order of the log. */
export const listParked = (session: Session, projection?: string) =>
  session.query<ParkedRow & Record<string, unknown>>(
    `select projection, sequence, stream, revision, type, payload_hash as hash, error, tries, to_char(parked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
     from projections.parked_events join projections.active on name = projection and active.version = parked_events.version
     where projection = coalesce($1, projection) order by projection, sequence`,
    [projection ?? null],
  )

/** The process that writes the projection tries again within a second or two. Returns how many streams were asked for. */
export const askRetry = async (session: Session, projection: string, stream?: string): Promise<number> => {
  const asked = await session.query<{ stream: string }>(
    `with asked as (
       update projections.parked_events parked set retry_asked_at = now() from projections.active
       where name = projection and active.version = parked.version and projection = $1 and stream = coalesce($2, stream) returning stream
     ) select distinct stream from asked`,
    [projection, stream ?? null],
  )
  return asked.length
}

/** Until what was asked for was tried, and its result is written down; false where no process does it in time. */
export const tried = (session: Session, projection: string, timeoutMs: number): Promise<boolean> =>
  until(async () => (await waitingFor(session, projection)) === 0, timeoutMs)

/** Until it is parked no more. */
export const unparked = (session: Session, projection: string, sequence: number, timeoutMs: number): Promise<boolean> =>
  until(async () => !(await listParked(session, projection)).some((row) => row.sequence === sequence), timeoutMs)

const waitingFor = async (session: Session, projection: string): Promise<number> => {
  const [row] = await session.query<{ waiting: number }>(
    'select count(*) as waiting from projections.parked_events where projection = $1 and retry_asked_at is not null',
    [projection],
  )
  return row?.waiting ?? 0
}

const until = async (isSo: () => Promise<boolean>, timeoutMs: number): Promise<boolean> => {
  const giveUpAt = performance.now() + timeoutMs
  while (!(await isSo())) {
    if (performance.now() > giveUpAt) return false
    await pause(AGAIN_MS)
  }
  return true
}
