import { setImmediate as nextTurn } from 'node:timers/promises'
import { nodeHash } from '@debut/events/kernel/merkle.ts'

/** Hashes between two turns of the event loop: others wait a few milliseconds for them at most. */
const AT_ONCE = 400

/** A day's tree with all its levels, leaves first, so that a proof is looked up and not hashed. */
export class DayTree {
  readonly #levels: readonly (readonly string[])[]

  private constructor(levels: readonly (readonly string[])[]) {
    this.#levels = levels
  }

  static async grow<Vote>(votes: readonly Vote[], leafOf: (vote: Vote) => string): Promise<DayTree> {
    let level = await inTurns(votes, leafOf)
    const levels = [level]
    while (level.length > 1) {
      level = await inTurns(inPairs(level), ([left, right]) => (right === undefined ? left : nodeHash(left, right)))
      levels.push(level)
    }
    return new DayTree(levels)
  }

  get size(): number {
    return this.#levels[0]?.length ?? 0
  }

  /** From the bottom up, as `proofOf` gives it. */
  proof(index: number): string[] {
    return this.#levels.flatMap((level, height) => level[Math.floor(index / 2 ** height) ^ 1] ?? [])
  }
}

/** The last may be alone: it goes up as it is. */
const inPairs = (level: readonly string[]): (readonly [string, string | undefined])[] =>
  level.flatMap((hash, index) => (index % 2 === 0 ? [[hash, level[index + 1]] as const] : []))

const inTurns = async <Item>(items: readonly Item[], make: (item: Item) => string): Promise<string[]> => {
  const made: string[] = []
  for (const item of items) {
    made.push(make(item))
    if (made.length % AT_ONCE === 0) await nextTurn()
  }
  return made
}
