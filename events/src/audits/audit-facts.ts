import type { JobId } from '../jobs/job-id.ts'
import type { EventOf } from '../kernel/define-event.ts'
import type { AuditAsked, AuditEvent } from './audit-events.ts'

interface AuditFacts {
  readonly asked: EventOf<typeof AuditAsked>['data']
  /** Audits that were added to the case that this one began. */
  readonly added: readonly JobId[]
}

/** What was asked for in an audit, and which audits are in its case. Undefined where there is none. */
export const auditFacts = {
  initial: undefined as AuditFacts | undefined,
  evolve(facts: AuditFacts | undefined, { type, data }: AuditEvent): AuditFacts | undefined {
    switch (type) {
      case 'AuditAsked':
        return { asked: data, added: facts?.added ?? [] }
      case 'AuditAdded':
        return facts && { ...facts, added: [...facts.added, data.jobId] }
    }
  },
}
