import { type ExpectedAccess, members } from './given.ts'

export const expected: ExpectedAccess = {
  may: {
    'topic results': members,
  },
}
