import { catalogue } from '@debut/events/catalogue.ts'
import type { LogPosition } from '@debut/events/kernel/ids.ts'
import type { EventStore } from '@debut/adapters/event-store.ts'
import type { Logger } from '@debut/adapters/logging.ts'
import type { MemberKeys } from '@debut/adapters/member-keys.ts'
import type { Session } from '@debut/adapters/session.ts'
import type { StoredEvent } from '@debut/adapters/stored-event.ts'
import { apply, FoldFailed, write } from './apply.ts'
import { activate, activeBuild, advance, analyse, type Build, createBuild, discard, filledBy, retireOthers } from './build.ts'
import { compareBuilds } from './compare-builds.ts'
import type { Projector } from './projector.ts'
import { foldApart } from './fold-apart.ts'
import { type Share, sharesOf } from './reading.ts'
import { readSkipped, SkippedEvents } from './skipped-events.ts'

interface RebuildParts {
  readonly log: EventStore
  readonly keys: MemberKeys
  readonly session: Session
  readonly signal: AbortSignal
  readonly logger: Logger
  progress(position: LogPosition): void
}

/** It can't be done: the rows differ. */
export class RebuildRefused extends Error {
  override readonly name = 'RebuildRefused'
}

/** Not now: another process is at it, or this one has to end. */
export class RebuildPutOff extends Error {
  override readonly name = 'RebuildPutOff'
}

/** Up to a position, or up to what the store says is the end for now. */
type Until = LogPosition | 'live'

/**
 * Fills the next version from the beginning of the log beside the one in force, compares the two where the same code filled both,
 * and swaps. Readers see the old version until the swap and the new one after it, whole both times.
 */
export const rebuild = async (projector: Projector, parts: RebuildParts): Promise<Build> => {
  const { session } = parts
  if (!(await session.tryLock(`rebuild ${projector.name}`))) throw new RebuildPutOff(`${projector.name} is being rebuilt already`)
  const skipped = (await readSkipped(parts.log, parts.keys)).get(projector.name) ?? new SkippedEvents()
  const filling = new Filling({ ...(await createBuild(session, projector)), skipped }, parts)
  try {
    await fillBeside(filling, projector, session)
    await session.transaction(() => swap(filling, projector, session))
    return filling.build
  } catch (error) {
    await filling.written().catch(() => undefined)
    await discard(session, filling.build).catch(() => undefined)
    throw error
  }
}

/** What is known and not folded: most of a log, and the reader's time is most of a rebuild. What is unknown must come. */
const ignoredBy = ({ reads }: Projector): string[] => {
  const folded = new Set(Object.values(reads).flatMap((forms) => forms.map(({ type }) => type)))
  return [...catalogue.keys()].filter((type) => !folded.has(type))
}

/** Nothing waits for this part: first only what the projection folds, then what came meanwhile. */
const fillBeside = async (filling: Filling, projector: Projector, session: Session): Promise<void> => {
  const target = async (): Promise<Until> => {
    const active = await activeBuild(session, projector.name)
    return active !== undefined && filledBy(active, projector) === 'same' ? active.position : 'live'
  }
  await filling.fill(await target(), { otherThan: ignoredBy(projector) })
  await filling.written()
  await analyse(session, filling.build)
  await filling.fill(await target())
}

/** The version in force is held still, so that both have read the same events: a few, as the rest is done. */
const swap = async (filling: Filling, projector: Projector, session: Session): Promise<void> => {
  const { name } = projector
  const old = await activeBuild(session, name, { hold: true })
  if (old !== undefined) {
    await filling.fill(old.position, { inside: true })
    if (filledBy(old, projector) === 'same') {
      const differences = await compareBuilds(session, name, old.version, filling.build.version)
      if (differences.length > 0) throw new RebuildRefused(`the rebuilt ${name} differs from the one in force: ${differences.join('; ')}`)
    }
  }
  await advance(session, [filling.build], filling.build.position)
  await activate(session, filling.build)
  await retireOthers(session, filling.build)
}

/** A build on its way through the log. Postgres writes one batch while the next is read and opened. */
class Filling {
  readonly #parts: RebuildParts
  #build: Build
  #writing: Promise<void> = Promise.resolve()

  constructor(build: Build, parts: RebuildParts) {
    this.#build = build
    this.#parts = parts
  }

  get build(): Build {
    return this.#build
  }

  written(): Promise<void> {
    return this.#writing
  }

  async fill(
    until: Until,
    { otherThan, inside = false }: { readonly otherThan?: readonly string[]; readonly inside?: boolean } = {},
  ): Promise<void> {
    const { log, signal } = this.#parts
    if (until !== 'live' && this.#build.position >= until) return
    const after = this.#build.position === 0 ? undefined : this.#build.position
    for await (const { events, live } of log.follow({ after, signal, ...(otherThan && { otherThan }) })) {
      const mine = until === 'live' ? events : events.filter(({ position }) => position <= until)
      const last = mine.at(-1)
      if (last !== undefined) await this.#take(mine, last.position, inside)
      const beyond = mine.length < events.length || last?.position === until
      // What was in the log when it was asked for has come with the batch that is live, or before it.
      if (beyond || live) {
        await this.#writing
        // Whatever it reads up to there has come, so that is where it is.
        if (until !== 'live') this.#build = { ...this.#build, position: until }
        return
      }
    }
    throw new RebuildPutOff(`the rebuild of ${this.#build.projector.name} was ended`)
  }

  async #take(events: readonly StoredEvent[], position: LogPosition, inside: boolean): Promise<void> {
    const { keys, progress } = this.#parts
    const build = this.#build
    const known = build.parked.streams.length
    const shares = await sharesOf(keys, [build], events)
    await this.#writing
    const hasNewlyParked = build.parked.streams.length > known
    this.#writing = this.#write(hasNewlyParked ? await sharesOf(keys, [build], events) : shares, build, events, position, inside)
    this.#writing.catch(() => undefined)
    this.#build = { ...build, position }
    progress(position)
  }

  async #write(shares: readonly Share[], build: Build, events: readonly StoredEvent[], position: LogPosition, inside: boolean) {
    const { session, keys, logger } = this.#parts
    try {
      await (inside ? write : apply)(session, shares, position)
    } catch (error) {
      if (!(error instanceof FoldFailed)) throw error
      // The transaction of the swap is broken by it; the next rebuild meets it before.
      if (inside) throw new RebuildPutOff(`an event that ${build.projector.name} can’t fold came while it was swapped`)
      await foldApart({ session, keys, logger }, build, events, position)
    }
  }
}
