import { WebSocket } from 'ws'
import { z } from 'zod'
import type { LoggedMember } from './recorded-log.ts'
import { ServedMember } from './served-members.ts'

const Frame = z.discriminatedUnion('type', [
  z.object({ type: z.literal('welcome') }),
  z.object({ type: z.literal('subscribed'), cursor: z.int() }),
  z.object({ type: z.literal('message'), cursor: z.int(), body: ServedMember }),
])

/** A browser's live list of members: it comes back with its cursor whenever its socket is cut. */
export class LiveFollower {
  readonly #url: string
  readonly seen: LoggedMember[] = []
  readonly #joined = Promise.withResolvers<number>()
  #cursor: number | undefined
  #socket: WebSocket | undefined
  #waiting: { position: number; resolve: () => void }[] = []
  #left = false

  constructor(queryUrl: string) {
    this.#url = `${queryUrl.replace(/^http/, 'ws')}/api/live`
    this.#connect()
  }

  /** Settles with the position from which on it sees everything. */
  get joined(): Promise<number> {
    return this.#joined.promise
  }

  /** Until what stands at this position, or after it, came over the socket; false when it did not come in time. */
  async sees(position: number, patienceMs: number): Promise<boolean> {
    if ((this.#cursor ?? 0) >= position) return true
    const arrived = Promise.withResolvers<boolean>()
    const timer = setTimeout(() => arrived.resolve(false), patienceMs)
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
    const say = (frame: object) => socket.send(JSON.stringify(frame))
    socket.on('open', () => {
      say({ type: 'hello', token: null })
      say({ type: 'subscribe', topic: 'members', cursor: this.#cursor ?? null })
    })
    socket.on('message', (data: Buffer) => this.#hear(Frame.parse(JSON.parse(data.toString()))))
    // Every error is followed by a close.
    socket.on('error', () => {})
    socket.on('close', () => {
      if (!this.#left) setTimeout(() => this.#left || this.#connect(), 50)
    })
  }

  #hear(frame: z.output<typeof Frame>): void {
    if (frame.type === 'welcome') return
    this.#cursor = frame.cursor
    if (frame.type === 'subscribed') return this.#joined.resolve(frame.cursor)
    this.seen.push(frame.body)
    for (const { position, resolve } of this.#waiting) if (position <= frame.cursor) resolve()
    this.#waiting = this.#waiting.filter(({ position }) => position > frame.cursor)
  }
}
