import { sha256 } from '@debut/events/kernel/merkle.ts'

/** The same seed draws the same picture, for ever. */
export interface Choices {
  /** From 0 to below 1. */
  next(): number
  of<Item>(items: readonly [Item, ...Item[]]): Item
  chance(probability: number): boolean
  between(least: number, most: number): number
}

const BYTES = 4
const HEX = 2 * BYTES

/** Numbers out of one hash after the other: a picture takes as many as it needs. */
export const choicesFor = (seed: string): Choices => {
  let block = 0
  let left = ''
  const next = () => {
    if (left.length < HEX) left = sha256(`${seed} ${block++}`)
    const number = Number.parseInt(left.slice(0, HEX), 16)
    left = left.slice(HEX)
    return number / 2 ** (8 * BYTES)
  }
  return {
    next,
    of: (items) => items[Math.floor(next() * items.length)] ?? items[0],
    chance: (probability) => next() < probability,
    between: (least, most) => least + next() * (most - least),
  }
}
