import { defineCapability } from '../kernel/define-capability.ts'
import { routesByName } from '../kernel/define-route.ts'
import { RunAudit } from './audit-commands.ts'
import { AuditAdded, AuditAsked } from './audit-events.ts'
import { auditProblems } from './audit-problems.ts'
import { auditRoute, auditsRoute, auditStepsRoute, auditCaseRoute, caseVoterRoute } from './audit-routes.ts'
import { auditSentences } from './audit-sentences.ts'
import { auditJournal } from './audit-journal.ts'

/** Votes that an admin has counted again from the log. How that is done is `audit` in the projection-service, which `npm run audit` runs too. */
export const audits = defineCapability({
  name: 'audits',
  events: { audit: [AuditAsked, AuditAdded] },
  commands: { RunAudit },
  jobs: { audit: AuditAsked },
  routes: routesByName(auditsRoute, auditRoute, auditStepsRoute, auditCaseRoute, caseVoterRoute),
  journal: auditJournal,
  problems: auditProblems,
  sentences: auditSentences,
})
