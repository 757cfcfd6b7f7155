import { setTimeout as delay } from 'node:timers/promises'
import type { JobId } from '@debut/events/jobs/job-id.ts'
import type { LogPosition } from '@debut/events/kernel/ids.ts'
import type { Bus } from '@debut/adapters/bus.ts'
import type { EventStore } from '@debut/adapters/event-store.ts'
import type { Logger } from '@debut/adapters/logging.ts'
import type { MemberKeys } from '@debut/adapters/member-keys.ts'
import { Unavailable } from '@debut/adapters/errors.ts'
import type { Session } from '@debut/adapters/session.ts'
import type { StoredEvent } from '@debut/adapters/stored-event.ts'
import { PROJECTIONS } from '@debut/events/kernel/event-skipped.ts'
import { announce, announceFilled } from './announce.ts'
import { apply, FoldFailed, ProjectionFailed } from './apply.ts'
import { activeBuild, activeBuilds, analyse, type Build, BuildRetired, claim, createFirst, filledBy, showFilled } from './build.ts'
import { discardUnwanted, dropRetired } from './old-builds.ts'
import { Lag, type Standing } from './lag.ts'
import { foldApart } from './fold-apart.ts'
import { fencedOut, FencedOut, Leases } from './leases.ts'
import { readParked, readRetryRequests } from './parked-events.ts'
import { ParkedRetries } from './parked-retries.ts'
import { ParkedStreams } from './parked-streams.ts'
import type { ProjectionMetrics } from './projection-metrics.ts'
import type { Projector } from './projector.ts'
import { type Share, sharesOf } from './reading.ts'
import { rebuildAside } from './rebuild-aside.ts'
import { retryParked } from './retry-parked.ts'
import { readSkipped, SkippedEvents } from './skipped-events.ts'

/**
 * From one transaction to the next: the first event of a quiet log is written at once, and those of a busy one together.
 * A log that is so busy that writing takes longer is followed half the time: fewer and fuller transactions leave the other half to those who write it.
 */
const BREATH_MS = 8
const LONGEST_BREATH_MS = 20
/** Between two looks for projections that another instance let go, and for builds that were swapped. */
const LOOK_AROUND_MS = 1_000

/** What people say of builds in the log, which concerns the process that writes them. Most batches have nothing of it. */
export type SaidOfBuilds = (
  keys: MemberKeys,
  stored: readonly StoredEvent[],
) => Promise<{
  /** Parked streams that are to be tried again. */
  readonly retries: readonly { readonly projection: string; readonly stream: string }[]
  /** Rebuilds whose builds are not wanted. */
  readonly discarded: readonly { readonly jobId: JobId }[]
}>

export interface ProjectionParts {
  readonly projectors: readonly Projector[]
  readonly log: EventStore
  readonly keys: MemberKeys
  readonly bus: Bus
  readonly openSession: () => Promise<Session>
  /** Beside it, for what has to go on while that one is busy. */
  readonly openLeaseSession: () => Promise<Session>
  /** Its statements may take as long as they need. */
  readonly openRebuildSession: () => Promise<Session>
  readonly saidOfBuilds: SaidOfBuilds
  readonly metrics: ProjectionMetrics
  readonly logger: Logger
}

/** All projections of this process on one subscription and one session, each under a lease that makes it the only writer. */
export class Projections {
  readonly #parts: ProjectionParts
  /** What a projection can't get past. A new start, with new code, tries again. */
  readonly #stopped = new Map<string, string>()
  /** Newer code filled what is in force: this code would write other rows into it, so another instance has to. */
  readonly #outdated = new Map<string, string>()
  readonly #rebuilding = new Map<string, Promise<void>>()
  readonly #leases: Leases
  /** Parked streams that are to be tried again, by projection. */
  readonly #retries = new ParkedRetries()
  /** Rebuilds whose builds are to be dropped. */
  readonly #discarded = new Set<JobId>()
  /** In force and not yet to be seen. */
  readonly #filling = new Set<string>()
  readonly #lag = new Lag()
  #skipped: ReadonlyMap<string, SkippedEvents> = new Map()
  #builds: readonly Build[] = []
  #attached = false
  #caughtUp = false

