/** For so long, a member is new: they may write less. */
export const NEW_FOR_MS = 24 * 3_600_000
/** For so long, what they write may hold fewer links. */
export const FEW_LINKS_FOR_MS = 7 * 24 * 3_600_000

interface Each {
  readonly new: number
  readonly others: number
}

/** How much of one kind a member may write. */
export interface WritingRules {
  readonly kind: string
  /** In any 24 hours. */
  readonly aDay: Each
  /** Links to other sites in one text; with more, it is held until a moderator has looked at it. */
  readonly links: Each
  /** What tells them that they have written so much. */
  readonly problem: string
}
