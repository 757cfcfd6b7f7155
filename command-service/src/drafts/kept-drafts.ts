import type { Keeps } from '../kernel/kept-of-members.ts'
import type { DraftRows } from './draft-rows.ts'

/** What a member has written and not submitted: theirs to take along, and gone with them. */
export const keptDrafts: Keeps<{ readonly drafts: DraftRows }> = {
  name: 'drafts',
  exportOf: (memberId, { drafts }) => drafts.exportOf(memberId),
  forget: (memberId, { drafts }) => drafts.forget(memberId),
}
