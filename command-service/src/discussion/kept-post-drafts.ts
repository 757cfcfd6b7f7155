import type { Keeps } from '../kernel/kept-of-members.ts'
import type { PostDraftRows } from './post-draft-rows.ts'

/** Posts that a member has not published are part of their export, and are deleted with their account. */
export const keptPostDrafts: Keeps<{ readonly postDrafts: PostDraftRows }> = {
  name: 'postDrafts',
  exportOf: (memberId, { postDrafts }) => postDrafts.exportOf(memberId),
  forget: (memberId, { postDrafts }) => postDrafts.forget(memberId),
}
