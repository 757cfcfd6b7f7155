import { AuditAdded } from '@debut/events/audits/audit-events.ts'
import { audits as contract } from '@debut/events/audits/audits.ts'
import { projects } from '../kernel/projects.ts'
import { auditJob } from './audit-job.ts'

export const audits = projects(contract, [], { jobs: [auditJob], neverRead: [AuditAdded] })
