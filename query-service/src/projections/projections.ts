import { projectionsRoute } from '@debut/events/projections/projection-routes.ts'
import { projections as contract } from '@debut/events/projections/projections.ts'
import { serves } from '../kernel/query.ts'
import { projectionsQuery } from './projections-query.ts'

export const projections = serves(contract, { answers: { [projectionsRoute.name]: projectionsQuery } })
