import { type ExpectedAccess, members } from './given.ts'

export const expected: ExpectedAccess = {
  may: { 'GET /api/checklist': members, 'PUT /api/checklist': members },
  whileSanctioned: ['PUT /api/checklist'],
}
