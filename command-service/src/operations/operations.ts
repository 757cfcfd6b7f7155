import { operations as contract } from '@debut/events/operations/operations.ts'
import { handles } from '../kernel/handled.ts'
import { operatingStateRoutes } from './operating-state-route.ts'

export const operations = handles(contract, { commands: {}, routes: [operatingStateRoutes] })
