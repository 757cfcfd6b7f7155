import type { Socket } from 'node:net'

export interface OutgoingLimits {
  maxPending: number
  writeDeadlineMs: number
}

const FIRST_BLOCK = 512
const LARGEST_BLOCK = 65_536
/** Larger payloads are handed on as they came: copying them costs more than one more part in the write. */
const HANDED_ON = 16_384

/** What one client is yet to be sent: gathered while a batch of operations is handled, written at once after it. */
export class Outgoing {
  readonly #socket: Socket
  readonly #limits: OutgoingLimits
  readonly #slow: () => void
  #parts: Buffer[] = []
  #block: Buffer | undefined
  #blockUsed = 0
  #gathered = 0
  #blockSize = FIRST_BLOCK
  #deadline: NodeJS.Timeout | undefined
  #writtenAtDeadline = 0

  /** `slow` is called when the client has let too much gather, or has taken nothing for the whole write deadline. */
  constructor(socket: Socket, limits: OutgoingLimits, slow: () => void) {
    this.#socket = socket
    this.#limits = limits
    this.#slow = slow
  }

  get isEmpty(): boolean {
    return this.#gathered === 0
  }

  get isCongested(): boolean {
    return this.#gathered + this.#socket.writableLength > this.#limits.maxPending / 2
  }

  /** A control line, in latin-1. */
  line(text: string): void {
    const block = this.#room(text.length)
    this.#blockUsed += block.write(text, this.#blockUsed, 'latin1')
    this.#count(text.length)
  }

  bytes(data: Buffer): void {
    if (data.length >= HANDED_ON) {
      this.#closeBlock()
      this.#parts.push(data)
    } else {
      const block = this.#room(data.length)
      this.#blockUsed += data.copy(block, this.#blockUsed)
    }
    this.#count(data.length)
  }

  flush(): void {
    if (this.#gathered === 0 || this.#socket.destroyed) return
    this.#closeBlock()
    const parts = this.#parts
    this.#parts = []
    this.#blockSize = FIRST_BLOCK
    this.#gathered = 0
    if (parts.length > 1) this.#socket.cork()
    let accepted = true
    for (const part of parts) accepted = this.#socket.write(part)
    if (parts.length > 1) this.#socket.uncork()
    if (!accepted && this.#deadline === undefined) this.#watch()
  }

  drop(): void {
    clearTimeout(this.#deadline)
    this.#parts = []
    this.#block = undefined
    this.#gathered = 0
  }

  #count(added: number): void {
    this.#gathered += added
    if (this.#gathered + this.#socket.writableLength > this.#limits.maxPending) this.#slow()
  }

  #room(needed: number): Buffer {
    if (this.#block !== undefined && this.#block.length - this.#blockUsed >= needed) return this.#block
    this.#closeBlock()
    this.#block = Buffer.allocUnsafeSlow(Math.max(needed, this.#blockSize))
    this.#blockSize = Math.min(this.#blockSize * 4, LARGEST_BLOCK)
    return this.#block
  }

  #closeBlock(): void {
    if (this.#block !== undefined && this.#blockUsed > 0) this.#parts.push(this.#block.subarray(0, this.#blockUsed))
    this.#block = undefined
    this.#blockUsed = 0
  }

  get #taken(): number {
    return this.#socket.bytesWritten - this.#socket.writableLength
  }

  #watch(): void {
    this.#writtenAtDeadline = this.#taken
    this.#deadline = setTimeout(() => {
      this.#deadline = undefined
      if (this.#socket.writableLength === 0 || this.#socket.destroyed) return
      if (this.#taken === this.#writtenAtDeadline) this.#slow()
      else this.#watch()
    }, this.#limits.writeDeadlineMs).unref()
  }
}
