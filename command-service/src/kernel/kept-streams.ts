import type { Fold } from './decider.ts'
import type { StreamState } from './stream-state.ts'

/** Folded events kept in memory, over all streams: some hundred bytes each. */
const KEPT_EVENTS = 1_000_000
/** The events in a part of a stream, about. */
const PART = 100
/** Also an empty stream takes its room. */
const LEAST = 20

export interface Kept<State> {
  readonly folded: StreamState<State>
  /** On the performance clock: when the log said so. */
  readonly readAt: number
}

interface Entry extends Kept<unknown> {
  readonly fold: object
  readonly stream: string
}

/** Folded streams in memory, so that the next command on a busy one reads nothing; what was used longest ago goes first. */
export class KeptStreams {
  /** One stream may be folded in more ways than one. */
  readonly #folds = new Map<object, Map<string, Entry>>()
  readonly #oldestFirst = new Set<Entry>()
  readonly #most: number
  #room = 0

  constructor(most = KEPT_EVENTS) {
    this.#most = most
  }

  get<State, Event>(fold: Fold<State, Event>, stream: string): Kept<State> | undefined {
    return this.#folds.get(fold)?.get(stream) as Kept<State> | undefined
  }

  keep(fold: object, stream: string, folded: StreamState<unknown>): void {
    this.forget(fold, stream)
    const entry = { fold, stream, folded, readAt: performance.now() }
    this.#streamsOf(fold).set(stream, entry)
    this.#oldestFirst.add(entry)
    this.#room += roomOf(folded)
    for (const oldest of this.#oldestFirst) {
      if (this.#room <= this.#most) return
      this.forget(oldest.fold, oldest.stream)
    }
  }

  /** However it is folded. */
  forgetStream(stream: string): void {
    for (const fold of this.#folds.keys()) this.forget(fold, stream)
  }

  forget(fold: object, stream: string): void {
    const streams = this.#streamsOf(fold)
    const known = streams.get(stream)
    if (known === undefined) return
    streams.delete(stream)
    this.#oldestFirst.delete(known)
    this.#room -= roomOf(known.folded)
  }

  #streamsOf(fold: object): Map<string, Entry> {
    let streams = this.#folds.get(fold)
    if (streams === undefined) this.#folds.set(fold, (streams = new Map<string, Entry>()))
    return streams
  }
}

const roomOf = ({ revision, parts }: StreamState<unknown>) => {
  if (revision === 'no-stream') return LEAST
  return LEAST + (parts === 'all' ? revision : Math.min(revision, parts.size * PART))
}
