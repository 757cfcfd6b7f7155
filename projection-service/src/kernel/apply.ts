import type { LogPosition } from '@debut/events/kernel/ids.ts'
import { isTransient } from '@debut/infra/adapters/database.ts'
import type { Session } from '@debut/infra/adapters/session.ts'
import { advance, type Build, schemaOf } from './build.ts'
import type { Portion } from './reading.ts'

/** The statements of one projection failed: its fault, not the database's. */
export class ProjectionFailed extends Error {
  override readonly name = 'ProjectionFailed'
  readonly build: Build

  constructor(build: Build, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.build = build
  }
}

/** Writes the rows of all portions and their checkpoints, inside a transaction. */
export const write = async (session: Session, portions: readonly Portion[], position: LogPosition): Promise<void> => {
  for (const { build, batch, size } of portions) {
    if (size === 0) continue
    await session.query(`set local search_path to ${schemaOf(build.projector.name, build.version)}`)
    try {
      for (const { sql, values } of build.projector.project(batch)) await session.query(sql, values)
    } catch (error) {
      throw isTransient(error) ? error : new ProjectionFailed(build, error)
    }
  }
  const builds = portions.map(({ build }) => build)
  if (builds.length > 0) await advance(session, builds, position)
}

/** The same in a transaction of its own. */
export const apply = (session: Session, portions: readonly Portion[], position: LogPosition): Promise<void> =>
  session.transaction(() => write(session, portions, position))
