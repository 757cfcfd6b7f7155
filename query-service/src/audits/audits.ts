import { auditRoute, auditsRoute, auditStepsRoute, auditCaseRoute, caseVoterRoute } from '@debut/events/audits/audit-routes.ts'
import { audits as contract } from '@debut/events/audits/audits.ts'
import { serves } from '../kernel/query.ts'
import { auditQuery, auditsQuery, auditStepsQuery } from './audit-queries.ts'
import { auditCaseQuery } from './case-audits.ts'
import { caseVoterQuery } from './case-voter-query.ts'

export const audits = serves(contract, {
  answers: {
    [auditsRoute.name]: auditsQuery,
    [auditRoute.name]: auditQuery,
    [auditStepsRoute.name]: auditStepsQuery,
    [auditCaseRoute.name]: auditCaseQuery,
    [caseVoterRoute.name]: caseVoterQuery,
  },
})
