import { VoteReceipt } from '@debut/events/voting/vote-answers.ts'
import * as z from 'zod/mini'

/** A voter's own: what was hashed to the leaf is told to nobody else. */
export type Receipt = VoteReceipt

/** Hashes are told apart from other text later, so that it can be said which of them is none. */
const Published = z.object({ day: z.string(), root: z.string(), index: z.number(), size: z.number(), proof: z.array(z.string()) })

/** What can be checked of a receipt; without the content only the way from the leaf. */
const Checkable = z.object({ leaf: z.string(), content: z.optional(z.nullable(z.string())), published: Published })
export type Checkable = Omit<z.infer<typeof Checkable>, 'content'> & { readonly content: string | null }

export type Pasted = { readonly checkable: Checkable; readonly problem?: never } | { readonly checkable?: never; readonly problem: string }

const HASH = /^[0-9a-f]{64}$/

/** What somebody pasted, or what is wrong with it in words. */
export const readPasted = (pasted: string): Pasted => {
  const value = parsed(pasted)
  if (value === undefined) return { problem: 'This is not JSON. Copy the whole receipt, from the first brace to the last.' }
  const receipt = z.safeParse(Checkable, value).data
  if (receipt === undefined)
    return !z.safeParse(VoteReceipt, value).success
      ? { problem: 'A receipt has a leaf, and under “published” a day, a root, an index, a size and a proof. Something of it is missing.' }
      : { problem: 'The day of this vote is not over yet. Its root is published soon after midnight, Los Angeles time.' }
  const { leaf, published: place } = receipt
  const wrong = [leaf, place.root, ...place.proof].find((hash) => !HASH.test(hash))
  if (wrong !== undefined) return { problem: `“${wrong.slice(0, 20)}” is not a hash: these have 64 letters from 0 to 9 and a to f.` }
  return { checkable: { ...receipt, content: receipt.content ?? null } }
}

const parsed = (pasted: string): unknown => {
  try {
    return JSON.parse(pasted)
  } catch {
    return undefined
  }
}
