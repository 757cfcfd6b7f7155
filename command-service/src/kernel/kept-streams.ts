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

/** Folded streams in memory, so that a busy voter's next vote reads nothing; what was used longest ago goes first. */
export class KeptStreams {
  readonly #kept = new Map<string, Kept<unknown>>()
  readonly #names = new Map<object, string>()
  readonly #most: number
  #room = 0

  constructor(most = KEPT_EVENTS) {
    this.#most = most
  }

  /** One stream may be folded in more ways than one. */
  nameOf(fold: object, stream: string): string {
    const name = this.#names.get(fold) ?? `${this.#names.size}`
    this.#names.set(fold, name)
    return `${name} ${stream}`
  }

  get<State, Event>(fold: Fold<State, Event>, stream: string): Kept<State> | undefined {
    return this.#kept.get(this.nameOf(fold, stream)) as Kept<State> | undefined
  }

  keep(fold: object, stream: string, folded: StreamState<unknown>): void {
    this.forget(fold, stream)
    this.#kept.set(this.nameOf(fold, stream), { folded, readAt: performance.now() })
    this.#room += roomOf(folded)
    for (const [oldest, { folded: old }] of this.#kept) {
      if (this.#room <= this.#most) return
      this.#kept.delete(oldest)
      this.#room -= roomOf(old)
    }
  }

  /** However it is folded. */
  forgetStream(stream: string): void {
    for (const fold of this.#names.keys()) this.forget(fold, stream)
  }

  forget(fold: object, stream: string): void {
    const name = this.nameOf(fold, stream)
    const known = this.#kept.get(name)
    if (known === undefined) return
    this.#kept.delete(name)
    this.#room -= roomOf(known.folded)
  }
}

const roomOf = ({ revision, parts }: StreamState<unknown>) => {
  if (revision === 'no-stream') return LEAST
  return LEAST + (parts === 'all' ? revision : Math.min(revision, parts.size * PART))
}
