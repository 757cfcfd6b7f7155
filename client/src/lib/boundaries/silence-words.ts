import type { Silence } from './boundaries.ts'

const WHY: Readonly<Record<Silence, string>> = {
  blocked: 'by someone you blocked',
  muted: 'by someone you muted',
  word: 'with a word you muted',
}

/** Replaces a text that is folded: "A comment by someone you muted". */
export const silenceWords = (what: 'post' | 'comment', silence: Silence): string => `A ${what} ${WHY[silence]}`
