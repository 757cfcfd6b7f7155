import { defineCapability } from '../kernel/define-capability.ts'
import { ProfileParams } from '../members/member-questions.ts'
import { OwnSaves, SavedShared, SavedTools } from './save-answers.ts'
import { PublishSaved, SaveTool, UnpublishSaved, UnsaveTool } from './save-commands.ts'
import { SavedPublished, SavedUnpublished, saverStream, ToolSaved, ToolUnsaved } from './save-events.ts'
import { SavedQuery, SaverParams, ShownTools } from './save-questions.ts'
import { saveSentences } from './save-sentences.ts'

export const saves = defineCapability({
  name: 'saves',
  events: { saver: [ToolSaved, ToolUnsaved, SavedPublished, SavedUnpublished] },
  commands: { SaveTool, UnsaveTool, PublishSaved, UnpublishSaved },
  answers: {
    'GET /api/saves': { who: 'members', query: ShownTools, answer: OwnSaves },
    'GET /api/saves/members/:member': { who: 'everybody', params: SaverParams, answer: SavedShared },
    'GET /api/profiles/:username/saved': { who: 'everybody', params: ProfileParams, query: SavedQuery, answer: SavedTools },
  },
  ownStreams: (memberId) => [saverStream(memberId)],
  problems: {
    'too-many-saves': { status: 422, message: 'You saved as many products as one member can. Remove one from your list first.' },
  },
  sentences: saveSentences,
})
