import { drawings as contract } from '@debut/events/drawings/drawings.ts'
import { serves } from '../kernel/query.ts'
import { facesRoute, logosRoute, screensRoute } from './drawings-routes.ts'

export const drawings = serves(contract, {
  routes: {
    'GET /api/drawings/faces/:seed': facesRoute,
    'GET /api/drawings/logos/:seed': logosRoute,
    'GET /api/drawings/screens/:seed': screensRoute,
  },
})
