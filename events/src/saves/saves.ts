import { routesByName } from '../kernel/define-route.ts'
import { ownSavesRoute, savedSharedRoute, savedRoute } from './save-routes.ts'
import { defineCapability } from '../kernel/define-capability.ts'
import { PublishSaved, SaveTool, UnpublishSaved, UnsaveTool } from './save-commands.ts'
import { SavedPublished, SavedUnpublished, saverStream, ToolSaved, ToolUnsaved } from './save-events.ts'
import { saveSentences } from './save-sentences.ts'

export const saves = defineCapability({
  name: 'saves',
  events: { saver: [ToolSaved, ToolUnsaved, SavedPublished, SavedUnpublished] },
  commands: { SaveTool, UnsaveTool, PublishSaved, UnpublishSaved },
  routes: routesByName(ownSavesRoute, savedSharedRoute, savedRoute),
  ownStreams: (memberId) => [saverStream(memberId)],
  problems: {
    'too-many-saves': { status: 422, message: 'You saved as many products as one member can. Remove one from your list first.' },
  },
  sentences: saveSentences,
})
