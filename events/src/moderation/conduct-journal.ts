import { defineJournal, type JournalLine } from '../kernel/define-journal.ts'
import { lineOfAct } from './act-lines.ts'
import { AppealAnswered, MemberWarned, SanctionContinued, SanctionLifted } from './conduct-events.ts'

const moderation = (kind: string, memberId: string, reason: string | null): JournalLine =>
  lineOfAct({ kind, about: { kind: 'member', id: memberId }, reason })

/**
 * Unlike the public log, the journal names the member whom a warning, its end or an appeal is about. It must not name the member who
 * appeals about a vote.
 */
export const conductJournal = [
  defineJournal(MemberWarned, ({ memberId, rule }) => moderation('member-warned', memberId, rule)),
  defineJournal(SanctionContinued, ({ memberId, sanction, rule }) =>
    lineOfAct({
      kind: `member-still-${sanction === 'ban' ? 'banned' : 'suspended'}`,
      about: { kind: 'member', id: memberId },
      reason: rule,
      byRule: true,
    }),
  ),
  defineJournal(SanctionLifted, ({ memberId, sanction, reason }) => moderation(`${sanction}-lifted`, memberId, reason)),
  defineJournal(AppealAnswered, ({ memberId, outcome }) =>
    lineOfAct({ kind: `appeal-${outcome}`, about: { kind: 'appellant', id: memberId }, reason: null }),
  ),
]
