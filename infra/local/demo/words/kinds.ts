import type { Category } from '@debut/events/tools/tool-card.ts'
import type { z } from 'zod'

/** A kind of product: what such things are called, what they say of themselves, where they are filed. */
export interface Kind {
  readonly category: z.output<typeof Category>
  readonly tags: readonly [string, ...string[]]
  /** Beginnings of their names. */
  readonly stems: readonly [string, ...string[]]
  /** What they do, short enough that something can follow. */
  readonly claims: readonly [string, ...string[]]
}

type List = readonly [string, ...string[]]

export const kindsOf = (
  category: Kind['category'],
  ...kinds: readonly (readonly [tags: string, stems: string, ...claims: List])[]
): Kind[] => kinds.map(([tags, stems, ...claims]) => ({ category, tags: words(tags), stems: words(stems), claims }))

const words = (text: string): List => {
  const [first = text, ...rest] = text.split(' ')
  return [first, ...rest]
}
