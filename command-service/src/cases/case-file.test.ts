import { CaseId } from '@debut/events/cases/case-form.ts'
import { VotesJudged } from '@debut/events/cases/case-events.ts'
import { LogPosition, MemberId } from '@debut/events/kernel/ids.ts'
import { describe, it } from 'vitest'
import { specify } from '../kernel/testing/specify.ts'
import { caseFile, type JudgeVotesCommand } from './case-file.ts'

const caseId = CaseId.parse('01K9Z7V5C1ABCDEFGHJK000001')
const by = MemberId.parse('8a6e0804-2bd0-4672-b79d-d97027f9071a')
const votes = [512, 512, 640].map((position) => LogPosition.parse(position))
const { given } = specify(caseFile)
const judge = (over: Partial<JudgeVotesCommand> = {}): JudgeVotesCommand => ({
  type: 'JudgeVotes',
  caseId,
  seen: 0,
  judgement: 'void',
  votes,
  reason: 'ring',
  note: null,
  by,
  problem: undefined,
  ...over,
})
const judged = VotesJudged({ caseId, judgement: 'void', votes: votes.slice(1), reason: 'ring', note: null, by })

describe('a case', () => {
  it('notes each vote of a decision once', () => {
    given().when(judge()).then(judged)
  })

  it('is decided in by who has seen all that was decided before', () => {
    given(judged).when(judge()).thenRefused('decided-meanwhile')
    given(judged)
      .when(judge({ seen: 2 }))
      .thenRefused('decided-meanwhile')
    given(judged)
      .when(judge({ seen: 1 }))
      .then(judged)
  })

  it('says first that somebody else has decided, then what is wrong with a vote', () => {
    given(judged)
      .when(judge({ problem: 'vote-void-already' }))
      .thenRefused('decided-meanwhile')
    given()
      .when(judge({ problem: 'vote-void-already' }))
      .thenRefused('vote-void-already')
  })

  it('takes a reason that fits alone', () => {
    given()
      .when(judge({ judgement: 'restore' }))
      .thenRefused('reason-does-not-fit')
    given()
      .when(judge({ reason: 'mistake' }))
      .thenRefused('reason-does-not-fit')
  })
})
