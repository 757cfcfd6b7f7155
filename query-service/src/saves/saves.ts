import { saves as contract } from '@debut/events/saves/saves.ts'
import { serves } from '../kernel/query.ts'
import { savedToolsQuery } from './saved-tools-query.ts'
import { ownSavesQuery, savedSharedQuery } from './saves-queries.ts'

export const saves = serves(contract, {
  answers: {
    'GET /api/saves': ownSavesQuery,
    'GET /api/saves/members/:member': savedSharedQuery,
    'GET /api/profiles/:username/saved': savedToolsQuery,
  },
})
