import type { JobId } from '../jobs/job-id.ts'
import type { EventOf } from '../kernel/define-event.ts'
import type { AuditAsked, AuditEvent } from './audit-events.ts'

interface AuditFacts {
  readonly asked: EventOf<typeof AuditAsked>['data']
  /** The audits that were added to the case that this one began. */
  readonly added: readonly JobId[]
}

/** Says what an audit is about and which audits are in its case. It is undefined if there is no such audit. */
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
