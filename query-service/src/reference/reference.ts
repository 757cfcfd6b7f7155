import { openApiRoute } from '@debut/events/reference/reference-routes.ts'
import { reference as contract } from '@debut/events/reference/reference.ts'
import { serves } from '../kernel/query.ts'
import { openapiRoute } from './openapi-route.ts'

export const reference = serves(contract, { routes: { [openApiRoute.name]: openapiRoute } })
