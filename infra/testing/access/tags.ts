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
    KeepTag: { tag: 'ai', name: 'AI', reason: 'looked-for' },
    MergeTag: { tag: 'llm', into: 'ai', reason: 'same-meaning' },
    BanTag: { tag: 'scam', reason: 'spam' },
    RestoreTag: { tag: 'scam', reason: 'mistake' },
  },
}
