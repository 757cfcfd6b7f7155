import type { Logger } from '@debut/adapters/logging.ts'
import type { Checkpoints } from '../checkpoints.ts'
import { Coalesced } from './coalesced.ts'
import type { Feed, Joined, Reader } from './feed.ts'
import { pause } from './pause.ts'
import { sharedReadings } from './shared-readings.ts'
import type { Message, MessageTopic } from './topic.ts'

/** Rows read at once. */
const PAGE = 500
/** A reader who misses more fetches anew: that is one page instead of all of these. */
const MOST_BEHIND = 10_000
const RETRY_MS = 1_000
/** Between two looks whether a reader has taken what they were sent. */
const LOOK_MS = 50

interface Listener {
  cursor: number
  readonly reader: Reader
  gone: boolean
  /** On the performance clock; of a topic whose messages go together. */
  sentAt: number
}

interface Frame {
  readonly cursor: number
  /** That are in it. */
  readonly messages: number
  /** As it is sent, without what a reader has who got ahead of the others. */
  after(cursor: number): string
}

/** One topic, read once for all who are at its head. A reader who is behind it catches up aside and delays no other reader. */
export class TopicFeed implements Feed {
  readonly #topic: MessageTopic
  readonly #checkpoints: Pick<Checkpoints, 'of' | 'refresh'>
  readonly #logger: Logger
  /** They have everything up to the head that is past their own cursor. */
  readonly #present = new Set<Listener>()
  readonly #missedFrom = sharedReadings((cursor) =>
    this.#readMissed(cursor).catch((error: unknown) => {
      this.#failed(error)
      throw error
    }),
  )
  readonly #pump = new Coalesced(
    () => this.#readOn(),
    (error) => this.#failed(error),
  )
  #head = 0

  constructor(topic: MessageTopic, checkpoints: Pick<Checkpoints, 'of' | 'refresh'>, logger: Logger) {
    this.#topic = topic
    this.#checkpoints = checkpoints
    this.#logger = logger
  }

  join(cursor: number | null, reader: Reader): Joined {
    const listener = { cursor: cursor ?? this.#now, reader, gone: false, sentAt: -Infinity }
    return {
      cursor: listener.cursor,
      coalesced: false,
      leave: () => {
        listener.gone = true
        this.#present.delete(listener)
      },
      start: () => new Promise((resolve) => void this.#bring(listener, resolve)),
    }
  }

  refresh(): Promise<void> {
    return this.#pump.ask()
  }

  /** Each message has a cursor of its own, so this adds nothing. */
  reached(): void {}

  close(): void {
    this.#pump.stop()
  }

  get #now(): number {
    return this.#checkpoints.of(this.#topic.projection).position
  }

  async #readOn(): Promise<void> {
    if (this.#present.size === 0) return
    await this.#untilFree(this.#present)
    const frames = await this.#read(this.#head)
    if (frames === 'forgotten') return this.#resetPresent()
    give(frames, this.#present)
    this.#head = Math.max(this.#head, frames.at(-1)?.cursor ?? 0)
    if (isFull(frames)) void this.refresh()
  }

  /** They received nothing for so long that messages since then are forgotten: it is unknown whether they missed some. */
  #resetPresent(): void {
    for (const listener of this.#present) reset(listener)
    this.#present.clear()
  }

  /** To the head, however often that fails. */
  async #bring(listener: Listener, onRead: () => void): Promise<void> {
    while (!listener.gone) {
      try {
        return await this.#catchUp(listener, onRead).finally(onRead)
      } catch {
        await pause(RETRY_MS)
      }
    }
    onRead()
  }

  async #catchUp(listener: Listener, onRead: () => void): Promise<void> {
    // A message may be read, and sent, a little before its change is announced: Postgres knows.
    if (listener.cursor > this.#now) await this.#checkpoints.refresh()
    if (listener.cursor > this.#now) return reset(listener)
    // The head stands still while there are no readers: those to come must not wait for what only the first of them has missed.
    if (this.#present.size === 0) this.#head = Math.max(this.#head, this.#now)
    while (!listener.gone && !this.#enter(listener)) {
      const missed = await this.#missedFrom(listener.cursor)
      onRead()
      if (missed === 'too much' || missed === 'forgotten') return reset(listener)
      await this.#untilFree([listener])
      give(missed.frames, [listener])
      listener.cursor = Math.max(listener.cursor, missed.upTo)
      while (listener.reader.full() && !listener.gone) await pause(LOOK_MS)
    }
  }

  #enter(listener: Listener): boolean {
    if (listener.cursor < this.#head) return false
    this.#present.add(listener)
    void this.refresh()
    return true
  }

  async #readMissed(cursor: number): Promise<{ readonly frames: readonly Frame[]; readonly upTo: number } | 'too much' | 'forgotten'> {
    const head = this.#head
    const frames = await this.#read(cursor)
    if (frames === 'forgotten') return frames
    // Where there was no more, this is all that was before the head.
    if (!isFull(frames)) return { frames, upTo: head }
    return (await this.#topic.isBehind(cursor, MOST_BEHIND)) ? 'too much' : { frames, upTo: cursor }
  }

  async #read(cursor: number): Promise<Frame[] | 'forgotten'> {
    const messages = await this.#topic.since(cursor, PAGE)
    if (messages === 'forgotten') return messages
    const { name, bundledMs } = this.#topic
    const textOf = (message: Message) => JSON.stringify({ type: 'message', topic: name, ...message })
    if (bundledMs !== undefined) return bundled(messages, textOf)
    return messages.map((message) => {
      const text = textOf(message)
      return { cursor: message.cursor, messages: 1, after: () => text }
    })
  }

  /** None of them has had a frame within the time that is to lie between two. */
  async #untilFree(listeners: Iterable<Listener>): Promise<void> {
    const { bundledMs } = this.#topic
    if (bundledMs === undefined) return
    let latest = -Infinity
    for (const { sentAt } of listeners) latest = Math.max(latest, sentAt)
    const wait = latest + bundledMs - performance.now()
    if (wait > 0) await pause(wait)
  }

  #failed(error: unknown): void {
    this.#logger.warn({ err: error, topic: this.#topic.name }, 'a live topic could not be read and is tried again')
  }
}

/** Where as many were read as at most are, there may be more. */
const isFull = (frames: readonly Frame[]): boolean => frames.reduce((sum, { messages }) => sum + messages, 0) === PAGE

/** One message with the bodies of all. */
const bundled = (messages: readonly Message[], textOf: (message: Message) => string): Frame[] => {
  const [first, last] = [messages[0], messages.at(-1)]
  if (first === undefined || last === undefined) return []
  const textOfThose = (those: readonly Message[]) => textOf({ cursor: last.cursor, body: those.map(({ body }) => body) })
  const text = textOfThose(messages)
  const after = (cursor: number) => (cursor < first.cursor ? text : textOfThose(messages.filter((message) => message.cursor > cursor)))
  return [{ cursor: last.cursor, messages: messages.length, after }]
}

const give = (frames: readonly Frame[], listeners: Iterable<Listener>): void => {
  for (const { cursor, after } of frames) {
    for (const listener of listeners) {
      if (listener.cursor >= cursor || listener.gone) continue
      const text = after(listener.cursor)
      listener.cursor = cursor
      listener.sentAt = performance.now()
      listener.reader.send(text)
    }
  }
}

const reset = (listener: Listener): void => {
  if (listener.gone) return
  listener.gone = true
  listener.reader.reset()
}
