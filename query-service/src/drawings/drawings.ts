import { drawings as contract } from '@debut/events/drawings/drawings.ts'
import { serves } from '../kernel/query.ts'
import { drawingsRoutes } from './drawings-routes.ts'

export const drawings = serves(contract, { routes: [drawingsRoutes] })
