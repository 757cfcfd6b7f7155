import { Day } from '@debut/events/kernel/days.ts'
import { LaunchId } from '@debut/events/tools/launch-id.ts'
import { EmailVerified, MemberErased, MemberRegistered } from '@debut/events/members/member-events.ts'
import { ToolId } from '@debut/events/tools/tool-card.ts'
import { StreakExtended, VoteCast, VoteVoided } from '@debut/events/voting/vote-events.ts'
import { describe, expect, it } from 'vitest'
import { emptyBuild } from '../kernel/build.ts'
import { Batch } from '../kernel/projector.ts'
import { sharesOf } from '../kernel/reading.ts'
import { appended, command, ines, rowsOf, tomasz } from '../testing/given.ts'
import { storedLog } from '../testing/made-log.ts'
import { projectionDatabase } from '../testing/projection-database.ts'
import { positionOf } from '../testing/made-commits.ts'
import { results } from './results-projector.ts'

const database = projectionDatabase()
const day = Day.parse('2026-03-02')
const vote = {
  memberId: ines,
  number: 1,
  launchId: LaunchId.parse('01K9Z7V5C1ABCDEFGHJK000001'),
  toolId: ToolId.parse('01K9Z7V5C0QW8R3N4M2X000001'),
  boardDate: day,
  countsOn: day,
  weight: 1,
}
const cast = VoteCast(vote)
const extended = StreakExtended({ memberId: ines, day, streak: 1 })
const positions = 'select position from results order by position'
const forgotten = 'select up_to from forgotten'

describe('the results of commands', () => {
  it('hold everything that one command did, under the position of its last event, wherever a batch ends', async () => {
    const commits = [appended(`voter-${ines}`, { commandId: command(7) }, cast, extended)]
    for (const size of [1, 2]) {
      expect(await rowsOf(database(), results, commits, 'select position, member_id, command_id, events from results', size)).toEqual([
        { position: positionOf(1), member_id: ines, command_id: command(7), events: [cast, extended] },
      ])
    }
  })

  it('are those of who sent the command, not of whose vote it was', async () => {
    const voided = VoteVoided({ ...vote, reason: 'ring' })
    const commits = [appended(`voter-${ines}`, { actor: tomasz }, voided)]
    expect(await rowsOf(database(), results, commits, 'select member_id from results')).toEqual([{ member_id: tomasz }])
    const [share] = await sharesOf(database().keys, [emptyBuild(results, 1)], await storedLog(database().keys, commits))
    expect(results.topics(share?.batch ?? new Batch([]))).toEqual([`results:${tomasz}`])
  })

  it('are none of what we do by ourselves', async () => {
    const commits = [appended(`member-${ines}`, { actor: 'process:sweeper' }, EmailVerified({ memberId: ines }))]
    expect(await rowsOf(database(), results, commits, positions)).toEqual([])
  })

  it('are cleared when their member is erased, but for that of the erasure, and those of others stay', async () => {
    const commits = [
      appended(`voter-${ines}`, { commandId: command(1) }, cast),
      appended(`voter-${tomasz}`, { commandId: command(2), actor: tomasz }, VoteCast({ ...vote, memberId: tomasz })),
      appended(`member-${ines}`, { commandId: command(3) }, MemberErased({ memberId: ines })),
    ]
    for (const size of [1, 3])
      expect(await rowsOf(database(), results, commits, 'select command_id from results order by position', size)).toEqual([
        { command_id: command(2) },
        { command_id: command(3) },
      ])
  })

  it('say nothing that is personal', async () => {
    const commits = [appended(`member-${ines}`, {}, MemberRegistered({ memberId: ines, username: 'ines' }))]
    expect(await rowsOf(database(), results, commits, 'select events from results')).toEqual([
      { events: [{ type: 'MemberRegistered', data: { memberId: ines } }] },
    ])
  })

  describe('older than thirty days', () => {
    const on = (date: string, n: number) => appended(`voter-${ines}`, { at: `${date}T20:00:00Z`, commandId: command(n) }, cast)

    it('are forgotten, and how far is known', async () => {
      const commits = [on('2026-01-01', 1), on('2026-01-10', 2), on('2026-02-09', 3)]
      for (const size of [1, 2, 3]) {
        expect(await rowsOf(database(), results, commits, positions, size)).toEqual([
          { position: positionOf(1) },
          { position: positionOf(2) },
        ])
        expect(await rowsOf(database(), results, commits, forgotten, size)).toEqual([{ up_to: positionOf(0) }])
      }
    })

    it('are not taken up when they come late', async () => {
      const commits = [on('2026-02-09', 1), on('2026-01-01', 2), on('2026-02-10', 3)]
      for (const size of [1, 3]) {
        expect(await rowsOf(database(), results, commits, positions, size)).toEqual([
          { position: positionOf(0) },
          { position: positionOf(2) },
        ])
        expect(await rowsOf(database(), results, commits, forgotten, size)).toEqual([{ up_to: positionOf(1) }])
      }
    })

    it('are forgotten with everything before them, whatever comes with them', async () => {
      const commits = [on('2025-06-01', 1), on('2025-12-01', 2), on('2026-01-01', 3), on('2026-02-09', 4), on('2026-02-10', 5)]
      for (const size of [1, 2, 5]) {
        expect(await rowsOf(database(), results, commits, positions, size)).toEqual([
          { position: positionOf(3) },
          { position: positionOf(4) },
        ])
        expect(await rowsOf(database(), results, commits, forgotten, size)).toEqual([{ up_to: positionOf(2) }])
      }
    })

    it('are all kept, when no commands came since', async () => {
      expect(await rowsOf(database(), results, [on('2020-01-01', 1)], positions)).toHaveLength(1)
      expect(await rowsOf(database(), results, [on('2020-01-01', 1)], forgotten)).toEqual([{ up_to: 0 }])
    })
  })
})
