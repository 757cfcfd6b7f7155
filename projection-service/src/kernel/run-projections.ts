import { setTimeout as delay } from 'node:timers/promises'
import type { LogPosition } from '@debut/events/kernel/ids.ts'
import type { Bus } from '@debut/infra/adapters/bus.ts'
import type { EventStore } from '@debut/infra/adapters/event-store.ts'
import type { Logger } from '@debut/infra/adapters/logging.ts'
import type { MemberKeys } from '@debut/infra/adapters/member-keys.ts'
import type { Session } from '@debut/infra/adapters/session.ts'
import type { StoredEvent } from '@debut/infra/adapters/stored-event.ts'
import { announce } from './announce.ts'
import { apply, ProjectionFailed } from './apply.ts'
import { activate, activeBuild, analyse, type Build, BuildRetired, createBuild, dropRetired, filledBy } from './build.ts'
import type { ProjectionMetrics } from './projection-metrics.ts'
import type { Projector } from './projector.ts'
import { type Portion, portion } from './reading.ts'
import { rebuild, RebuildRefused } from './rebuild.ts'

/**
 * From one transaction to the next: the first event of a quiet log is written at once, and those of a busy one together.
 * A log that is so busy that writing takes longer is followed half the time: fewer and fuller transactions leave the other half to those who write it.
 */
const BREATH_MS = 8
const LONGEST_BREATH_MS = 20
/** Between two looks for projections that another instance let go, and for builds that were swapped. */
const LOOK_AROUND_MS = 1_000

export interface ProjectionParts {
  readonly projectors: readonly Projector[]
  readonly log: EventStore
  readonly keys: MemberKeys
  readonly bus: Bus
  readonly openSession: () => Promise<Session>
  /** Its statements may take as long as they need. */
  readonly openRebuildSession: () => Promise<Session>
  readonly metrics: ProjectionMetrics
  readonly logger: Logger
  /** Told once, when the tables are as the log is. */
  readonly onCaughtUp: () => void
}

/** All projections of this process on one subscription and one session, which also holds the locks that make it their only writer. */
export class Projections {
  readonly #parts: ProjectionParts
  /** What a projection can't get past. A new start, with new code, tries again. */
  readonly #stopped = new Map<string, string>()
  /** Newer code filled what is in force: this code would write other rows into it, so another instance has to. */
  readonly #outdated = new Map<string, string>()
  readonly #rebuilding = new Map<string, Promise<void>>()
  #builds: readonly Build[] = []
  #attached = false
  #caughtUp = false

  constructor(parts: ProjectionParts) {
    this.#parts = parts
  }

  /** Why this process does not write a projection, beside that another one does. */
  whyNot(name: string): string | undefined {
    return this.#stopped.get(name) ?? this.#outdated.get(name)
  }

  /** It has its session; whether the log answers is another question. */
  get attached(): boolean {
    return this.#attached
  }

  /** Its tables were once as the log was; before that they tell of a past. Whoever writes nothing has nothing to catch up. */
  get caughtUp(): boolean {
    return this.#caughtUp || (this.#attached && this.#builds.length === 0)
  }

