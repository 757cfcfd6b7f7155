import type { JobId } from '@debut/events/jobs/job-id.ts'
import type { LogPosition } from '@debut/events/kernel/ids.ts'
import type { Knex } from '@debut/adapters/database.ts'
import { isUnavailable } from '@debut/adapters/database-errors.ts'
import { Unavailable } from '@debut/adapters/errors.ts'

/** A build as the projection-service last wrote it down. */
export interface FoundBuild {
  readonly projection: string
  readonly version: number
  /** It was filled and compared. */
  readonly ready: boolean
  /** In force today. */
  readonly active: number
  /** The same code filled it and the one in force. */
  readonly sameLogic: boolean
  readonly running: boolean
  /** Rows that its comparison found to differ. */
  readonly differences: number
}

export interface BuildsOf {
  readonly running: boolean
  readonly waiting: boolean
}

/** Where the log has an event that a projection has parked. */
export interface ParkedPlace {
  readonly stream: string
  readonly revision: number
}

/**
 * What Postgres has of builds and parked events. Commands are decided on it early and kindly; the projection-service looks again before it
 * does what it is asked.
 */
export interface ReadBuilds {
  /** Undefined where there is no such projection. */
  of(projection: string): Promise<BuildsOf | undefined>
  filledBy(rebuild: JobId): Promise<FoundBuild | undefined>
  /** One that was in force before, and is kept. */
  kept(projection: string, version: number): Promise<FoundBuild | undefined>
  parked(projection: string, sequence: LogPosition): Promise<ParkedPlace | undefined>
}

/** Filled now: by a rebuild that was asked for, by new code, or by an operator. */
const RUNNING = `exists (
  select from projections.builds filled left join projections.active in_force using (name, version)
  where filled.name = builds.name and filled.version <> builds.version and in_force.name is null
    and filled.retired_at is null and filled.ready_at is null and filled.drop_at is null)`

const FOUND = `
  select builds.name as projection, builds.version, builds.ready_at is not null and jobs.result is not null as ready, active.version as active, ${RUNNING} as running,
    builds.logic = in_force.logic and builds.derived @> in_force.derived and builds.derived <@ in_force.derived as "sameLogic",
    coalesce((jobs.result->>'differ')::int + (jobs.result->>'missing')::int + (jobs.result->>'extra')::int, 0) as differences
  from projections.builds join projections.active on active.name = builds.name
    join projections.builds in_force on in_force.name = active.name and in_force.version = active.version
    left join projections.jobs on jobs.id = builds.job_id
  where builds.version <> active.version`

export const readBuildsIn = (database: Knex): ReadBuilds => {
  const first = async <Row>(sql: string, values: readonly (string | number)[]): Promise<Row | undefined> => {
    try {
      const { rows } = await database.raw<{ rows: Row[] }>(sql, [...values])
      return rows[0]
    } catch (error) {
      throw isUnavailable(error) ? new Unavailable('the read models can’t be read', { cause: error }) : error
    }
  }
  return {
    of: (projection) =>
      first(
        `select ${RUNNING} as running,
           exists (select from projections.builds waits where waits.name = builds.name and waits.ready_at is not null and waits.retired_at is null) as waiting
         from projections.active join projections.builds using (name, version) where name = ?`,
        [projection],
      ),
    filledBy: (rebuild) => first(`${FOUND} and builds.job_id = ? and builds.retired_at is null`, [rebuild]),
    kept: (projection, version) =>
      first(`${FOUND} and builds.name = ? and builds.version = ? and builds.drop_at > now()`, [projection, version]),
    parked: (projection, sequence) =>
      first(
        `select stream, revision from projections.parked_events join projections.active on name = projection and active.version = parked_events.version
         where projection = ? and sequence = ?`,
        [projection, sequence],
      ),
  }
}
