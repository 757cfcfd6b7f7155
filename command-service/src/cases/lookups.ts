import type { CaseId } from '@debut/events/cases/case-form.ts'
import { type LookupEvent, MemberLookedUp, VoterRevealed } from '@debut/events/cases/case-events.ts'
import { lookedUpIn } from '@debut/events/cases/looked-up-in.ts'
import type { Day } from '@debut/events/kernel/days.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import { accept, type Decider, refuse } from '../kernel/decider.ts'

export type LookupCommand = {
  readonly memberId: MemberId
  readonly caseId: CaseId
  readonly reason: string
  readonly by: MemberId
  readonly erased: boolean
} & ({ readonly type: 'RevealVoter'; readonly toolId: ToolId | null; readonly boardDate: Day | null } | { readonly type: 'LookUpMember' })

/** Known once in a case, a name is known to all of its admins. */
export const lookups: Decider<LookupCommand, typeof lookedUpIn.initial, LookupEvent> = {
  ...lookedUpIn,

  decide({ erased, ...command }, known) {
    if (erased) return refuse('voter-erased')
    const { memberId, caseId, reason, by } = command
    if (known.includes(caseId)) return accept()
    switch (command.type) {
      case 'RevealVoter':
        return accept(VoterRevealed({ memberId, caseId, reason, by, toolId: command.toolId, boardDate: command.boardDate }))
      case 'LookUpMember':
        return accept(MemberLookedUp({ memberId, caseId, reason, by }))
    }
  },
}
