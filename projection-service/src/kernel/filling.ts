import { catalogue } from '@debut/events/catalogue.ts'
import type { LogPosition } from '@debut/events/kernel/ids.ts'
import type { EventStore } from '@debut/adapters/event-store.ts'
import type { Logger } from '@debut/adapters/logging.ts'
import type { MemberKeys } from '@debut/adapters/member-keys.ts'
import type { Session } from '@debut/adapters/session.ts'
import type { StoredEvent } from '@debut/adapters/stored-event.ts'
import { apply, FoldFailed, write } from './apply.ts'
import { activeBuild, analyse, type Build, filledBy } from './build.ts'
import { foldApart } from './fold-apart.ts'
import type { Projector } from './projector.ts'
import { type Share, sharesOf } from './reading.ts'

export interface FillingParts {
  readonly log: EventStore
  readonly keys: MemberKeys
  readonly session: Session
  readonly signal: AbortSignal
  readonly logger: Logger
  /** With how many events were folded so far. Nothing is read while it takes its time. */
  progress(position: LogPosition, events: number): void | Promise<void>
}

/** Not now: another process is at it, or this one has to end. */
export class RebuildPutOff extends Error {
  override readonly name = 'RebuildPutOff'
}

/** Up to a position, or up to what the store says is the end for now. */
export type Until = LogPosition | 'live'

/** What is known and not folded: most of a log, and the reader's time is most of a rebuild. What is unknown must come. */
const ignoredBy = ({ reads }: Projector): string[] => {
  const folded = new Set(Object.values(reads).flatMap((forms) => forms.map(({ type }) => type)))
  return [...catalogue.keys()].filter((type) => !folded.has(type))
}

/** Where the build in force is, if the same code fills it; else there is no need to wait for that. */
const target = async (session: Session, projector: Projector): Promise<Until> => {
  const active = await activeBuild(session, projector.name)
  return active !== undefined && filledBy(active, projector) === 'same' ? active.position : 'live'
}

/** Nothing waits for this part: first only what the projection folds, then what came meanwhile. */
export const fillBeside = async (filling: Filling, projector: Projector, session: Session): Promise<void> => {
  await filling.fill(await target(session, projector), { otherThan: ignoredBy(projector) })
  await filling.written()
  await analyse(session, filling.build)
  await filling.fill(await target(session, projector))
}

interface FillingOptions {
  readonly otherThan?: readonly string[]
  /** Within a transaction that is open already. */
  readonly inside?: boolean
  /** Others wait for it: it can't be paused. */
  readonly held?: boolean
}

/** A build on its way through the log. Postgres writes one batch while the next is read and opened. */
export class Filling {
  readonly #parts: FillingParts
  #build: Build
  #writing: Promise<void> = Promise.resolve()
  #events = 0

  constructor(build: Build, parts: FillingParts) {
    this.#build = build
    this.#parts = parts
  }

  get build(): Build {
    return this.#build
  }

  written(): Promise<void> {
    return this.#writing
  }

  async fill(until: Until, { otherThan, inside = false, held = inside }: FillingOptions = {}): Promise<void> {
    const { log, signal } = this.#parts
    if (until !== 'live' && this.#build.position >= until) return
    const after = this.#build.position === 0 ? undefined : this.#build.position
    for await (const { events, live } of log.follow({ after, signal, ...(otherThan && { otherThan }) })) {
      const mine = until === 'live' ? events : events.filter(({ position }) => position <= until)
      const last = mine.at(-1)
      if (last !== undefined) await this.#take(mine, last.position, { inside, held })
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

  async #take(
    events: readonly StoredEvent[],
    position: LogPosition,
    { inside, held }: { readonly inside: boolean; readonly held: boolean },
  ) {
    const { keys, progress } = this.#parts
    const build = this.#build
    const known = build.parked.streams.length
    const shares = await sharesOf(keys, [build], events)
    await this.#writing
    const hasNewlyParked = build.parked.streams.length > known
    this.#writing = this.#write(hasNewlyParked ? await sharesOf(keys, [build], events) : shares, build, events, position, inside)
    this.#writing.catch(() => undefined)
    this.#build = { ...build, position }
    this.#events += shares.reduce((sum, { size }) => sum + size, 0)
    if (!held) await progress(position, this.#events)
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
