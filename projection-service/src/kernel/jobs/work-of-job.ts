import { setTimeout as delay } from 'node:timers/promises'
import { PAUSED_MINUTES } from '@debut/events/jobs/job-answers.ts'
import type { JobId } from '@debut/events/jobs/job-id.ts'
import { systemClock } from '@debut/adapters/clock.ts'
import type { EventStore } from '@debut/adapters/event-store.ts'
import type { Logger } from '@debut/adapters/logging.ts'
import type { MemberKeys } from '@debut/adapters/member-keys.ts'
import type { Session } from '@debut/adapters/session.ts'
import type { Projector } from '../projector.ts'
import type { JobWork } from './job.ts'
import { Pace } from './pace.ts'
import { addRows, noteProgress, type OpenJob } from './job-rows.ts'

const SAY_MS = 250
const LOOK_MS = 100

/** It was stopped, or the service ends. */
export class JobEnded extends Error {
  override readonly name = 'JobEnded'
}

interface Parts {
  readonly log: EventStore
  readonly keys: MemberKeys
  readonly projectors: readonly Projector[]
  readonly openSession: () => Promise<Session>
  readonly logger: Logger
  readonly signal: AbortSignal
}

/** One job's own side of the kernel. */
export class WorkOfJob implements JobWork {
  readonly jobId: JobId
  readonly log: EventStore
  readonly keys: MemberKeys
  readonly logger: Logger
  readonly projectors: readonly Projector[]
  readonly signal: AbortSignal
  readonly #stop = new AbortController()
  readonly #pace = new Pace(performance.now())
  readonly #openSession: () => Promise<Session>
  readonly #sessions: Session[] = []
  #own: Promise<Session> | undefined
  #wanted: OpenJob['wanted']
  #steeredAt: number | null
  #gaveWay = false
  #rows = 0
  #said = 0
  #latest: { readonly done: number; readonly total: number; readonly events: number } | undefined

  constructor({ id, wanted, steeredAt }: OpenJob, { log, keys, projectors, logger, openSession, signal }: Parts) {
    this.jobId = id
    this.log = log
    this.keys = keys
    this.logger = logger
    this.projectors = projectors
    this.signal = AbortSignal.any([signal, this.#stop.signal])
    this.#openSession = openSession
    this.#wanted = wanted
    this.#steeredAt = steeredAt
  }

  get hasEnded(): boolean {
    return this.signal.aborted
  }

  get isStopped(): boolean {
    return this.#wanted === 'stopped'
  }

  /** It was stopped for being paused too long. */
  get gaveWay(): boolean {
    return this.#gaveWay
  }

  steer({ wanted, steeredAt }: Pick<OpenJob, 'wanted' | 'steeredAt'>): void {
    // What has ended by itself does not go on.
    if (this.#gaveWay) return
    this.#wanted = wanted
    this.#steeredAt = steeredAt
    if (wanted === 'stopped') this.#stop.abort()
  }

  async openSession(): Promise<Session> {
    const session = await this.#openSession()
    this.#sessions.push(session)
    return session
  }

  async progress(done: number, total: number, events = 0): Promise<void> {
    this.#latest = { done, total, events }
    if (performance.now() - this.#said > SAY_MS) await this.#say('running')
    const rest = this.#pace.restAt(performance.now())
    if (rest > 0) await delay(rest, undefined, { signal: this.signal }).catch(() => undefined)
    if (this.#wanted === 'paused' && !this.hasEnded) {
      await this.#say('paused')
      while (this.#isPaused()) {
        this.#giveWay()
        await delay(LOOK_MS)
      }
      await this.#say('running')
    }
    if (this.hasEnded) throw new JobEnded('it was ended')
  }

  async keepRows(rows: readonly object[]): Promise<void> {
    if (rows.length === 0) return
    const first = this.#rows + 1
    this.#rows += rows.length
    await addRows(this.jobId, first, rows, await this.#session())
  }

  /** Says how far it got. */
  async settle(): Promise<void> {
    if (this.#latest !== undefined) await this.#say('running')
  }

  async close(): Promise<void> {
    await Promise.allSettled(this.#sessions.map((session) => session.close()))
  }

  /** Asked again: who steers it does so meanwhile. */
  #isPaused(): boolean {
    return this.#wanted === 'paused' && !this.hasEnded
  }

  /** While it stands still, nothing else of its kind can be done. */
  #giveWay(): void {
    if (this.#steeredAt === null || systemClock().toMillis() - this.#steeredAt < PAUSED_MINUTES * 60_000) return
    this.#gaveWay = true
    this.#wanted = 'stopped'
    this.#stop.abort()
  }

  async #say(state: 'running' | 'paused'): Promise<void> {
    this.#said = performance.now()
    if (this.#latest !== undefined) await noteProgress(this.jobId, { state, ...this.#latest }, await this.#session())
  }

  #session(): Promise<Session> {
    return (this.#own ??= this.openSession())
  }
}
