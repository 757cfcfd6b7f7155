import { auditRoute, auditsRoute, auditStepsRoute, auditCaseRoute, caseVoterRoute } from '@debut/events/audits/audit-routes.ts'
import { isOver } from '@debut/events/jobs/job-answers.ts'
import { resource } from '../../lib/resources/resource.ts'

const LOOK_MS = 1_000
const VOTES_MS = 4_000

export const auditsQuery = resource(auditsRoute, { isApart: true })

/** Asked again until it is done. */
export const auditQuery = resource(auditRoute, { isApart: true, pollingInterval: ({ job }) => (isOver(job) ? undefined : LOOK_MS) })

export const auditStepsQuery = resource(auditStepsRoute, { isApart: true })

export const auditCaseQuery = resource(auditCaseRoute, {
  isApart: true,
  pollingInterval: ({ audits }) => (audits.every(({ job }) => isOver(job)) ? undefined : LOOK_MS),
})

/** This is polled, because a decision about votes takes effect a moment after it is made. */
export const caseVoterQuery = resource(caseVoterRoute, { isApart: true, pollingInterval: () => VOTES_MS })
