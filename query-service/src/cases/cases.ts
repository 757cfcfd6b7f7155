import { casePreviewRoute, caseRoute, ownLookupsRoute } from '@debut/events/cases/case-routes.ts'
import { cases as contract } from '@debut/events/cases/cases.ts'
import { serves } from '../kernel/query.ts'
import { caseQuery } from './case-query.ts'
import { ownLookupsQuery } from './own-lookups-query.ts'
import { previewQuery } from './preview-query.ts'

export const cases = serves(contract, {
  answers: {
    [caseRoute.name]: caseQuery,
    [casePreviewRoute.name]: previewQuery,
    [ownLookupsRoute.name]: ownLookupsQuery,
  },
})
