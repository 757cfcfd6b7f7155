import { WebSocket } from 'ws'
import { z } from 'zod'

const Frame = z.discriminatedUnion('type', [
  z.object({ type: z.literal('welcome') }),
  z.object({ type: z.literal('subscribed'), cursor: z.int() }),
  z.object({ type: z.literal('message'), cursor: z.int(), body: z.unknown() }),
  /** Everything before it has been sent. */
  z.object({ type: z.literal('reached'), cursor: z.int() }),
  z.object({ type: z.literal('reset') }),
  z.object({ type: z.literal('refused'), code: z.string() }),
])

type Frame = z.output<typeof Frame>

const AGAIN_MS = 50

let latest: { readonly text: string; readonly frame: Frame } | undefined

/** Thousands of followers are sent the same frame, which one of them reads for all. */
const frameIn = (text: string): Frame => {
  if (latest?.text !== text) latest = { text, frame: Frame.parse(JSON.parse(text)) }
  return latest.frame
}

interface Options {
  readonly token?: string | null
  /** How long it waits before its next try, after so many that failed. */
  readonly again?: (failures: number) => number
}

interface Seen {
  readonly cursor: number
  readonly body: unknown
}

/** Whether what is waited for is among what has just come. */
type Holds = (messages: readonly Seen[]) => boolean

/** Those of a topic whose messages go together are listed in one frame. */
const messagesIn = ({ cursor, body }: Seen): Seen[] =>
  (Array.isArray(body) ? body : [body]).map((each: unknown) => ({ cursor, body: each }))

/** A browser's live topic: it reconnects with its cursor whenever its socket is cut, and without one where it can't be continued. */
export class LiveFollower {
  readonly #url: string
  readonly #topic: string
  readonly #token: string | null
  readonly #again: (failures: number) => number
  readonly seen: Seen[] = []
  /** Codes by which it was refused. */
  readonly refusals: string[] = []
  resets = 0
  cuts = 0
  #failures = 0
  readonly #joined = Promise.withResolvers<number>()
  #cursor: number | undefined
  #socket: WebSocket | undefined
  #waiting: { holds: Holds; resolve: () => void }[] = []
  #left = false

  constructor(queryUrl: string, topic: string, { token = null, again = () => AGAIN_MS }: Options = {}) {
    this.#url = `${queryUrl.replace(/^http/, 'ws')}/api/live`
    this.#topic = topic
    this.#token = token
    this.#again = again
    this.#connect()
  }

  /** Settles with the position from which on it sees everything. */
  get joined(): Promise<number> {
    return this.#joined.promise
  }

  /** Until what stands at this position, or after it, came over the socket; false when it did not come in time. */
  async sees(position: number, timeoutMs: number): Promise<boolean> {
    const holds = () => (this.#cursor ?? 0) >= position
    return holds() || this.#until(holds, timeoutMs)
  }

  /** Until such a message came. */
  async shows(isIt: (body: unknown) => boolean, timeoutMs: number): Promise<boolean> {
    const holds = (messages: readonly Seen[]) => messages.some(({ body }) => isIt(body))
    return holds(this.seen) || this.#until(holds, timeoutMs)
  }

  async #until(holds: Holds, timeoutMs: number): Promise<boolean> {
    const arrived = Promise.withResolvers<boolean>()
    const timer = setTimeout(() => arrived.resolve(false), timeoutMs)
    this.#waiting.push({ holds, resolve: () => arrived.resolve(true) })
    const inTime = await arrived.promise
    clearTimeout(timer)
    return inTime
  }

  /** Reads nothing more, as a tab that is frozen, until it resumes. */
  stall(): void {
    this.#socket?.pause()
  }

  resume(): void {
    this.#socket?.resume()
  }

  leave(): void {
    this.#left = true
    this.#socket?.terminate()
  }

  #connect(): void {
    const socket = new WebSocket(this.#url)
    this.#socket = socket
    socket.on('open', () => {
      this.#say({ type: 'hello', token: this.#token })
      this.#subscribe()
    })
    socket.on('message', (data: Buffer) => this.#receive(frameIn(data.toString())))
    // Every error is followed by a close.
    socket.on('error', () => {})
    socket.on('close', () => {
      if (this.#left) return
      if (this.#cursor !== undefined) this.cuts += 1
      this.#failures += 1
      setTimeout(() => this.#left || this.#connect(), this.#again(this.#failures))
    })
  }

  #say(frame: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame))
  }

  #subscribe(): void {
    this.#say({ type: 'subscribe', topic: this.#topic, cursor: this.#cursor ?? null })
  }

  #receive(frame: Frame): void {
    switch (frame.type) {
      case 'welcome':
        return
      case 'refused':
        // A service that has just come up asks for time; the browser comes again too.
        if (frame.code === 'unavailable') return void setTimeout(() => this.#subscribe(), this.#again(1))
        this.refusals.push(frame.code)
        // Ends the wait for what will not come.
        return this.#joined.resolve(0)
      case 'reset':
        this.resets += 1
        this.#cursor = undefined
        return this.#subscribe()
      case 'subscribed':
        this.#failures = 0
        this.#cursor = frame.cursor
        return this.#joined.resolve(frame.cursor)
      case 'message':
        return this.#come(frame.cursor, messagesIn(frame))
      case 'reached':
        return this.#come(frame.cursor, [])
    }
  }

  #come(cursor: number, messages: readonly Seen[]): void {
    this.#cursor = cursor
    this.seen.push(...messages)
    // Thousands follow at once: of all that came, each looks only at what is new.
    this.#waiting = this.#waiting.filter(({ holds, resolve }) => {
      const isOver = holds(messages)
      if (isOver) resolve()
      return !isOver
    })
  }
}
