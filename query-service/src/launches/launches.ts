import { launches as contract } from '@debut/events/launches/launches.ts'
import { serves } from '../kernel/query.ts'
import { dayQuery } from './day-query.ts'
import { daysQuery } from './days-query.ts'
import { launchQuery } from './launch-query.ts'
import { rulesQuery } from './rules-query.ts'
import { whyQuery } from './why-query.ts'

export const launches = serves(contract, {
  answers: {
    'GET /api/launches/:launchId': launchQuery,
    'GET /api/launches/:launchId/why': whyQuery,
    'GET /api/days': daysQuery,
    'GET /api/days/:day': dayQuery,
    'GET /api/rules': rulesQuery,
  },
})
