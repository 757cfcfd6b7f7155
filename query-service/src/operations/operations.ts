import { journalRoute, operationCountsRoute, operationsRoute, roleHoldersRoute } from '@debut/events/operations/operation-routes.ts'
import { operations as contract } from '@debut/events/operations/operations.ts'
import { serves } from '../kernel/query.ts'
import { operationCountsQuery } from './counts-query.ts'
import { journalQuery } from './journal-query.ts'
import { operationsQuery } from './operations-query.ts'
import { roleHoldersQuery } from './role-holders-query.ts'

export const operations = serves(contract, {
  answers: {
    [operationsRoute.name]: operationsQuery,
    [operationCountsRoute.name]: operationCountsQuery,
    [roleHoldersRoute.name]: roleHoldersQuery,
    [journalRoute.name]: journalQuery,
  },
})