  /** Until the signal: over outages of Postgres and the event store, and over swapped builds. */
  async run(signal: AbortSignal): Promise<void> {
    for (let pause = 50; !signal.aborted; pause = Math.min(pause * 2, 2_000)) {
      try {
        await this.#session(signal, () => (pause = 50))
      } catch (error) {
        if (!(error instanceof BuildRetired)) this.#parts.logger.warn({ err: error }, 'projecting broke off and is taken up again')
      }
      this.#attached = false
      if (!signal.aborted) await delay(pause, undefined, { signal }).catch(() => undefined)
    }
    await Promise.allSettled(this.#rebuilding.values())
  }

  async #session(signal: AbortSignal, working: () => void): Promise<void> {
    const session = await this.#parts.openSession()
    this.#builds = []
    try {
      while (!signal.aborted) {
        await this.#lookAround(session, signal)
        this.#attached = true
        working()
        if (this.#builds.length === 0) await delay(LOOK_AROUND_MS, undefined, { signal }).catch(() => undefined)
        else await this.#follow(session, signal)
      }
    } finally {
      await session.close().catch(() => undefined)
    }
  }

  /** Follows the log for all builds at once, from where the last of them is. Ends when there are other builds to follow it for. */
  async #follow(session: Session, signal: AbortSignal): Promise<void> {
    const followed = new Set(this.#builds.map(({ projector }) => projector))
    const start = Math.min(...this.#builds.map(({ position }) => position))
    const after = start === 0 ? undefined : (start as LogPosition)
    let looked = performance.now()
    for await (const { events, live } of this.#parts.log.follow({ after, signal })) {
      const begun = performance.now()
      const last = events.at(-1)
      if (last !== undefined) await this.#project(session, events, last.position)
      const took = performance.now() - begun
      if (live && !this.#caughtUp) {
        for (const build of this.#builds) await analyse(session, build)
        this.#caughtUp = true
        setImmediate(this.#parts.onCaughtUp)
      }
      if (performance.now() - looked > LOOK_AROUND_MS) {
        await this.#lookAround(session, signal)
        looked = performance.now()
      }
      if (this.#builds.length === 0 || this.#builds.some(({ projector }) => !followed.has(projector))) return
      const rest = Math.min(Math.max(BREATH_MS - took, took), LONGEST_BREATH_MS)
      if (live && last !== undefined) await delay(rest)
    }
  }

  async #project(session: Session, stored: readonly StoredEvent[], position: LogPosition): Promise<void> {
    const portions = await portion(this.#parts.keys, this.#builds, stored)
    const whole = portions.filter(({ stop }) => stop === undefined)
    if (!(await this.#write(session, whole, position))) return this.#project(session, stored, position)
    for (const cut of portions) {
      if (cut.stop === undefined) continue
      // What comes before the event that can't be read is taken, and nothing after it.
      if (cut.size === 0 || (await this.#write(session, [cut], cut.stop.readTo))) await this.#stop(session, cut.build, cut.stop.reason)
    }
  }

  /** False when a statement of one of them failed: that one is stopped, nothing is written, and the others may try again. */
  async #write(session: Session, portions: readonly Portion[], position: LogPosition): Promise<boolean> {
    try {
      await apply(session, portions, position)
    } catch (error) {
      if (!(error instanceof ProjectionFailed)) throw error
      await this.#stop(session, error.build, `stopped between positions ${error.build.position} and ${position}: ${error.message}`)
      return false
    }
    const written = new Set(portions.map(({ build }) => build.projector))
    this.#builds = this.#builds.map((build) => (written.has(build.projector) && build.position < position ? { ...build, position } : build))
    announce(this.#parts.bus, portions, position)
    this.#parts.metrics.projected(portions, position)
    return true
  }

  async #stop(session: Session, build: Build, reason: string): Promise<void> {
    const { name } = build.projector
    this.#parts.logger.error({ projection: name, reason }, 'a projection stopped')
    this.#stopped.set(name, reason)
    this.#builds = this.#builds.filter(({ projector }) => projector.name !== name)
    await session.query('update projections.builds set stopped = $3 where name = $1 and version = $2', [name, build.version, reason])
  }

  /** Takes up projections that nobody writes, starts the rebuilds that new code asks for, notices swaps, drops what was swapped away. */
  async #lookAround(session: Session, signal: AbortSignal): Promise<void> {
    for (const projector of this.#parts.projectors) {
      const { name } = projector
      if (this.#stopped.has(name) || this.#rebuilding.has(name)) continue
      const active = await activeBuild(session, name)
      const mine = this.#builds.find((build) => build.projector === projector)
      const filler = active === undefined ? 'same' : filledBy(active, projector)
      this.#compareCode(projector, filler)
      if (mine !== undefined) {
        if (active?.version !== mine.version) throw new BuildRetired(`${name} was swapped`)
      } else if (filler === 'same') {
        await this.#takeUp(session, projector)
      } else if (filler === 'older') {
        this.#parts.logger.info({ projection: name, from: active?.logic, to: projector.version }, 'new code: rebuilding')
        const rebuilding = this.#rebuildAside(projector, signal).finally(() => this.#rebuilding.delete(name))
        this.#rebuilding.set(name, rebuilding)
      }
    }
    await dropRetired(session)
  }

  #compareCode({ name, version }: Projector, filler: ReturnType<typeof filledBy>): void {
    if (filler !== 'newer') return void this.#outdated.delete(name)
    if (this.#outdated.has(name)) return
    this.#parts.logger.warn({ projection: name, known: version }, 'newer code filled the version in force')
    this.#outdated.set(name, `filled by newer code than version ${version}, or from more contracts than are known here`)
  }

  /** The lock is the session's: as long as it lives, nobody else writes this projection. */
  async #takeUp(session: Session, projector: Projector): Promise<void> {
    if (!(await session.tryLock(`projection ${projector.name}`))) return
    const active = await activeBuild(session, projector.name)
    const build =
      active === undefined ? await createBuild(session, projector) : { projector, version: active.version, position: active.position }
    if (active === undefined) await activate(session, build)
    this.#builds = [...this.#builds, build]
  }

  async #rebuildAside(projector: Projector, signal: AbortSignal): Promise<void> {
    const { log, keys, openRebuildSession, logger } = this.#parts
    let session: Session | undefined
    try {
      session = await openRebuildSession()
      await rebuild(projector, {
        log,
        keys,
        session,
        signal,
        progress: (position) => logger.debug({ projection: projector.name, position }, 'rebuilding'),
      })
      logger.info({ projection: projector.name }, 'rebuilt and swapped')
    } catch (error) {
      if (!(error instanceof RebuildRefused || error instanceof ProjectionFailed)) {
        return logger.info({ err: error, projection: projector.name }, 'the rebuild is put off')
      }
      logger.error({ err: error, projection: projector.name }, 'the rebuild failed')
      this.#stopped.set(projector.name, `its rebuild failed: ${error instanceof Error ? error.message : String(error)}`)
    } finally {
      await session?.close().catch(() => undefined)
    }
  }
}
