import { Day } from '@debut/events/kernel/days.ts'
import { LaunchId } from '@debut/events/tools/launch-id.ts'
import { ToolId } from '@debut/events/tools/tool-card.ts'
import { VoteCast, VoteHeld, VoteRestored, VoteVoided, VoteWithdrawn } from '@debut/events/voting/vote-events.ts'
import { describe, expect, it } from 'vitest'
import { appended, command, ines, rowsOf, tomasz } from '../testing/given.ts'
import { projectionDatabase } from '../testing/projection-database.ts'
import { positionOf } from '../testing/made-commits.ts'
import { votes } from './votes-projector.ts'

const database = projectionDatabase()
const stream = `voter-${ines}`
const vote = {
  memberId: ines,
  number: 1,
  launchId: LaunchId.parse('01K9Z7V5C1ABCDEFGHJK000001'),
  toolId: ToolId.parse('01K9Z7V5C0QW8R3N4M2X000001'),
  boardDate: Day.parse('2026-03-01'),
  countsOn: Day.parse('2026-03-02'),
  weight: 3,
}
const cast = appended(stream, { commandId: command(5) }, VoteCast(vote))
const held = appended(stream, { actor: tomasz }, VoteHeld({ ...vote, reason: 'burst' }))
const voided = appended(stream, { actor: tomasz }, VoteVoided({ ...vote, reason: 'ring' }))
const restored = appended(stream, { actor: tomasz }, VoteRestored({ ...vote, reason: 'reviewed' }))
const withdrawn = appended(stream, { at: '2026-03-03T20:00:00Z' }, VoteWithdrawn({ ...vote, withdrawnOn: Day.parse('2026-03-03') }))
const state = 'select state, reason, withdrawn_on from votes'

describe('the ledger of votes', () => {
  it('holds a vote as it was cast', async () => {
    expect(await rowsOf(database(), votes, [cast], 'select *, cast_at::text as cast_at from votes')).toEqual([
      {
        member_id: ines,
        number: 1,
        launch_id: vote.launchId,
        tool_id: vote.toolId,
        board_date: '2026-03-01',
        counts_on: '2026-03-02',
        weight: 3,
        command_id: command(5),
        cast_at: expect.stringContaining('2026-03-02') as string,
        position: positionOf(0),
        state: 'counted',
        reason: null,
        withdrawn_on: null,
      },
    ])
  })

  it.each([
    { what: 'held', commits: [held], is: { state: 'held', reason: 'burst', withdrawn_on: null } },
    { what: 'held, then voided', commits: [held, voided], is: { state: 'voided', reason: 'ring', withdrawn_on: null } },
    { what: 'voided, then restored', commits: [voided, restored], is: { state: 'counted', reason: null, withdrawn_on: null } },
    {
      what: 'withdrawn on a later day, then held and voided',
      commits: [withdrawn, held, voided],
      is: { state: 'voided', reason: 'ring', withdrawn_on: '2026-03-03' },
    },
    {
      what: 'withdrawn on a later day, then voided and restored',
      commits: [withdrawn, voided, restored],
      is: { state: 'withdrawn', reason: null, withdrawn_on: '2026-03-03' },
    },
    { what: 'withdrawn on a later day', commits: [withdrawn], is: { state: 'withdrawn', reason: null, withdrawn_on: '2026-03-03' } },
  ])('says what became of one that was $what', async ({ commits, is }) => {
    for (const size of [1, 2, 10]) expect(await rowsOf(database(), votes, [cast, ...commits], state, size)).toEqual([is])
  })

  it('keeps each thing that happened to it, with who did it and why', async () => {
    const changes = 'select position, state, reason, actor from vote_changes order by position'
    expect(await rowsOf(database(), votes, [cast, held, restored, withdrawn], changes, 10)).toEqual([
      { position: positionOf(1), state: 'held', reason: 'burst', actor: tomasz },
      { position: positionOf(2), state: 'counted', reason: 'reviewed', actor: tomasz },
      { position: positionOf(3), state: 'withdrawn', reason: null, actor: ines },
    ])
  })
})
