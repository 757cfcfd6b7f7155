import { PostDeleted, PostEdited, PostHidden, PostPublished, PostShown } from '@debut/events/discussion/post-events.ts'
import { LaunchDayClosed } from '@debut/events/launches/launch-day-events.ts'
import { LaunchOpened } from '@debut/events/launches/launch-events.ts'
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
import { defineProjector } from '../kernel/projector.ts'
import { memberDocuments } from './member-documents.ts'
import { postDocuments } from './post-documents.ts'
import { indexed } from './search-index.ts'
import { searchTables } from './search-tables.ts'
import { rewritten, toolDocuments } from './tool-documents.ts'

/**
 * What can be found: launched tools by the points of their closed days, members with a name, tags, and posts. Erased members are removed,
 * with what they wrote.
 */
export const search = defineProjector('search', {
  version: 5,
  reads: {
    tool: [ToolListed, ToolEdited, ToolHidden, ToolShown, ToolRemoved],
    tags: tagEvents,
    post: [PostPublished, PostEdited, PostDeleted, PostHidden, PostShown],
    launch: [LaunchOpened],
    launchDay: [LaunchDayClosed],
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
