import { visits as contract } from '@debut/events/visits/visits.ts'
import { handles } from '../kernel/handled.ts'
import { countVisits } from './count-visits.ts'
import { visitRoutes } from './visit-routes.ts'

export const visits = handles(contract, { commands: {}, routes: [visitRoutes], processes: [countVisits] })
