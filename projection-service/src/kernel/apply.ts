import type { LogPosition } from '@debut/events/kernel/ids.ts'
import { isOfValues, isTransient } from '@debut/adapters/database-errors.ts'
import type { Session } from '@debut/adapters/session.ts'
import type { StoredEvent } from '@debut/adapters/stored-event.ts'
import { advance, type Build, schemaOf } from './build.ts'
import { park, type ParkedEvent } from './parked-events.ts'
import type { Batch, Statement } from './projector.ts'
import type { Share } from './reading.ts'

/** The statements of one projection failed: its fault, not the database's. */
export class ProjectionFailed extends Error {
  override readonly name: string = 'ProjectionFailed'
  readonly build: Build

  constructor(build: Build, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.build = build
  }
}

/** The same, and what failed may be one event among them: others go on without it. */
export class FoldFailed extends ProjectionFailed {
  override readonly name = 'FoldFailed'
}

/** Rows are found by their keys. A plan is kept, and one that was made while a table was empty would read all of it once it is full. */
const BY_KEY = 'set local enable_seqscan to off; set local enable_hashjoin to off; set local enable_mergejoin to off'

/** Writes the rows of all shares and their checkpoints, inside a transaction: everything goes out at once, so that an event waits for one answer and not for twenty. */
export const write = async (session: Session, shares: readonly Share[], position: LogPosition): Promise<void> => {
  for (const each of shares) refuse(each)
  const work = shares.filter(({ size }) => size > 0).map(({ build, batch }) => ({ build, statements: statementsOf(build, batch) }))
  const sent: { readonly build?: Build; readonly answer: Promise<unknown> }[] = [{ answer: session.query(BY_KEY) }]
  for (const { build, statements } of work) {
    sent.push({ answer: session.query(`set local search_path to ${schemaOf(build.projector.name, build.version)}`) })
    for (const { sql, values } of statements) sent.push({ build, answer: session.repeat(sql, values) })
  }
  for (const { build, held } of shares) {
    if (held.length > 0) sent.push({ answer: park(session, build, held.map(waiting)) })
  }
  const builds = shares.map(({ build }) => build)
  if (builds.length > 0) sent.push({ answer: advance(session, builds, position) })

  // The first that failed took the others with it.
  const answers = await Promise.allSettled(sent.map(({ answer }) => answer))
  for (const [index, answer] of answers.entries()) {
    if (answer.status === 'fulfilled') continue
    const build = sent[index]?.build
    if (build === undefined || isTransient(answer.reason)) throw answer.reason
    throw isOfValues(answer.reason) ? new FoldFailed(build, answer.reason) : new ProjectionFailed(build, answer.reason)
  }
}

/** More than are read in one go, and fewer than anybody overlooks. */
export const MOST_EVENTS = 10_000

const refuse = ({ build, held, unreadable }: Share): void => {
  if (unreadable !== undefined) throw new FoldFailed(build, unreadable)
  if (build.parked.events + held.length > MOST_EVENTS)
    throw new ProjectionFailed(
      build,
      new Error(`more than ${MOST_EVENTS} events of ${build.parked.streams.length} streams would be parked`),
    )
}

const waiting = (event: StoredEvent): ParkedEvent => ({ event, error: null, tries: 0 })

const statementsOf = (build: Build, batch: Batch): readonly Statement[] => {
  try {
    return build.projector.project(batch)
  } catch (error) {
    throw new FoldFailed(build, error)
  }
}

/** The same in a transaction of its own. */
export const apply = async (session: Session, shares: readonly Share[], position: LogPosition): Promise<void> => {
  await session.transaction(() => write(session, shares, position))
  for (const { build, held } of shares) for (const { stream } of held) build.parked.park(stream, 1)
}
