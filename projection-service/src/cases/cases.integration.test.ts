import { caseStream, lookupsStream, MemberLookedUp, VoterRevealed, VotesJudged } from '@debut/events/cases/case-events.ts'
import { CaseId } from '@debut/events/cases/case-form.ts'
import { Day } from '@debut/events/kernel/days.ts'
import { LogPosition } from '@debut/events/kernel/ids.ts'
import { MemberErased } from '@debut/events/members/member-events.ts'
import { LaunchId } from '@debut/events/tools/launch-id.ts'
import { ToolId } from '@debut/events/tools/tool-card.ts'
import { VoteHeld, VoteRestored, voterStream, VoteVoided } from '@debut/events/voting/vote-events.ts'
import { describe, expect, it } from 'vitest'
import { appended, ines, rowsOf, tomasz } from '../testing/given.ts'
import { projectionDatabase } from '../testing/projection-database.ts'
import { cases } from './cases-projector.ts'

const database = projectionDatabase()
const day = Day.parse('2026-03-02')
const caseId = CaseId.parse('01K9Z7V5C1ABCDEFGHJK000001')
const toolId = ToolId.parse('01K9Z7V5C0QW8R3N4M2X000001')
const vote = { number: 1, launchId: LaunchId.parse(caseId), toolId, boardDate: day, countsOn: day, weight: 1 }
const judged = {
  caseId,
  judgement: 'void' as const,
  votes: [LogPosition.parse(1)],
  reason: 'ring' as const,
  note: 'One network.',
  by: tomasz,
}
const looked = { caseId, by: tomasz, reason: 'They asked about it.' }
const commits = [
  appended(voterStream(ines), { actor: 'process:hold-suspects' }, VoteHeld({ ...vote, memberId: ines, reason: 'ring' })),
  appended(caseStream(caseId), { actor: tomasz }, VotesJudged(judged)),
  appended(voterStream(ines), { actor: tomasz }, VoteVoided({ ...vote, memberId: ines, reason: 'ring' })),
  appended(voterStream(tomasz), { actor: ines }, VoteHeld({ ...vote, memberId: tomasz, reason: 'burst' })),
  appended(lookupsStream(ines), { actor: tomasz }, VoterRevealed({ ...looked, memberId: ines, toolId, boardDate: day })),
  appended(lookupsStream(ines), { actor: tomasz }, MemberLookedUp({ ...looked, memberId: ines })),
  appended(voterStream(ines), { actor: tomasz }, VoteRestored({ ...vote, memberId: ines, reason: 'mistake' })),
]
const all = `select (select json_agg(json_build_array(member_id, state, reason, by_person) order by position) from judged) as judged,
  (select json_agg(json_build_array(judgement, votes, note) order by position) from decisions) as decisions,
  (select json_agg(json_build_array(kind, reason) order by position) from lookups) as lookups`

describe('what admins decided and looked up', () => {
  it('is the same however the events are cut into batches', async () => {
    for (const size of [1, 2, 10])
      expect(await rowsOf(database(), cases, commits, all, size)).toEqual([
        {
          judged: [
            [tomasz, 'held', 'burst', true],
            [ines, 'restored', 'mistake', true],
          ],
          decisions: [['void', [1], 'One network.']],
          lookups: [
            ['voter', looked.reason],
            ['member', looked.reason],
          ],
        },
      ])
  })

  it('is gone with the member whom it was about, and what an admin wrote with the admin', async () => {
    const gone = (memberId: typeof ines) => appended(`member-${memberId}`, { actor: memberId }, MemberErased({ memberId }))
    for (const size of [1, 20])
      expect(await rowsOf(database(), cases, [...commits, gone(ines), gone(tomasz)], all, size)).toEqual([
        { judged: null, decisions: [['void', [1], null]], lookups: null },
      ])
  })
})
