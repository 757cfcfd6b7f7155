import { launches as contract } from '@debut/events/launches/launches.ts'
import { serves } from '../kernel/query.ts'
import { dayQuery } from './day-query.ts'
import { daysQuery } from './days-query.ts'
import { launchQuery } from './launch-query.ts'
import { awaitedQuery } from './line/awaited-query.ts'
import { lineDaysQuery } from './line/line-days-query.ts'
import { placeQuery } from './line/place-query.ts'
import { upcomingQuery } from './line/upcoming-query.ts'
import { moderatedLaunchesQuery } from './moderated-launches-query.ts'
import { rulesQuery } from './rules-query.ts'
import { whyQuery } from './why-query.ts'

export const launches = serves(contract, {
  answers: {
    'GET /api/launches/upcoming': upcomingQuery,
    'GET /api/launches/awaited': awaitedQuery,
    'GET /api/launches/:launchId': launchQuery,
    'GET /api/launches/:launchId/why': whyQuery,
    'GET /api/launches/:launchId/place': placeQuery,
    'GET /api/days': daysQuery,
    'GET /api/days/:day': dayQuery,
    'GET /api/line/days': lineDaysQuery,
    'GET /api/moderation/launches': moderatedLaunchesQuery,
    'GET /api/rules': rulesQuery,
  },
})
