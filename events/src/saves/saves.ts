import { routesByName } from '../kernel/define-route.ts'
import { ownSavesRoute, savedPostsRoute, savedSharedRoute, savedRoute } from './save-routes.ts'
import { defineCapability } from '../kernel/define-capability.ts'
import { PublishSaved, SavePost, SaveTool, UnpublishSaved, UnsavePost, UnsaveTool } from './save-commands.ts'
import { PostSaved, PostUnsaved, SavedPublished, SavedUnpublished, saverStream, ToolSaved, ToolUnsaved } from './save-events.ts'
import { saveSentences } from './save-sentences.ts'

export const saves = defineCapability({
  name: 'saves',
  events: { saver: [ToolSaved, ToolUnsaved, PostSaved, PostUnsaved, SavedPublished, SavedUnpublished] },
  commands: { SaveTool, UnsaveTool, SavePost, UnsavePost, PublishSaved, UnpublishSaved },
  routes: routesByName(ownSavesRoute, savedPostsRoute, savedSharedRoute, savedRoute),
  ownStreams: (memberId) => [saverStream(memberId)],
  problems: {
    'too-many-saves': { status: 422, message: 'You saved as many as one member can. Remove one from your list first.' },
  },
  sentences: saveSentences,
})
