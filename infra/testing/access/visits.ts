import { type ExpectedAccess, everyone } from './given.ts'

export const expected: ExpectedAccess = {
  may: {
    'POST /api/savory': everyone,
    'POST /internal/visits': everyone,
    'POST /internal/visit-counts': everyone,
  },
}
