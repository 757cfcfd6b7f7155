import { PostDeleted, PostEdited, PostHidden, PostPublished, PostShown } from '@debut/events/discussion/post-events.ts'
import {
  AvatarChanged,
  AvatarRemoved,
  MemberErased,
  MemberNamed,
  MemberNameRemoved,
  MemberRegistered,
  UsernameChanged,
} from '@debut/events/members/member-events.ts'
import { tagEvents } from '@debut/events/tags/tag-events.ts'
import { ToolEdited, ToolHidden, ToolListed, ToolRemoved, ToolShown } from '@debut/events/tools/tool-events.ts'
import { numberEvents } from '@debut/events/voting/number-changes.ts'
import { defineProjector } from '../kernel/projector.ts'
import { memberDocuments } from './member-documents.ts'
import { postDocuments } from './post-documents.ts'
import { indexed } from './search-index.ts'
import { searchTables } from './search-tables.ts'
import { rewritten, toolDocuments } from './tool-documents.ts'

/**
 * What can be found: launched tools by the points of their newest closed launch, members with a name, tags, and posts. Erased members are removed,
 * with what they wrote.
 */
export const search = defineProjector('search', {
  version: 6,
  reads: {
    tool: [ToolListed, ToolEdited, ToolHidden, ToolShown, ToolRemoved],
    tags: tagEvents,
    post: [PostPublished, PostEdited, PostDeleted, PostHidden, PostShown],
    ...numberEvents,
    member: [MemberRegistered, UsernameChanged, MemberNamed, MemberNameRemoved, AvatarChanged, AvatarRemoved, MemberErased],
  },
  atOnce: [MemberErased],
  tables: searchTables,
  project: (batch) => {
    const documents = [...memberDocuments(batch), ...rewritten(batch), ...toolDocuments(batch), ...postDocuments(batch)]
    return [...documents, ...(documents.length > 0 ? indexed : [])]
  },
  topics: () => ['search'],
})
