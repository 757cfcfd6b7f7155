import { type ExpectedAccess, everyone } from './given.ts'

export const expected: ExpectedAccess = { may: { 'GET /api/openapi.json': everyone } }
