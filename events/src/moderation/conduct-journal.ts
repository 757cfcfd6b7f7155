import { defineJournal, type JournalLine } from '../kernel/define-journal.ts'
import { lineOfAct } from './act-lines.ts'
import { AppealAnswered, MemberWarned, SanctionLifted } from './conduct-events.ts'

const moderation = (kind: string, memberId: string, reason: string | null): JournalLine =>
  lineOfAct({ kind, about: { kind: 'member', id: memberId }, reason })

/** Unlike the public log, the journal names whom a warning, its end or an appeal is about. */
export const conductJournal = [
  defineJournal(MemberWarned, ({ memberId, rule }) => moderation('member-warned', memberId, rule)),
  defineJournal(SanctionLifted, ({ memberId, sanction, reason }) => moderation(`${sanction}-lifted`, memberId, reason)),
  defineJournal(AppealAnswered, ({ memberId, outcome }) => moderation(`appeal-${outcome}`, memberId, null)),
]
