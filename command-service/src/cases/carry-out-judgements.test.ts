import { CaseId } from '@debut/events/cases/case-form.ts'
import { caseStream, VotesJudged } from '@debut/events/cases/case-events.ts'
import { Day } from '@debut/events/kernel/days.ts'
import { LogPosition, MemberId } from '@debut/events/kernel/ids.ts'
import { LaunchId } from '@debut/events/tools/launch-id.ts'
import { ToolId } from '@debut/events/tools/tool-card.ts'
import { JudgeVote } from '@debut/events/voting/vote-commands.ts'
import { VoteCast, VoteHeld, VoteRestored, voterStream, VoteVoided } from '@debut/events/voting/vote-events.ts'
import { it } from 'vitest'
import { sentCommand } from '../kernel/send.ts'
import { on, specifyProcess } from '../kernel/testing/specify-process.ts'
import { judgeVote } from '../voting/moderate-vote.ts'
import { carryOutJudgements } from './carry-out-judgements.ts'
import type { FoundVote } from './find-votes.ts'

const caseId = CaseId.parse('01K9Z7V5C1ABCDEFGHJK000001')
const by = MemberId.parse('8a6e0804-2bd0-4672-b79d-d97027f9071a')
const [ines, noor] = ['4fd7be23-5c6d-4a3c-8f4e-0a2b5a4f8c11', '3e9c2d14-8b7f-4a6c-b2d0-5f1a9e4c7b02'].map((id) => MemberId.parse(id)) as [
  MemberId,
  MemberId,
]
const day = Day.parse('2026-11-18')
const vote = (memberId: MemberId) => ({
  memberId,
  number: 1,
  launchId: LaunchId.parse('01K9Z7V5C1ABCDEFGHJK000001'),
  toolId: ToolId.parse('01K9Z7V5C0QW8R3N4M2X000001'),
  boardDate: day,
  countsOn: day,
  weight: 1,
})
/** Read models know where each was cast: here in this order. */
const votes: readonly FoundVote[] = [ines, noor].map((memberId, index) => ({ ...vote(memberId), position: LogPosition.parse(index + 1) }))
const findVotes = async (positions: readonly LogPosition[]) => votes.filter(({ position }) => positions.includes(position))
const { given } = specifyProcess(carryOutJudgements, { findVotes }, (handle) => [
  sentCommand(JudgeVote, (payload, context) => judgeVote(payload, context, { handle })),
])
const judged = (judgement: 'hold' | 'void' | 'restore', positions: readonly number[], reason: 'ring' | 'mistake' = 'ring') =>
  VotesJudged({ caseId, judgement, votes: positions.map((position) => LogPosition.parse(position)), reason, note: null, by })
const cast = [ines, noor].map((memberId) => on(voterStream(memberId), VoteCast(vote(memberId))))

it('judges each vote of a decision in the name of the admin, and no other', async () => {
  await given(...cast, on(caseStream(caseId), judged('void', [2])))
    .when({ seconds: 1 })
    .then(on(voterStream(noor), VoteVoided({ ...vote(noor), reason: 'ring', by })))
})

it('leaves votes to what the case decided of them later, however late it comes to the first', async () => {
  await given(...cast, on(caseStream(caseId), judged('void', [1, 2]), judged('hold', [2])))
    .when({ seconds: 1 })
    .then(
      on(voterStream(ines), VoteVoided({ ...vote(ines), reason: 'ring', by })),
      on(voterStream(noor), VoteHeld({ ...vote(noor), reason: 'ring', by })),
    )
})

it('keeps a vote for one’s own tool void', async () => {
  const own = on(voterStream(ines), VoteCast(vote(ines)), VoteVoided({ ...vote(ines), reason: 'own-tool' }))
  const held = on(voterStream(noor), VoteCast(vote(noor)), VoteHeld({ ...vote(noor), reason: 'ring' }))
  await given(own, held, on(caseStream(caseId), judged('restore', [1, 2], 'mistake')))
    .when({ seconds: 1 })
    .then(on(voterStream(noor), VoteRestored({ ...vote(noor), reason: 'mistake', by })))
})
