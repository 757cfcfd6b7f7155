import { defineAct } from '../kernel/define-act.ts'
import {
  AppealAnswered,
  MemberBanned,
  MemberSuspended,
  MemberWarned,
  SanctionContinued,
  SanctionKept,
  SanctionLifted,
} from './conduct-events.ts'

const about = ({ memberId }: { readonly memberId: string }) => ({ kind: 'member', id: memberId })

const CONTINUED = { suspension: 'member-still-suspended', ban: 'member-still-banned' } as const

/** A warning is between the moderators and the member: the log says that there was one, and for what. */
export const conductActs = [
  defineAct(MemberWarned, ({ rule }) => ({ kind: 'member-warned', about: null, reason: rule })),
  defineAct(MemberSuspended, (data) => ({ kind: 'member-suspended', about: about(data), reason: data.rule })),
  defineAct(MemberBanned, (data) => ({ kind: 'member-banned', about: about(data), reason: data.rule })),
  // The log does not name the member of a continued sanction until a moderator has decided about it.
  defineAct(SanctionContinued, ({ sanction, rule }) => ({ kind: CONTINUED[sanction], about: null, reason: rule, byRule: true })),
  defineAct(SanctionKept, (data) => ({ kind: `${data.sanction}-kept`, about: about(data), reason: null })),
  defineAct(SanctionLifted, ({ sanction, actId, reason }) => ({
    kind: `${sanction}-lifted`,
    about: { kind: 'act', id: actId },
    reason,
    undoes: actId,
  })),
  defineAct(AppealAnswered, ({ outcome, actId }) => ({ kind: `appeal-${outcome}`, about: { kind: 'act', id: actId }, reason: null })),
]
