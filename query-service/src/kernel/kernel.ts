import { ownPartsRoute } from '@debut/events/kernel/own-parts-routes.ts'
import { kernel as contract } from '@debut/events/kernel/kernel.ts'
import { serveOwnParts } from './own-parts.ts'
import { serves } from './query.ts'

export const kernel = serves(contract, { routes: { [ownPartsRoute.name]: serveOwnParts } })
