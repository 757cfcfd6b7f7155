import { everyone, type ExpectedAccess, members, toolId } from './given.ts'

export const expected: ExpectedAccess = {
  may: {
    'command SaveTool': members,
    'command UnsaveTool': members,
    'command SavePost': members,
    'command UnsavePost': members,
    'GET /api/saves/posts': members,
    'command PublishSaved': members,
    'command UnpublishSaved': members,
    'GET /api/saves': members,
    'GET /api/saves/members/:member': everyone,
    'GET /api/profiles/:username/saved': everyone,
  },
  whileSanctioned: ['command UnsaveTool', 'command UnsavePost', 'command UnpublishSaved'],
  payloads: {
    SaveTool: { toolId },
    UnsaveTool: { toolId },
    SavePost: { postId: '01K9Z7V5C2QW8R3N4M2X000010' },
    UnsavePost: { postId: '01K9Z7V5C2QW8R3N4M2X000010' },
    PublishSaved: {},
    UnpublishSaved: {},
  },
}
