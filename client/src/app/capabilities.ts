import type { WithChecklist } from '../features/checklist/keeping/checklist-slice.ts'
import type { WithStopInvitations } from '../features/tools/invitations/stop-invitations.ts'
import { discussion, type DiscussionPages } from '../features/discussion/discussion.ts'
import { drafts, type DraftsPages } from '../features/drafts/drafts.ts'
import { freeTools, type FreeToolsPages } from '../features/free-tools/free-tools.ts'
import { identity, type IdentityPages } from '../features/identity/identity.ts'
import { members, type MembersPages } from '../features/members/members.ts'
import { moderation } from '../features/moderation/moderation.ts'
import { notifications, type NotificationsPages } from '../features/notifications/notifications.ts'
import { support, type SupportPages } from '../features/support/support.ts'
import { voting, type VotingPages } from '../features/voting/voting.ts'

export const capabilities = [identity, members, drafts, discussion, voting, notifications, moderation, freeTools, support] as const

/** What their pages bring: it is here only once one of those was opened. */
export type PagesState = WithChecklist &
  WithStopInvitations &
  DiscussionPages &
  DraftsPages &
  FreeToolsPages &
  IdentityPages &
  MembersPages &
  NotificationsPages &
  SupportPages &
  VotingPages
