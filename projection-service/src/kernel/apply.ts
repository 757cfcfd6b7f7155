import type { LogPosition } from '@debut/events/kernel/ids.ts'
import { isTransient } from '@debut/infra/adapters/database-errors.ts'
import type { Session } from '@debut/infra/adapters/session.ts'
import { advance, type Build, schemaOf } from './build.ts'
import type { Batch, Statement } from './projector.ts'
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

/** Rows are found by their keys. A plan is kept, and one that was made while a table was empty would read all of it once it is full. */
const BY_KEY = 'set local enable_seqscan to off; set local enable_hashjoin to off; set local enable_mergejoin to off'

/** Writes the rows of all portions and their checkpoints, inside a transaction: everything goes out at once, so that an event waits for one answer and not for twenty. */
export const write = async (session: Session, portions: readonly Portion[], position: LogPosition): Promise<void> => {
  const work = portions.filter(({ size }) => size > 0).map(({ build, batch }) => ({ build, statements: statementsOf(build, batch) }))
  const sent: { readonly build?: Build; readonly answer: Promise<unknown> }[] = [{ answer: session.query(BY_KEY) }]
  for (const { build, statements } of work) {
    sent.push({ answer: session.query(`set local search_path to ${schemaOf(build.projector.name, build.version)}`) })
    for (const { sql, values } of statements) sent.push({ build, answer: session.repeat(sql, values) })
  }
  const builds = portions.map(({ build }) => build)
  if (builds.length > 0) sent.push({ answer: advance(session, builds, position) })

  // The first that failed took the others with it.
  const answers = await Promise.allSettled(sent.map(({ answer }) => answer))
  for (const [index, answer] of answers.entries()) {
    if (answer.status === 'fulfilled') continue
    const build = sent[index]?.build
    throw build === undefined || isTransient(answer.reason) ? answer.reason : new ProjectionFailed(build, answer.reason)
  }
}

const statementsOf = (build: Build, batch: Batch): readonly Statement[] => {
  try {
    return build.projector.project(batch)
  } catch (error) {
    throw new ProjectionFailed(build, error)
  }
}

/** The same in a transaction of its own. */
export const apply = (session: Session, portions: readonly Portion[], position: LogPosition): Promise<void> =>
  session.transaction(() => write(session, portions, position))
