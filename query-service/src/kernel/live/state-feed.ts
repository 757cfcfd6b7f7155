import type { Logger } from '@debut/adapters/logging.ts'
import type { Checkpoints } from '../checkpoints.ts'
import { Coalesced } from './coalesced.ts'
import type { Feed, Joined, Reader } from './feed.ts'
import { pause } from './pause.ts'
import type { State, StateTopic } from './topic.ts'

/** Between two looks whether a reader has taken what they were sent. */
const LOOK_MS = 50
/** A timer takes 24 days at most, and a state may be valid for years: what is looked at too early has not changed. */
const LONGEST_MS = 86_400_000

/** Shorter sendings need no pause. */
const LONG_MS = 5

interface Listener {
  /** Null for a reader who has nothing yet. */
  cursor: number | null
  /** Which content they were given last; undefined before their cursor was looked at. */
  has: number | undefined
  readonly reader: Reader
  gone: boolean
}

interface Newest {
  readonly state: State
  readonly content: string
  /** Counts contents: positions go on where nothing changes, and stand still where time alone changes something. */
  readonly edition: number
  frame: string | undefined
}

/** One topic of which only the newest state matters: read once for all, however much happened, and sent where it is another. */
export class StateFeed implements Feed {
  readonly #topic: StateTopic
  readonly #checkpoints: Pick<Checkpoints, 'of' | 'refresh'>
  readonly #reading: Coalesced
  readonly #listeners = new Set<Listener>()
  #newest: Newest | undefined
  #inFlight: Promise<State> | undefined
  #turn: NodeJS.Timeout | undefined
  #look: NodeJS.Timeout | undefined

  constructor(topic: StateTopic, checkpoints: Pick<Checkpoints, 'of' | 'refresh'>, logger: Logger) {
    this.#topic = topic
    this.#checkpoints = checkpoints
    this.#reading = new Coalesced(
      () => this.#read(),
      (error) => logger.warn({ err: error, topic: topic.name }, 'a live topic could not be read and is tried again'),
    )
  }

  /** A reader who has nothing gets the state as it is, so they have nothing before it. */
  join(cursor: number | null, reader: Reader): Joined {
    const listener: Listener = { cursor, has: undefined, reader, gone: false }
    return {
      cursor: cursor ?? 0,
      coalesced: true,
      leave: () => {
        listener.gone = true
        this.#listeners.delete(listener)
      },
      start: () => this.#bring(listener),
    }
  }

  refresh(): Promise<void> {
    return this.#reading.ask()
  }

  /**
   * A reader who waits for an event to show must be sent its position also where it changed nothing that is shown:
   * what is hidden for now, or a command's last event that came a moment after the one that shows.
   */
  reached(position: number): void {
    if (this.#newest === undefined || !this.#reading.isDone) return
    const { edition } = this.#newest
    const frame = JSON.stringify({ type: 'reached', topic: this.#topic.name, cursor: position })
    for (const listener of this.#listeners) {
      if (listener.has !== edition || (listener.cursor ?? 0) >= position || listener.reader.full()) continue
      listener.cursor = position
      listener.reader.send(frame)
    }
  }

  close(): void {
    this.#reading.stop()
    clearTimeout(this.#turn)
    clearTimeout(this.#look)
  }

  async #bring(listener: Listener): Promise<void> {
    if (await this.#isBeyondTheLog(listener)) {
      if (!listener.gone) listener.reader.reset()
      return
    }
    if (listener.gone) return
    this.#listeners.add(listener)
    if (this.#newest !== undefined && this.#reading.isDone) return this.#offer(listener, this.#newest)
    // What is being read is for them too: where it is old already, the next change is on its way.
    if (this.#inFlight === undefined) void this.refresh()
    await this.#inFlight?.catch(() => undefined)
  }

  async #isBeyondTheLog({ cursor }: Listener): Promise<boolean> {
    if (cursor === null || cursor <= this.#now) return false
    // What another instance showed may be ahead of what was received here: Postgres knows. Where it is unavailable, the next reading tells.
    await this.#checkpoints.refresh().catch(() => undefined)
    return cursor > this.#now
  }

  get #now(): number {
    return this.#checkpoints.of(this.#topic.projection).position
  }

  async #read(): Promise<void> {
    clearTimeout(this.#turn)
    if (this.#listeners.size === 0) return this.#forget()
    this.#inFlight = this.#topic.read()
    const state = await this.#inFlight.finally(() => {
      this.#inFlight = undefined
    })
    if (this.#listeners.size === 0) return this.#forget()
    const content = JSON.stringify(state.body)
    const known = this.#newest
    const edition = known === undefined ? 1 : known.edition + (known.content === content ? 0 : 1)
    this.#newest = { state, content, edition, frame: undefined }
    if (state.validForMs !== null)
      this.#turn = setTimeout(() => void this.refresh(), Math.min(Math.max(state.validForMs, 0) + 1, LONGEST_MS)).unref()
    const begun = performance.now()
    this.#offerAll()
    const tookMs = performance.now() - begun
    // Where thousands listen, sending takes longer than the next change takes to come: everything else gets as much time.
    if (tookMs > LONG_MS) await pause(tookMs)
  }

  /** The first listener after a time without any has it read anew. */
  #forget(): void {
    this.#newest = undefined
  }

  #offerAll(): void {
    if (this.#newest === undefined) return
    for (const listener of this.#listeners) this.#offer(listener, this.#newest)
  }

  #offer(listener: Listener, newest: Newest): void {
    const { state, edition } = newest
    const isNewTo = listener.cursor === null || listener.cursor < state.changed || state.hasTurned
    listener.has ??= isNewTo ? 0 : edition
    // What they have from elsewhere may be newer than what was read here; then a change is on its way.
    if (listener.has === edition || (listener.cursor ?? 0) > state.position) return
    if (listener.reader.full()) return this.#lookAgain()
    listener.has = edition
    listener.cursor = state.position
    newest.frame ??= this.#frameOf(state)
    listener.reader.send(newest.frame)
  }

  #frameOf({ position, body }: State): string {
    return JSON.stringify({ type: 'message', topic: this.#topic.name, cursor: position, body: { ...body, position } })
  }

  /** A reader who could not take it then gets what is the newest by now. */
  #lookAgain(): void {
    this.#look ??= setTimeout(() => {
      this.#look = undefined
      this.#offerAll()
    }, LOOK_MS).unref()
  }
}
