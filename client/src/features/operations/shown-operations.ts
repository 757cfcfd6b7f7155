import { operationsRoute } from '@debut/events/operations/operation-routes.ts'
import { resource } from '../../lib/resources/resource.ts'

export const LOOK_MS = 5_000

export const operations = resource(operationsRoute, { pollingInterval: () => LOOK_MS })
