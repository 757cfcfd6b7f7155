import { auditRoute, auditsRoute, auditStepsRoute } from '@debut/events/audits/audit-routes.ts'
import { isOver } from '@debut/events/jobs/job-answers.ts'
import { resource } from '../../lib/resources/resource.ts'

const LOOK_MS = 1_000

export const auditsQuery = resource(auditsRoute, { isApart: true })

/** Asked again until it is done. */
export const auditQuery = resource(auditRoute, { isApart: true, pollingInterval: ({ job }) => (isOver(job) ? undefined : LOOK_MS) })

export const auditStepsQuery = resource(auditStepsRoute, { isApart: true })
