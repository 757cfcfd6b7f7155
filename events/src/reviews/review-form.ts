import * as z from 'zod/mini'
import { MemberId } from '../kernel/ids.ts'
import { markdown } from '../kernel/plain-text.ts'
import { ToolId } from '../tools/tool-card.ts'

export const SHORTEST_REVIEW = 30
export const LONGEST_REVIEW = 2_000

/** A member reviews a product once, so both together name the review. */
export const ReviewId = z
  .string()
  .check(z.refine((text) => partsOf(text) !== undefined, 'is the id of a product and the id of a member, with _ between them'))
  .brand<'ReviewId'>()
export type ReviewId = z.infer<typeof ReviewId>

export const reviewIdOf = (toolId: ToolId, memberId: MemberId): ReviewId => ReviewId.parse(`${toolId}_${memberId}`)

const partsOf = (text: string) => {
  const [tool, member, ...rest] = text.split('_')
  const [toolId, memberId] = [z.safeParse(ToolId, tool).data, z.safeParse(MemberId, member).data]
  if (toolId === undefined || memberId === undefined || rest.length > 0) return undefined
  // Each has one spelling: another one would be another stream.
  return `${toolId}_${memberId}` === text ? { toolId, memberId } : undefined
}

export const reviewed = (reviewId: ReviewId): { readonly toolId: ToolId; readonly memberId: MemberId } => {
  const parts = partsOf(reviewId)
  if (parts === undefined) throw new TypeError(`${reviewId} is not the id of a review`)
  return parts
}

export const ratings = [1, 2, 3, 4, 5] as const
export const Rating = z.literal(ratings)
export type Rating = z.infer<typeof Rating>

export const ReviewBody = /* @__PURE__ */ markdown(SHORTEST_REVIEW, LONGEST_REVIEW)
/** What a maker answers. */
export const AnswerBody = /* @__PURE__ */ markdown(1, LONGEST_REVIEW)
