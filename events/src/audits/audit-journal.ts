import { defineJournal } from '../kernel/define-journal.ts'
import { AuditAsked } from './audit-events.ts'

/** Without whose votes they are: an audit may be of one member. */
export const auditJournal = [
  defineJournal(AuditAsked, ({ jobId }) => ({ kind: 'votes', text: 'started', about: { kind: 'audit', id: jobId } })),
]
