import { type ExpectedAccess, members } from './given.ts'

export const expected: ExpectedAccess = {
  may: {
    'POST /api/:name/auth': members,
  },
}
