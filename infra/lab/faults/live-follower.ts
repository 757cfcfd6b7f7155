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

const AGAIN_MS = 50

interface Seen {
  readonly cursor: number
  readonly body: unknown
}

/** A browser's live topic: it reconnects with its cursor whenever its socket is cut, and without one where it can't be continued. */
export class LiveFollower {
  readonly #url: string
  readonly #topic: string
  readonly #token: string | null
  readonly seen: Seen[] = []
  /** Codes by which it was refused. */
  readonly refusals: string[] = []
  resets = 0
  readonly #joined = Promise.withResolvers<number>()
  #cursor: number | undefined
  #socket: WebSocket | undefined
  #waiting: { position: number; resolve: () => void }[] = []
  #left = false

  constructor(queryUrl: string, topic: string, token: string | null = null) {
    this.#url = `${queryUrl.replace(/^http/, 'ws')}/api/live`
    this.#topic = topic
    this.#token = token
    this.#connect()
  }

  /** Settles with the position from which on it sees everything. */
  get joined(): Promise<number> {
    return this.#joined.promise
  }

  /** Until what stands at this position, or after it, came over the socket; false when it did not come in time. */
  async sees(position: number, timeoutMs: number): Promise<boolean> {
    if ((this.#cursor ?? 0) >= position) return true
    const arrived = Promise.withResolvers<boolean>()
    const timer = setTimeout(() => arrived.resolve(false), timeoutMs)
    this.#waiting.push({ position, resolve: () => arrived.resolve(true) })
    const inTime = await arrived.promise
    clearTimeout(timer)
    return inTime
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
    socket.on('message', (data: Buffer) => this.#receive(Frame.parse(JSON.parse(data.toString()))))
    // Every error is followed by a close.
    socket.on('error', () => {})
    socket.on('close', () => {
      if (!this.#left) setTimeout(() => this.#left || this.#connect(), AGAIN_MS)
    })
  }

  #say(frame: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame))
  }

  #subscribe(): void {
    this.#say({ type: 'subscribe', topic: this.#topic, cursor: this.#cursor ?? null })
  }

  #receive(frame: z.output<typeof Frame>): void {
    switch (frame.type) {
      case 'welcome':
        return
      case 'refused':
        // A service that has just come up asks for time; the browser comes again too.
        if (frame.code === 'unavailable') return void setTimeout(() => this.#subscribe(), AGAIN_MS)
        this.refusals.push(frame.code)
        // Ends the wait for what will not come.
        return this.#joined.resolve(0)
      case 'reset':
        this.resets += 1
        this.#cursor = undefined
        return this.#subscribe()
      case 'subscribed':
        this.#cursor = frame.cursor
        return this.#joined.resolve(frame.cursor)
      case 'message':
        this.seen.push({ cursor: frame.cursor, body: frame.body })
        return this.#come(frame.cursor)
      case 'reached':
        return this.#come(frame.cursor)
    }
  }

  #come(cursor: number): void {
    this.#cursor = cursor
    for (const { position, resolve } of this.#waiting) if (position <= cursor) resolve()
    this.#waiting = this.#waiting.filter(({ position }) => position > cursor)
  }
}
