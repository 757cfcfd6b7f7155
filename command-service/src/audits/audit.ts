import { AuditAsked } from '@debut/events/audits/audit-events.ts'
import type { EventOf } from '@debut/events/kernel/define-event.ts'
import { accept, type Decider, refuse } from '../kernel/decider.ts'

type Asked = EventOf<typeof AuditAsked>['data']

interface AskAudit extends Asked {
  readonly type: 'AskAudit'
}

/** What was asked for under an id stays so. */
export const audit: Decider<AskAudit, Asked | undefined, EventOf<typeof AuditAsked>, 'audit-asked-otherwise'> = {
  initial: undefined,

  decide({ type: _, ...asked }, state) {
    if (state === undefined) return accept(AuditAsked(asked))
    return JSON.stringify(AuditAsked(asked).data) === JSON.stringify(state) ? accept() : refuse('audit-asked-otherwise')
  },

  evolve: (_, { data }) => data,
}
