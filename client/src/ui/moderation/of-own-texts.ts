import type { ComponentType, ReactNode } from 'react'

/** Around what a list of a member's texts says where it is empty: it says nothing to a member who has some that others can't read. */
export type UnlessHidden = ComponentType<OfOwnTexts & { readonly children: ReactNode }>

export interface OfOwnTexts {
  /** Whose texts the page lists. */
  readonly memberId: string
  readonly what: 'post' | 'comment' | 'review'
}
