import { faceRoute, logoRoute, screenRoute } from '@debut/events/drawings/drawing-routes.ts'
import { drawings as contract } from '@debut/events/drawings/drawings.ts'
import { serves } from '../kernel/query.ts'
import { facesRoute, logosRoute, screensRoute } from './drawings-routes.ts'

export const drawings = serves(contract, {
  routes: {
    [faceRoute.name]: facesRoute,
    [logoRoute.name]: logosRoute,
    [screenRoute.name]: screensRoute,
  },
})
