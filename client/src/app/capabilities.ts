import { alternatives } from '../features/alternatives/alternatives.ts'
import { drafts, type DraftsPages } from '../features/drafts/drafts.ts'
import { follows } from '../features/follows/follows.ts'
import { identity, type IdentityPages } from '../features/identity/identity.ts'
import { launches } from '../features/launches/launches.ts'
import { members, type MembersPages } from '../features/members/members.ts'
import { notifications } from '../features/notifications/notifications.ts'
import { reference } from '../features/reference/reference.ts'
import { saves } from '../features/saves/saves.ts'
import { search } from '../features/search/search.ts'
import { support } from '../features/support/support.ts'
import { tools } from '../features/tools/tools.ts'
import { tags } from '../features/tags/tags.ts'
import { voting } from '../features/voting/voting.ts'

export const capabilities = [
  identity,
  members,
  tools,
  tags,
  drafts,
  launches,
  voting,
  follows,
  alternatives,
  saves,
  notifications,
  reference,
  search,
  support,
] as const

/** What their pages bring: it is here only once one of those was opened. */
export type PagesState = DraftsPages & IdentityPages & MembersPages
