import { type ExpectedAccess, everyone } from './given.ts'

export const expected: ExpectedAccess = {
  may: {
    'command KeepTag': 'admin',
    'command MergeTag': 'admin',
    'command BanTag': 'admin',
    'command RestoreTag': 'admin',
    'GET /api/tags/:tag': everyone,
    'GET /api/moderation/tags': 'admin',
  },
  payloads: {
    KeepTag: { tag: 'ai', name: 'AI' },
    MergeTag: { tag: 'llm', into: 'ai' },
    BanTag: { tag: 'scam', reason: 'spam' },
    RestoreTag: { tag: 'scam' },
  },
}
