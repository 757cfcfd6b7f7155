import { listOf, number, orNull, type Read, shape, text } from '../api/readers.ts'

/** Where a vote stands in the tree of its day, and what has to be hashed together with it to come to the root. */
const published = shape({ day: text, root: text, index: number, size: number, proof: listOf(text) })

/** A voter's own: what was hashed to the leaf is told to nobody else. */
export const readReceipt = shape({
  vote: shape({ launchId: text, weight: number, countsOn: text, state: text, castAt: text, commandId: text }),
  leaf: text,
  content: text,
  /** Null until the day is over. */
  published: orNull(published),
})

export type Receipt = Read<typeof readReceipt>

/** What can be checked of a receipt; without the content only the way from the leaf. */
const checkable = shape({ leaf: text, content: orNull(text), published })
export type Checkable = Read<typeof checkable>

export type Pasted = { readonly checkable: Checkable; readonly problem?: never } | { readonly checkable?: never; readonly problem: string }

const HASH = /^[0-9a-f]{64}$/

/** What somebody pasted, or what is wrong with it in words. */
export const readPasted = (pasted: string): Pasted => {
  const value = parsed(pasted)
  if (value === undefined) return { problem: 'This is not JSON. Copy the whole receipt, from the first brace to the last.' }
  const receipt = checkable(value)
  if (receipt === undefined)
    return readReceipt(value) === undefined
      ? { problem: 'A receipt has a leaf, and under “published” a day, a root, an index, a size and a proof. Something of it is missing.' }
      : { problem: 'The day of this vote is not over yet. Its root is published soon after midnight, Los Angeles time.' }
  const { leaf, published: place } = receipt
  const wrong = [leaf, place.root, ...place.proof].find((hash) => !HASH.test(hash))
  if (wrong !== undefined) return { problem: `“${wrong.slice(0, 20)}” is not a hash: these have 64 letters from 0 to 9 and a to f.` }
  return { checkable: receipt }
}

const parsed = (pasted: string): unknown => {
  try {
    return JSON.parse(pasted)
  } catch {
    return undefined
  }
}
