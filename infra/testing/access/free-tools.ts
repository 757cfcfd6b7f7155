import { type ExpectedAccess, everyone } from './given.ts'

export const expected: ExpectedAccess = {
  may: {
    'POST /api/free-tools/scrape': everyone,
  },
}
