import type { Logger } from '@debut/infra/adapters/logging.ts'
import type { Checkpoints } from '../kernel/checkpoints.ts'
import type { Topic } from './topic.ts'

/** Rows read at once while somebody catches up. */
const PAGE = 500

export interface Subscriber {
  cursor: number
  send(frame: string): void
}

/** Reads each topic once for all who listen to it, from the one who is furthest behind. */
export class Hub {
  readonly #topics: ReadonlyMap<string, Topic>
  readonly #checkpoints: Checkpoints
  readonly #logger: Logger
  readonly #listening = new Map<Topic, Set<Subscriber>>()
  readonly #pumping = new Map<Topic, { again: boolean }>()

  constructor(topics: readonly Topic[], checkpoints: Checkpoints, logger: Logger) {
    this.#topics = new Map(topics.map((topic) => [topic.name, topic]))
    this.#checkpoints = checkpoints
    this.#logger = logger
    checkpoints.onMove((projection, named) => {
      for (const topic of topics)
        if (topic.projection === projection && (named === undefined || named.includes(topic.name))) this.#stir(topic)
    })
  }

  has(name: string): boolean {
    return this.#topics.has(name)
  }

  /** From the cursor on, or from now. Answers where that is. */
  join(name: string, cursor: number | null, send: (frame: string) => void): { readonly cursor: number; leave(): void; start(): void } {
    const topic = this.#topics.get(name)
    if (topic === undefined) throw new RangeError(`there is no topic "${name}"`)
    const subscriber: Subscriber = { cursor: cursor ?? this.#checkpoints.of(topic.projection).position, send }
    const listeners = this.#listening.get(topic) ?? new Set()
    this.#listening.set(topic, listeners)
    return {
      cursor: subscriber.cursor,
      leave: () => listeners.delete(subscriber),
      start: () => {
        listeners.add(subscriber)
        this.#stir(topic)
      },
    }
  }

  #stir(topic: Topic): void {
    const pumping = this.#pumping.get(topic)
    if (pumping !== undefined) {
      pumping.again = true
      return
    }
    const state = { again: false }
    this.#pumping.set(topic, state)
    this.#pump(topic, state)
      .catch((error: unknown) =>
        this.#logger.warn({ err: error, topic: topic.name }, 'a live topic could not be read; the next news tries again'),
      )
      .finally(() => this.#pumping.delete(topic))
  }

  async #pump(topic: Topic, state: { again: boolean }): Promise<void> {
    const listeners = this.#listening.get(topic) ?? new Set()
    do {
      state.again = false
      if (listeners.size === 0) return
      const from = Math.min(...Array.from(listeners, ({ cursor }) => cursor))
      const messages = await topic.since(from, PAGE)
      for (const { cursor, body } of messages) {
        const frame = JSON.stringify({ type: 'message', topic: topic.name, cursor, body })
        for (const listener of listeners) {
          if (listener.cursor >= cursor) continue
          listener.cursor = cursor
          listener.send(frame)
        }
      }
      state.again ||= messages.length === PAGE
    } while (state.again)
  }
}
