import { cases as contract } from '@debut/events/cases/cases.ts'
import { handles } from '../kernel/handled.ts'
import { carryOutJudgements } from './carry-out-judgements.ts'
import { judgeVotes } from './judge-votes.ts'
import { lookUpMember, revealVoter } from './look-up.ts'

export const cases = handles(contract, {
  commands: { JudgeVotes: judgeVotes, RevealVoter: revealVoter, LookUpMember: lookUpMember },
  few: ['JudgeVotes', 'RevealVoter'],
  processes: [carryOutJudgements],
})
