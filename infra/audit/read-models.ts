import { setTimeout as delay } from 'node:timers/promises'
import { isMissingTable } from '@debut/infra/adapters/database-errors.ts'
import type { Session } from '@debut/infra/adapters/session.ts'
import { LogPosition } from '@debut/events/kernel/ids.ts'
import { z } from 'zod'
import { AuditRefused } from './audit-refused.ts'

/** Read models that don't move for so long won't. */
const PATIENCE_MS = 30_000
const LOOK_MS = 100

export interface ReadModels {
  /** Of both: everything up to here is in them, and nothing after. */
  readonly position: LogPosition
  readonly votes: string
  readonly rankings: string
}

const Build = z.object({ name: z.string(), version: z.int(), position: LogPosition, stopped: z.string().nullable() })

/** Runs a reading in one view of the database, taken when its read models had come as far as the log was read. */
export const readModelsAt = async <Result>(
  session: Session,
  least: LogPosition,
  reading: (models: ReadModels) => Promise<Result>,
): Promise<Result> => {
  let giveUpAt = performance.now() + PATIENCE_MS
  for (let before = -1; ;) {
    const seen = await session.transaction(async () => {
      await session.query('set transaction isolation level repeatable read, read only')
      const builds = await buildsIn(session)
      const [votes, rankings] = [found(builds, 'votes'), found(builds, 'rankings')]
      if (votes.position < least || votes.position !== rankings.position) return { slowest: Math.min(votes.position, rankings.position) }
      const models = { position: votes.position, votes: `votes_v${votes.version}`, rankings: `rankings_v${rankings.version}` }
      return { result: await reading(models) }
    })
    if ('result' in seen) return seen.result
    if (seen.slowest > before) giveUpAt = performance.now() + PATIENCE_MS
    if (performance.now() > giveUpAt)
      throw new AuditRefused(
        `The read models are at position ${seen.slowest} and don't move, and the log is at ${least}. Is the projection-service running?`,
      )
    before = seen.slowest
    await delay(LOOK_MS)
  }
}

const buildsIn = async (session: Session): Promise<z.output<typeof Build>[]> => {
  try {
    const rows = await session.query(
      `select name, version, position, stopped from projections.active join projections.builds using (name, version)
       where name in ('votes', 'rankings')`,
    )
    return z.array(Build).parse(rows)
  } catch (error) {
    if (isMissingTable(error)) throw new AuditRefused('This database has no read models yet.', { cause: error })
    throw error
  }
}

const found = (builds: readonly z.output<typeof Build>[], name: string) => {
  const build = builds.find((each) => each.name === name)
  if (build === undefined) throw new AuditRefused(`The read model "${name}" does not exist yet.`)
  if (build.stopped !== null) throw new AuditRefused(`The read model "${name}" has stopped: ${build.stopped}`)
  return build
}
