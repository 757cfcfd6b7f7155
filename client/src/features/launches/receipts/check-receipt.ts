import { leafHash, nodeHash } from '@debut/events/kernel/merkle.ts'
import type { Checkable } from './receipt.ts'

export interface Step {
  readonly left: string
  readonly right: string
  readonly result: string
  /** On which side the neighbour stood. */
  readonly neighbour: 'left' | 'right'
}

export interface Check {
  /** The hash of the content; null where none was given. */
  readonly leaf: string | null
  readonly steps: readonly Step[]
  /** Where the leaf and its proof lead; null when the proof is too long or too short for its tree. */
  readonly root: string | null
  readonly holds: boolean
}

/** RFC 9162, 2.1.3.2, step by step, so that each can be shown and done by hand. */
export const checkReceipt = ({ leaf, content, published: { root, index, size, proof } }: Checkable): Check => {
  const own = content === null ? null : leafHash(content)
  const steps: Step[] = []
  let [place, last, hash] = [index, size - 1, leaf]
  let fits = Number.isInteger(index) && Number.isInteger(size) && index >= 0 && index < size
  for (const neighbour of fits ? proof : []) {
    if (last === 0) {
      fits = false
      break
    }
    // A node alone at the end of a row goes up unchanged.
    while (place === last && place % 2 === 0) [place, last] = [place / 2, Math.floor(last / 2)]
    const isRight = place % 2 === 1
    const [left, right] = isRight ? [neighbour, hash] : [hash, neighbour]
    hash = nodeHash(left, right)
    steps.push({ left, right, result: hash, neighbour: isRight ? 'left' : 'right' })
    place = Math.floor(place / 2)
    last = Math.floor(last / 2)
  }
  const reached = fits && last === 0 ? hash : null
  return { leaf: own, steps, root: reached, holds: reached === root && (own === null || own === leaf) }
}
