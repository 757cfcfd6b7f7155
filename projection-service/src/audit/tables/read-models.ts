import { setTimeout as delay } from 'node:timers/promises'
import { isMissingTable } from '@debut/adapters/database-errors.ts'
import type { Session } from '@debut/adapters/session.ts'
import { LogPosition } from '@debut/events/kernel/ids.ts'
import { z } from 'zod'
import { AuditRefused } from '../audit-refused.ts'

const names = ['votes', 'rankings', 'members', 'streaks', 'rewards', 'results'] as const
export type ReadModel = (typeof names)[number]
/** What a tool and a day are compared with. */
export const publicModels: readonly ReadModel[] = ['votes', 'rankings']
export const allModels: readonly ReadModel[] = names

/** Read models that don't move for so long won't. */
const TIMEOUT_MS = 30_000
const LOOK_MS = 100

export interface ReadModels {
  /** Of all that were asked for: everything up to here is in them, and nothing after. */
  readonly position: LogPosition
  schemaOf(name: ReadModel): string
}

const Build = z.object({ name: z.string(), version: z.int(), position: LogPosition, stopped: z.string().nullable() })

/** Runs a reading in one view of the database, taken when its read models had come as far as the log was read. */
export const readModelsAt = async <Result>(
  session: Session,
  { least, wanted }: { readonly least: LogPosition; readonly wanted: readonly ReadModel[] },
  reading: (models: ReadModels) => Promise<Result>,
): Promise<Result> => {
  let giveUpAt = performance.now() + TIMEOUT_MS
  for (let before = -1; ;) {
    const seen = await session.transaction(async () => {
      await session.query('set transaction isolation level repeatable read, read only')
      const builds = await buildsIn(session)
      const positions = new Set(wanted.map((name) => found(builds, name).position))
      const [position] = positions
      if (position === undefined || position < least || positions.size > 1) return { slowest: Math.min(...positions) }
      return { result: await reading({ position, schemaOf: (name) => `${name}_v${found(builds, name).version}` }) }
    })
    if ('result' in seen) return seen.result
    if (seen.slowest > before) giveUpAt = performance.now() + TIMEOUT_MS
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
       where name = any($1::text[])`,
      [names],
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
