import { everyone, type ExpectedAccess, members } from './given.ts'

export const expected: ExpectedAccess = {
  may: {
    'POST /api/:name/auth': members,
    'POST /api/contact': everyone,
    'GET /api/contact/messages': 'admin',
    'GET /api/contact/messages/:id': 'admin',
    'POST /api/contact/messages/:id/replies': 'admin',
    'PUT /api/contact/messages/:id/status': 'admin',
    'DELETE /api/contact/messages/:id': 'admin',
  },
}
