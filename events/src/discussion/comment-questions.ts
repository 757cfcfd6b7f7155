import * as z from 'zod/mini'
import { queryIds, queryNumber } from '../kernel/query-fields.ts'
import { ToolId } from '../tools/tool-card.ts'
import { CommentId, PostId } from './discussion-form.ts'

export const threadOrders = ['best', 'newest'] as const

/** Branches that begin on one page: it is full with so many comments, and shows its last branch whole. */
export const THREAD_PAGE = 100
/** Replies of one branch that a page shows; the rest is asked for. */
export const BRANCH_SHOWS = 50

export const ThreadQuery = z.object({
  sort: z._default(z.enum(threadOrders), 'best'),
  page: z._default(queryNumber(1, 10_000), 1),
})
export type ThreadQuery = z.infer<typeof ThreadQuery>

export const PostThreadParams = z.object({ postId: PostId })
export const ToolThreadParams = z.object({ toolId: ToolId })

export const BranchParams = z.object({ commentId: CommentId })
export type BranchParams = z.infer<typeof BranchParams>
/** The tools that a page shows. */
export const CountsQuery = z.object({ tools: queryIds(ToolId) })
export type CountsQuery = z.infer<typeof CountsQuery>

export const PlaceQuery = z.object({ sort: z._default(z.enum(threadOrders), 'best') })
export type PlaceQuery = z.infer<typeof PlaceQuery>
