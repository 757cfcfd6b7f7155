import { inOnePiece, isLittle, wordsIn } from '@debut/events/search/words.ts'

/** What is looked for: each kind has words of its own, which begin with its prefix. */
export const KINDS = { tool: 't', member: 'm', tag: 'g', post: 'p' } as const
type Kind = (typeof KINDS)[keyof typeof KINDS]

/** The title's words weigh most. */
interface Field {
  readonly weight: 'A' | 'B' | 'C' | 'D'
  readonly text: string
}

/** A long text says early what it is about. */
const MOST_WORDS = 120

/** As Postgres reads a `tsvector`: each word once, where it weighs most, and the prefix of its kind. The weightiest fields come first. */
export const vectorOf = (kind: Kind, fields: readonly Field[]): string => {
  const weights = new Map([['', 'D']])
  for (const { weight, text } of fields)
    for (const { word } of wordsIn(text).slice(0, MOST_WORDS))
      if (!weights.has(word) && (weight === 'A' || !isLittle(word))) weights.set(word, weight)
  return [...weights].map(([word, weight]) => `'${kind}${word}':1${weight}`).join(' ')
}

export const inOnePieceOf = (kind: Kind, title: string): string => kind + inOnePiece(wordsIn(title))
