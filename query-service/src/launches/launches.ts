import { launchRoute, launchWhyRoute } from '@debut/events/launches/launch-routes.ts'
import { upcomingRoute, awaitedRoute, linePlaceRoute, lineDaysRoute } from '@debut/events/launches/line/line-routes.ts'
import { daysRoute, dayRoute, rulesRoute } from '@debut/events/launches/day-routes.ts'
import { moderatedLaunchesRoute } from '@debut/events/launches/moderation-routes.ts'
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
    [upcomingRoute.name]: upcomingQuery,
    [awaitedRoute.name]: awaitedQuery,
    [launchRoute.name]: launchQuery,
    [launchWhyRoute.name]: whyQuery,
    [linePlaceRoute.name]: placeQuery,
    [daysRoute.name]: daysQuery,
    [dayRoute.name]: dayQuery,
    [lineDaysRoute.name]: lineDaysQuery,
    [moderatedLaunchesRoute.name]: moderatedLaunchesQuery,
    [rulesRoute.name]: rulesQuery,
  },
})
