import { type ExpectedAccess, everyone, moderators } from './given.ts'

export const expected: ExpectedAccess = {
  may: {
    'command KeepTag': moderators,
    'command MergeTag': moderators,
    'command BanTag': moderators,
    'command RestoreTag': moderators,
    'GET /api/tags/:tag': everyone,
    'GET /api/moderation/tags': moderators,
  },
  payloads: {
    KeepTag: { tag: 'ai', name: 'AI' },
    MergeTag: { tag: 'llm', into: 'ai' },
    BanTag: { tag: 'scam', reason: 'spam' },
    RestoreTag: { tag: 'scam' },
  },
}
