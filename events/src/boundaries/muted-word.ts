import * as z from 'zod/mini'
import { plainText, seen } from '../kernel/plain-text.ts'
import { LONGEST_WORD, SHORTEST_WORD } from './boundary-numbers.ts'

export const WordId = z.ulid().check(z.toUpperCase()).brand<'WordId'>()
export type WordId = z.infer<typeof WordId>

/** A word, or a few that belong together. */
export const MutedWord = /* @__PURE__ */ plainText(SHORTEST_WORD, LONGEST_WORD).check(seen())

const plain = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ')

/** Capitals make no other word of it, nor do two spaces in place of one. */
export const isSameWord = (one: string, other: string): boolean => plain(one) === plain(other)
