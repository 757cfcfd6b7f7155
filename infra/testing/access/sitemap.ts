import { type ExpectedAccess, everyone } from './given.ts'

export const expected: ExpectedAccess = {
  may: {
    'GET /api/sitemap/tools': everyone,
    'GET /api/sitemap/alternatives': everyone,
    'GET /api/sitemap/members': everyone,
    'GET /api/sitemap/posts': everyone,
  },
}
