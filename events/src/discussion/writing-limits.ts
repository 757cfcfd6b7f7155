/** For so long, a member is new: they may write less. */
export const NEW_FOR_MS = 24 * 3_600_000
/** For so long, what they write may hold fewer links. */
export const FEW_LINKS_FOR_MS = 7 * 24 * 3_600_000

/** What one member writes in any 24 hours. */
export const TEXTS_A_DAY = {
  post: { new: 3, others: 10 },
  comment: { new: 20, others: 100 },
} as const
export type TextKind = keyof typeof TEXTS_A_DAY

/** Links to other sites in one text; with more, it is held until a moderator has looked at it. */
export const LINKS_EACH = {
  post: { new: 1, others: 5 },
  comment: { new: 1, others: 3 },
} as const