  constructor(parts: ProjectionParts) {
    this.#parts = parts
    this.#leases = new Leases(parts.openLeaseSession, parts.logger)
  }

  /** What it goes on without, in words; undefined where that is nothing. */
  get parked(): string | undefined {
    const said = this.#builds.filter(({ parked }) => parked.events > 0).map(({ projector, parked }) => `${projector.name} ${parked.said}`)
    return said.length > 0 ? said.join('; ') : undefined
  }

  /** Why this process does not write a projection, beside that another one does. */
  whyNot(name: string): string | undefined {
    return this.#stopped.get(name) ?? this.#outdated.get(name)
  }

  /** It has its session; whether the log answers is another question. */
  get attached(): boolean {
    return this.#attached
  }

  /** Its tables were once as the log was; before that they show a past. A process that writes nothing has nothing to catch up. */
  get caughtUp(): boolean {
    return this.#caughtUp || (this.#attached && this.#builds.length === 0)
  }

  /** Until the signal: over outages of Postgres and the event store, and over swapped builds. */
  async run(signal: AbortSignal): Promise<void> {
    const renewing = this.#leases.renew(signal)
    for (let pause = 50; !signal.aborted; pause = Math.min(pause * 2, 2_000)) {
      try {
        await this.#session(signal, () => (pause = 50))
      } catch (error) {
        // That it comes too late is said when it has looked for what is left to it.
        if (!(error instanceof FencedOut || error instanceof BuildRetired))
          this.#parts.logger.warn({ err: error }, 'projecting broke off and is taken up again')
      }
      this.#attached = false
      if (!signal.aborted) await delay(pause, undefined, { signal }).catch(() => undefined)
    }
    await Promise.allSettled([renewing, ...this.#rebuilding.values()])
  }

  async #session(signal: AbortSignal, working: () => void): Promise<void> {
    const session = await this.#parts.openSession()
    const before = this.#builds.map(({ projector }) => projector.name)
    // What is parked is counted by the process that takes them up.
    for (const { projector } of this.#builds) this.#parts.metrics.parked(projector, new ParkedStreams())
    this.#builds = []
    try {
      this.#skipped = await readSkipped(this.#parts.log, this.#parts.keys)
      while (!signal.aborted) {
        await this.#lookAround(session, signal)
        this.#sayLost(before.splice(0))
        this.#attached = true
        working()
        if (this.#builds.length === 0) await delay(LOOK_AROUND_MS, undefined, { signal }).catch(() => undefined)
        else await this.#follow(session, signal)
      }
    } finally {
      await session.close().catch(() => undefined)
    }
  }

  /** What it wrote until its session ended, and another writes now. */
  #sayLost(before: readonly string[]): void {
    const lost = before.filter((name) => this.whyNot(name) === undefined && !this.#builds.some(({ projector }) => projector.name === name))
    if (lost.length > 0) this.#parts.logger.warn({ reason: fencedOut(lost) }, 'stood still for too long')
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
      this.#lag.received(events, live)
      if (last !== undefined) await this.#project(session, events, last.position)
      this.#lag.passed(events, this.#unwritten)
      const took = performance.now() - begun
      if (live && !this.#caughtUp) {
        for (const build of this.#builds) await analyse(session, build)
        this.#caughtUp = true
      }
      if (live && this.#filling.size > 0) await this.#showFilled(session)
      if (performance.now() - looked > LOOK_AROUND_MS) {
        await this.#lookAround(session, signal)
        looked = performance.now()
      }
      if (this.#builds.length === 0 || this.#builds.some(({ projector }) => !followed.has(projector))) return
      const rest = Math.min(Math.max(BREATH_MS - took, took), LONGEST_BREATH_MS)
      if (live && last !== undefined) await delay(rest)
    }
  }

  async #showFilled(session: Session): Promise<void> {
    const filled = this.#builds.filter(({ projector }) => this.#filling.has(projector.name))
    await showFilled(
      session,
      filled.map(({ projector }) => projector.name),
    )
    this.#filling.clear()
    announceFilled(this.#parts.bus, filled)
  }

  async #project(session: Session, stored: readonly StoredEvent[], position: LogPosition): Promise<void> {
    const shares = await sharesOf(this.#parts.keys, this.#builds, stored)
    const apart = new Set(shares.filter(({ unreadable }) => unreadable !== undefined).map(({ build }) => build))
    for (;;) {
      const together = shares.filter(({ build }) => !apart.has(build) && !this.#stopped.has(build.projector.name))
      try {
        await apply(session, together, position)
        this.#written(together, position)
        break
      } catch (error) {
        if (!(error instanceof ProjectionFailed)) throw error
        if (error instanceof FoldFailed) apart.add(error.build)
        else await this.#stop(session, error.build, failure(error, position))
      }
    }
    // The other builds do not wait for those that failed.
    for (const build of apart) await this.#projectApart(session, build, stored, position)
    if (stored.some(({ stream }) => stream === PROJECTIONS)) await this.#skipMore()
    const { retries, discarded } = await this.#parts.saidOfBuilds(this.#parts.keys, stored)
    for (const { projection, stream } of retries)
      if (this.#builds.some(({ projector, parked }) => projector.name === projection && parked.has(stream)))
        this.#retries.ask(projection, [stream])
    for (const { jobId } of discarded) this.#discarded.add(jobId)
  }

  async #projectApart(session: Session, build: Build, stored: readonly StoredEvent[], position: LogPosition): Promise<void> {
    try {
      const { keys, logger } = this.#parts
      this.#written(await foldApart({ session, keys, logger }, build, stored, position), position, build)
    } catch (error) {
      if (!(error instanceof ProjectionFailed)) throw error
      await this.#stop(session, build, failure(error, position))
    }
  }

  #written(shares: readonly Share[], position: LogPosition, ...apart: readonly Build[]): void {
    const written = new Set([...shares.map(({ build }) => build), ...apart].map(({ projector }) => projector))
    this.#builds = this.#builds.map((build) => (written.has(build.projector) && build.position < position ? { ...build, position } : build))
    announce(this.#parts.bus, shares, position)
    this.#lag.written(shares)
    this.#parts.metrics.projected(shares, position)
    for (const { projector, parked } of this.#builds) if (written.has(projector)) this.#parts.metrics.parked(projector, parked)
  }

  /** Somebody said what is to be skipped: whatever is parked may go on without it. */
  async #skipMore(): Promise<void> {
    this.#skipped = await readSkipped(this.#parts.log, this.#parts.keys)
    this.#builds = this.#builds.map((build) => ({ ...build, skipped: this.#skipped.get(build.projector.name) ?? new SkippedEvents() }))
    for (const { projector, parked, skipped } of this.#builds)
      this.#retries.ask(
        projector.name,
        parked.streams.filter((stream) => skipped.streams.has(stream)),
      )
  }

  /** What operators ask for, what a new start tries by itself, and what a skipped event was in the way of. */
  async #retry(session: Session): Promise<void> {
    for (const { projection, version, stream } of await readRetryRequests(session))
      if (this.#builds.some((build) => build.projector.name === projection && build.version === version))
        this.#retries.ask(projection, [stream])
    for (const build of this.#builds) {
      for (const stream of this.#retries.take(build.projector.name)) await this.#retryOne(session, build, stream)
    }
  }

  async #retryOne(session: Session, build: Build, stream: string): Promise<void> {
    const { log, keys, logger } = this.#parts
    try {
      const folded = await retryParked({ session, log, keys, logger }, build, stream)
      if (folded !== undefined) this.#written([{ ...folded, build }], build.position)
      this.#parts.metrics.parked(build.projector, build.parked)
    } catch (error) {
      // The log is unavailable: at the next look.
      if (error instanceof Unavailable) this.#retries.ask(build.projector.name, [stream])
      else if (error instanceof ProjectionFailed) await this.#stop(session, build, failure(error, build.position))
      else throw error
    }
  }

  async #stop(session: Session, build: Build, reason: string): Promise<void> {
    const { name } = build.projector
    this.#parts.logger.error({ projection: name, reason }, 'a projection stopped')
    this.#stopped.set(name, reason)
    this.#builds = this.#builds.filter(({ projector }) => projector.name !== name)
    await session.query('update projections.builds set stopped = $3 where name = $1 and version = $2', [name, build.version, reason])
  }

  /** Takes up projections that no process writes, starts the rebuilds that new code needs, notices swaps, drops replaced builds. */
  async #lookAround(session: Session, signal: AbortSignal): Promise<void> {
    // Chosen before: a rebuild that ends meanwhile has swapped what was in force.
    const idle = this.#parts.projectors.filter(({ name }) => !this.#stopped.has(name) && !this.#rebuilding.has(name))
    const inForce = await activeBuilds(session)
    for (const projector of idle) {
      const { name } = projector
      const active = inForce.get(name)
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
    await this.#leases.check(session, new Map(this.#builds.map(({ projector, token }) => [projector.name, token ?? 0])))
    await this.#retry(session)
    for (const jobId of this.#discarded) await discardUnwanted(session, jobId)
    this.#discarded.clear()
    await dropRetired(session)
    await this.#lag.say(session, this.#standings(), () => this.#newest())
  }

  /** Projections that this process would write, and can't. */
  get #unwritten(): ReadonlySet<string> {
    return new Set([...this.#stopped.keys(), ...this.#outdated.keys(), ...this.#rebuilding.keys()])
  }

  #standings(): Standing[] {
    const names = new Set([...this.#builds.map(({ projector }) => projector.name), ...this.#unwritten])
    const positions = new Map(this.#builds.map(({ projector, position }) => [projector.name, position]))
    return [...names].map((name) => ({
      name,
      position: positions.get(name),
      stopped: this.whyNot(name),
      rebuilding: this.#rebuilding.has(name),
    }))
  }

  /** The log may not answer now; what is known then is from before. */
  async #newest(): Promise<StoredEvent | undefined> {
    const { log } = this.#parts
    try {
      const end = await log.end()
      return end === undefined ? undefined : await log.at(end)
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error
      return undefined
    }
  }

  #compareCode({ name, version }: Projector, filler: ReturnType<typeof filledBy>): void {
    if (filler !== 'newer') return void this.#outdated.delete(name)
    if (this.#outdated.has(name)) return
    this.#parts.logger.warn({ projection: name, known: version }, 'newer code filled the version in force')
    this.#outdated.set(name, `filled by newer code than version ${version}, or from more contracts than are known here`)
  }

  /** From the claim on no other process can advance it: one that held it and stood still comes too late. */
  async #takeUp(session: Session, projector: Projector): Promise<void> {
    const { name } = projector
    const token = await this.#leases.take(session, name)
    if (token === undefined) return
    const active = await activeBuild(session, name)
    const version = active?.version ?? (await createFirst(session, projector))
    const { position, filling } = await claim(session, name, version, token)
    if (filling) this.#filling.add(name)
    const skipped = this.#skipped.get(name) ?? new SkippedEvents()
    const build: Build = { projector, version, position, token, skipped, parked: new ParkedStreams() }
    for (const { stream, events } of await readParked(session, build)) build.parked.park(stream, events)
    this.#retries.ask(name, build.parked.streams)
    this.#parts.metrics.parked(projector, build.parked)
    this.#builds = [...this.#builds, build]
  }

  async #rebuildAside(projector: Projector, signal: AbortSignal): Promise<void> {
    const failed = await rebuildAside(projector, this.#parts, signal)
    if (failed !== undefined) this.#stopped.set(projector.name, failed)
  }
}

const failure = (error: ProjectionFailed, position: LogPosition): string =>
  `stopped between positions ${error.build.position} and ${position}: ${error.message}`
