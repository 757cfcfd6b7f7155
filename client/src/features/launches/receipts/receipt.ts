import { PublishedPlace, VoteReceipt } from '@debut/events/voting/vote-answers.ts'
import * as z from 'zod/mini'

/** Whatever is made of the vote since is not a part of it. */
const { vote, leaf, content, published } = VoteReceipt.shape
const Receipt = z.object({ vote, leaf, content, published })
const { day, root, index, size, proof } = PublishedPlace.shape

/** What is checked of a receipt; without the content only the way from the leaf. */
const Checked = z.object({
  leaf,
  content: z.nullish(content),
  published: z.object({ day, root, index, size, proof }),
})
export type Checkable = Pick<z.infer<typeof Checked>, 'leaf' | 'published'> & { readonly content: string | null }

export type Pasted = { readonly checkable: Checkable; readonly problem?: never } | { readonly checkable?: never; readonly problem: string }

/** What somebody pasted, or what is wrong with it in words. */
export const readPasted = (pasted: string): Pasted => {
  const value = parsed(pasted)
  if (value === undefined) return { problem: 'This is not JSON. Copy the whole receipt, from the first brace to the last.' }
  const { data, error } = z.safeParse(Checked, value, { reportInput: true })
  if (data !== undefined) return { checkable: { ...data, content: data.content ?? null } }
  if (z.safeParse(Receipt, value).success)
    return { problem: 'The day of this vote is not over yet. Its root is published soon after midnight, Los Angeles time.' }
  const noHash = error.issues.find(({ code, path }) => code === 'invalid_format' && !path.includes('day'))
  return { problem: noHash === undefined ? MISSING : wrongHash(String(noHash.input)) }
}

const MISSING = 'A receipt has a leaf, and under “published” a day, a root, an index, a size and a proof. Something of it is missing.'

const wrongHash = (text: string) => `“${text.slice(0, 20)}” is not a hash: a hash has 64 characters, 0 to 9 and a to f.`

const parsed = (pasted: string): unknown => {
  try {
    return JSON.parse(pasted)
  } catch {
    return undefined
  }
}
