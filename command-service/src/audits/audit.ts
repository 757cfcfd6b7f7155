import { MOST_AUDITS_IN_CASE } from '@debut/events/audits/audit-case.ts'
import { AuditAdded, AuditAsked, type AuditEvent } from '@debut/events/audits/audit-events.ts'
import { auditFacts } from '@debut/events/audits/audit-facts.ts'
import type { CaseId } from '@debut/events/cases/case-form.ts'
import type { JobId } from '@debut/events/jobs/job-id.ts'
import type { EventOf } from '@debut/events/kernel/define-event.ts'
import { accept, type Decider, refuse } from '../kernel/decider.ts'

type Asked = EventOf<typeof AuditAsked>['data']

type AuditCommand =
  | (Asked & { readonly type: 'AskAudit' })
  /** This command is sent to the audit that began the case. */
  | { readonly type: 'AddAudit'; readonly caseId: CaseId; readonly jobId: JobId }

type Problem = 'audit-asked-otherwise' | 'no-such-case' | 'case-full'

/** An audit's question never changes once it is asked. The first audit of a case counts those that are added to it. */
export const audit: Decider<AuditCommand, typeof auditFacts.initial, AuditEvent, Problem> = {
  ...auditFacts,

  decide(command, state) {
    switch (command.type) {
      case 'AskAudit': {
        const { type: _, ...asked } = command
        if (state === undefined) return accept(AuditAsked(asked))
        return JSON.stringify(AuditAsked(asked).data) === JSON.stringify(state.asked) ? accept() : refuse('audit-asked-otherwise')
      }
      case 'AddAudit': {
        const { caseId, jobId } = command
        if (state === undefined || state.asked.caseId !== undefined) return refuse('no-such-case')
        if (state.added.includes(jobId)) return accept()
        return state.added.length + 1 < MOST_AUDITS_IN_CASE ? accept(AuditAdded({ caseId, jobId })) : refuse('case-full')
      }
    }
  },
}
