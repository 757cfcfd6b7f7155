import * as z from 'zod/mini'
import { PostId } from '../discussion/discussion-form.ts'
import { queryIds, queryNumber } from '../kernel/query-fields.ts'
import { MemberId } from '../kernel/ids.ts'
import { ToolId } from '../tools/tool-card.ts'
import { SAVED_PAGE, SAVES_EACH } from './save-numbers.ts'

export const SavedQuery = z.object({
  limit: z._default(queryNumber(1, 50), SAVED_PAGE),
  offset: z._default(queryNumber(0, SAVES_EACH), 0),
})
export type SavedQuery = z.infer<typeof SavedQuery>

/** What a page shows. */
export const Shown = z.object({ tools: queryIds(ToolId), posts: queryIds(PostId) })
export type Shown = z.infer<typeof Shown>

export const SaverParams = z.object({ member: MemberId })
