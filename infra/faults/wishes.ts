import { systemClock } from '@debut/infra/adapters/clock.ts'
import { v4, v7 } from 'uuid'
import type { Wish } from './ledger.ts'
import type { Random } from './random.ts'

/** So often somebody wants a name that somebody else has just asked for. */
const RIVALRY = 0.1
const RECENT = 16

/** Members and names follow from the seed; only the time within a command id is the day's. */
export class Wishes {
  readonly #random: Random
  readonly #recent: string[] = []

  constructor(random: Random) {
    this.#random = random
  }

  next({ rivalry = RIVALRY, ageMs = 0 }: { rivalry?: number; ageMs?: number } = {}): Wish {
    const random = this.#random
    const memberId = v4({ random: random.bytes(16) })
    const commandId = v7({ msecs: systemClock().toMillis() - ageMs, random: random.bytes(16), seq: random.below(2 ** 31) })
    const contested = random.chance(rivalry) ? this.#recent[random.below(RECENT)] : undefined
    const username = contested ?? this.username()
    return { commandId, memberId, username }
  }

  username(): string {
    const name = `m-${this.#random.bytes(8).toString('hex')}`
    this.#recent.unshift(name)
    this.#recent.length = Math.min(this.#recent.length, RECENT)
    return name
  }
}
