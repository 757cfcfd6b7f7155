import { everyone, type ExpectedAccess, members, toolId } from './given.ts'

export const expected: ExpectedAccess = {
  may: {
    'command SaveTool': members,
    'command UnsaveTool': members,
    'command PublishSaved': members,
    'command UnpublishSaved': members,
    'GET /api/saves': members,
    'GET /api/saves/members/:member': everyone,
    'GET /api/profiles/:username/saved': everyone,
  },
  payloads: {
    SaveTool: { toolId },
    UnsaveTool: { toolId },
    PublishSaved: {},
    UnpublishSaved: {},
  },
}
