import type { ReactNode } from 'react'
import { silenceOf } from '../lib/boundaries/boundaries.ts'
import { silenceWords, type What } from '../lib/boundaries/silence-words.ts'
import { useBoundaries } from '../lib/boundaries/use-boundaries.ts'
import { FoldedText } from './folded-text.tsx'

interface Props {
  readonly what: What
  /** Null where who wrote it doesn't matter. */
  readonly by: string | null
  readonly says?: readonly (string | null)[]
  readonly children: ReactNode
}

/** What members wrote, folded for readers who blocked or muted them, or a word in it. */
export const UnlessSilenced = ({ what, by, says = [], children }: Props) => {
  const silence = silenceOf(useBoundaries(), { authorId: by, says })
  return silence === undefined ? children : <FoldedText says={silenceWords(what, silence)}>{children}</FoldedText>
}
