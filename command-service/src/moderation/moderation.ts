import { moderation as contract } from '@debut/events/moderation/moderation.ts'
import { handles } from '../kernel/handled.ts'
import { answerAppeal, makeAppeal } from './appeal.ts'
import { carryOutAnswers } from './carry-out-answers.ts'
import { appealMatter, liftedMatter, sanctionMatter, suspendedMatter } from './conduct-matter.ts'
import { followSanctions } from './follow-sanctions.ts'
import { mailDecisions } from './mails/mail-decisions.ts'
import { banMember, continueSanction, keepSanction, liftSanction, suspendMember, warnMember } from './sanction-member.ts'
import { sanctionedRoutes } from './sanctioned-routes.ts'
import { voidVotesOfBanned } from './void-votes-of-banned.ts'

export const moderation = handles(contract, {
  commands: {
    WarnMember: warnMember,
    SuspendMember: suspendMember,
    BanMember: banMember,
    ContinueSanction: continueSanction,
    KeepSanction: keepSanction,
    LiftSanction: liftSanction,
    MakeAppeal: makeAppeal,
    AnswerAppeal: answerAppeal,
  },
  matters: {
    WarnMember: sanctionMatter,
    SuspendMember: suspendedMatter,
    BanMember: sanctionMatter,
    KeepSanction: liftedMatter,
    LiftSanction: liftedMatter,
    AnswerAppeal: appealMatter,
  },
  routes: [sanctionedRoutes],
  processes: [followSanctions, voidVotesOfBanned, carryOutAnswers, mailDecisions],
})
