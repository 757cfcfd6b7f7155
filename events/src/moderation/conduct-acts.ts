import { defineAct } from '../kernel/define-act.ts'
import { AppealAnswered, MemberBanned, MemberSuspended, MemberWarned, SanctionLifted } from './conduct-events.ts'

const about = ({ memberId }: { readonly memberId: string }) => ({ kind: 'member', id: memberId })

/** A warning is between the moderators and the member: the log says that there was one, and for what. */
export const conductActs = [
  defineAct(MemberWarned, ({ rule }) => ({ kind: 'member-warned', about: null, reason: rule })),
  defineAct(MemberSuspended, (data) => ({ kind: 'member-suspended', about: about(data), reason: data.rule })),
  defineAct(MemberBanned, (data) => ({ kind: 'member-banned', about: about(data), reason: data.rule })),
  defineAct(SanctionLifted, ({ sanction, actId, reason }) => ({
    kind: `${sanction}-lifted`,
    about: { kind: 'act', id: actId },
    reason,
    undoes: actId,
  })),
  defineAct(AppealAnswered, ({ outcome, actId }) => ({ kind: `appeal-${outcome}`, about: { kind: 'act', id: actId }, reason: null })),
]
