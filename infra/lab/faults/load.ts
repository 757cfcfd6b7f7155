import { setTimeout as pause } from 'node:timers/promises'
import type { Entry, Ledger } from './ledger.ts'
import type { Random } from './random.ts'
import type { Sender } from './sender.ts'
import type { Commands } from './commands.ts'

interface LoadOptions {
  readonly sender: Sender
  readonly ledger: Ledger
  readonly commands: Commands
  readonly random: Random
  readonly writers: number
  /** So often a writer that got no answer gives up for good. */
  readonly abandoned?: number
  /** No more than so many commands. */
  readonly limit?: number
  /** How long a writer rests after an answer. */
  readonly restMs?: number
}

/** Between two attempts, as long as there is no answer. */
const AGAIN_MS = 100
/** When everything is available again, commands that still wait are answered within this. */
const SETTLED_WITHIN_MS = 30_000

/** Writers that send one command after the other, and each again under the same id until they are answered. */
export class Load {
  readonly #options: LoadOptions
  readonly #writers: readonly Promise<void>[]
  #waiting: { left: number; resolve: () => void }[] = []
  #taken = 0
  #stoppedAt: number | undefined

  constructor(options: LoadOptions) {
    this.#options = options
    this.#writers = Array.from({ length: options.writers }, () => this.#write())
  }

  /** Until so many further answers came. */
  answers(count: number): Promise<void> {
    return new Promise((resolve) => this.#waiting.push({ left: count, resolve }))
  }

  /** Nothing new is asked; what was asked is pursued to its answer. */
  async stop(): Promise<void> {
    this.#stoppedAt = performance.now()
    await this.finished()
  }

  async finished(): Promise<void> {
    await Promise.all(this.#writers)
  }

  async #write(): Promise<void> {
    const { ledger, commands, limit = Number.POSITIVE_INFINITY, restMs = 0 } = this.#options
    while (this.#stoppedAt === undefined && this.#taken < limit) {
      this.#taken += 1
      await this.#pursue(ledger.open(commands.next()))
      if (restMs > 0) await pause(restMs)
    }
  }

  async #pursue(entry: Entry): Promise<void> {
    const { sender, random, abandoned = 0 } = this.#options
    const leaves = random.chance(abandoned)
    for (;;) {
      const { kind } = await sender.attempt(entry)
      if (kind !== 'unknown') return this.#answered()
      if (leaves) entry.pursuit = 'abandoned'
      else if (this.#stoppedAt !== undefined && performance.now() - this.#stoppedAt > SETTLED_WITHIN_MS) entry.pursuit = 'starved'
      if (entry.pursuit !== 'pursued') return
      await pause(AGAIN_MS)
    }
  }

  #answered(): void {
    for (const waiting of this.#waiting) {
      waiting.left -= 1
      if (waiting.left === 0) waiting.resolve()
    }
    this.#waiting = this.#waiting.filter(({ left }) => left > 0)
  }
}
