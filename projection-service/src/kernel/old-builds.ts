import type { Session } from '@debut/adapters/session.ts'
import { type Build, drop, dropTables } from './build.ts'

/** What is kept of a build, and for how long. */
const LAST_QUERIES = '30 seconds'
const SWAP_BACK = '1 hour'
const WAITS_FOR_SWAP = '1 day'
/** Between a build's row and what says that it is in force, or that somebody fills it. */
const JUST_CREATED = '1 minute'

/** What was in force before is written no longer; it is kept for queries that are under way, or for an hour in which it can be swapped back. */
export const retireActive = async (session: Session, name: string, version: number, { sameLogic }: { readonly sameLogic: boolean }) => {
  // Only the last one can be swapped back, and a build of other code can't be compared any more.
  await session.query(
    `update projections.builds set drop_at = least(drop_at, now() + interval '${LAST_QUERIES}') where name = $1 and version <> $2 and retired_at is not null`,
    [name, version],
  )
  await session.query(
    `update projections.builds set retired_at = now(), ready_at = null, job_id = null, drop_at = now() + interval '${sameLogic ? SWAP_BACK : LAST_QUERIES}'
     where name = $1 and version = $2`,
    [name, version],
  )
  if (sameLogic) return
  await session.query(
    `update projections.builds set retired_at = now(), drop_at = now() where name = $1 and ready_at is not null and retired_at is null`,
    [name],
  )
}

/** It is whole, and waits for a swap. */
export const markReady = (session: Session, { projector, version }: Build) =>
  session.query(
    `update projections.builds set ready_at = now(), drop_at = now() + interval '${WAITS_FOR_SWAP}' where name = $1 and version = $2`,
    [projector.name, version],
  )

/** One that was swapped out is filled again, by this session alone: what wrote it before comes too late. */
export const reopen = (session: Session, name: string, version: number) =>
  session.query('update projections.builds set retired_at = null, token = 0 where name = $1 and version = $2', [name, version])

/** It is left as it was before it was opened again. */
export const closeAgain = (session: Session, name: string, version: number) =>
  session.query('update projections.builds set retired_at = now() where name = $1 and version = $2', [name, version])

/** Builds that are needed no longer: no query can still be using them, or they were not decided about in time. */
export const dropRetired = async (session: Session): Promise<void> => {
  const due = await session.query<Place & Record<string, unknown>>(
    `select name, version from projections.builds left join projections.active using (name, version)
     where active.name is null and coalesce(drop_at, retired_at + interval '${LAST_QUERIES}') < now()`,
  )
  for (const { name, version } of due) await drop(session, name, version)
  await dropAbandoned(session)
}

interface Place {
  readonly name: string
  readonly version: number
}

/** Who fills a build holds the lock of its projection: without that, it was left by a process that ended. */
const dropAbandoned = async (session: Session): Promise<void> => {
  const unfinished = await session.query<Place & Record<string, unknown>>(
    `select name, version from projections.builds left join projections.active using (name, version)
     where active.name is null and retired_at is null and ready_at is null and drop_at is null and created_at < now() - interval '${JUST_CREATED}'`,
  )
  for (const { name, version } of unfinished) await session.transaction(() => dropUnlessFilled(session, name, version))
}

const dropUnlessFilled = async (session: Session, name: string, version: number): Promise<void> => {
  const [lock] = await session.query<{ free: boolean }>('select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as free', [
    fillingLock(name),
  ])
  if (lock?.free === true) await dropTables(session, name, version)
}

/** Held by the session that fills a build of the projection. */
export const fillingLock = (name: string): string => `rebuild ${name}`

/** What an earlier run of the same job left. Call under the lock. */
export const discardOfJob = async (session: Session, name: string, jobId: string): Promise<void> => {
  const left = await session.query<Place & Record<string, unknown>>(
    `select name, version from projections.builds left join projections.active using (name, version)
     where active.name is null and name = $1 and job_id = $2`,
    [name, jobId],
  )
  for (const { version } of left) await drop(session, name, version)
}

/** A build that waits, and is not wanted. One that is being swapped in by now stays. */
export const discardUnwanted = async (session: Session, jobId: string): Promise<void> => {
  const unwanted = await session.query<Place & Record<string, unknown>>(
    `select name, version from projections.builds left join projections.active using (name, version)
     where active.name is null and job_id = $1 and ready_at is not null and retired_at is null`,
    [jobId],
  )
  for (const { name, version } of unwanted) await session.transaction(() => dropUnlessFilled(session, name, version))
}
