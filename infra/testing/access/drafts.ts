import { type ExpectedAccess, everyone, members, toolId } from './given.ts'

export const expected: ExpectedAccess = {
  may: {
    'command SubmitDraft': members,
    'command PublishEdits': members,
    'GET /api/drafts': members,
    'POST /api/drafts': members,
    'GET /api/drafts/claims': members,
    'POST /api/drafts/site': members,
    'POST /api/drafts/pictures': members,
    'POST /api/drafts/picture-from': members,
    'GET /api/drafts/:toolId': members,
    'PUT /api/drafts/:toolId': members,
    'DELETE /api/drafts/:toolId': members,
    'POST /api/drafts/:toolId/edits': members,
    'POST /api/drafts/:toolId/rebase': members,
    'GET /storage/pictures/:member/:file': everyone,
  },
  whileSanctioned: ['DELETE /api/drafts/:toolId'],
  payloads: {
    SubmitDraft: { toolId, revision: 1, join: true },
    PublishEdits: { toolId, revision: 1 },
  },
}
