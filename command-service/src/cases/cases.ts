import { cases as contract } from '@debut/events/cases/cases.ts'
import { handles } from '../kernel/handled.ts'
import { caseMatter, judgedMatter, revealedMatter } from './case-matter.ts'
import { carryOutJudgements } from './carry-out-judgements.ts'
import { judgeVotes } from './judge-votes.ts'
import { lookUpMember, revealVoter } from './look-up.ts'

export const cases = handles(contract, {
  commands: { JudgeVotes: judgeVotes, RevealVoter: revealVoter, LookUpMember: lookUpMember },
  matters: { JudgeVotes: judgedMatter, RevealVoter: revealedMatter, LookUpMember: caseMatter },
  few: ['JudgeVotes', 'RevealVoter'],
  processes: [carryOutJudgements],
})
