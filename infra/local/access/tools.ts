import { type ExpectedAccess, everyone, memberId, toolId } from './given.ts'

const tool = { toolId, ownerId: memberId, slug: 'paperplane', name: 'Paperplane', tagline: 'Send a letter that folds itself' }
const card = { url: 'https://paperplane.example', category: 'design', pricing: 'free', tags: ['mail'], logo: '/logo.svg' }

export const expected: ExpectedAccess = {
  may: {
    'command ListTool': 'admin',
    'topic tool': everyone,
    'GET /api/tools/:tool': everyone,
    'GET /api/tools/:tool/neighbours': everyone,
    'GET /api/listings': everyone,
    'GET /api/shelves': everyone,
  },
  payloads: {
    ListTool: { ...tool, ...card },
  },
}
