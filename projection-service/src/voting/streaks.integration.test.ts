import { addDays, Day } from '@debut/events/kernel/days.ts'
import { LaunchId } from '@debut/events/tools/launch-id.ts'
import { ToolId } from '@debut/events/tools/tool-card.ts'
import { StreakExtended, StreakStepUndone, VoteCast, VoteWithdrawn } from '@debut/events/voting/vote-events.ts'
import { describe, expect, it } from 'vitest'
import { appended, ines, rowsOf } from '../testing/given.ts'
import { projectionDatabase } from '../testing/projection-database.ts'
import { type Commit, positionOf } from '../testing/made-commits.ts'
import { streaks } from './streaks-projector.ts'

const database = projectionDatabase()
const monday = Day.parse('2026-03-02')
const tuesday = addDays(monday, 1)
const launches = {
  launchId: LaunchId.parse('01K9Z7V5C1ABCDEFGHJK000001'),
  toolId: ToolId.parse('01K9Z7V5C0QW8R3N4M2X000001'),
  boardDate: monday,
}
const vote = (number: number, countsOn: Day) => ({ memberId: ines, number, ...launches, countsOn, weight: 1 })
const did = (...facts: Commit['facts']) => appended(`voter-${ines}`, {}, ...facts)
const first = did(VoteCast(vote(1, monday)), StreakExtended({ memberId: ines, day: monday, streak: 1 }))
const next = did(VoteCast(vote(2, tuesday)), StreakExtended({ memberId: ines, day: tuesday, streak: 2 }))
const undone = did(
  VoteWithdrawn({ ...vote(2, tuesday), withdrawnOn: tuesday }),
  StreakStepUndone({ memberId: ines, day: tuesday, streak: 1, latest: monday }),
)
const streak = 'select streak, latest, longest, position from streaks'
const calendar = 'select day, votes, streak from calendar order by day'
const sizes = [1, 3, 100]

describe('streaks', () => {
  it('grow, and know their longest', async () => {
    const restarted = did(VoteCast(vote(3, addDays(monday, 9))), StreakExtended({ memberId: ines, day: addDays(monday, 9), streak: 1 }))
    for (const size of sizes) {
      expect(await rowsOf(database(), streaks, [first, next, restarted], streak, size)).toEqual([
        { streak: 1, latest: addDays(monday, 9), longest: 2, position: positionOf(5) },
      ])
    }
  })

  it('are what they were before a step that is undone, the longest too', async () => {
    for (const size of sizes) {
      expect(await rowsOf(database(), streaks, [first, next, undone], streak, size)).toEqual([
        { streak: 1, latest: monday, longest: 1, position: positionOf(5) },
      ])
      expect(await rowsOf(database(), streaks, [first, next, undone], calendar, size)).toEqual([
        { day: monday, votes: 1, streak: 1 },
        { day: tuesday, votes: 0, streak: null },
      ])
    }
  })

  it('take the step again when the member votes again that day', async () => {
    const again = did(VoteCast(vote(3, tuesday)), StreakExtended({ memberId: ines, day: tuesday, streak: 2 }))
    for (const size of sizes) {
      expect(await rowsOf(database(), streaks, [first, next, undone, again], streak, size)).toMatchObject([{ streak: 2, longest: 2 }])
      expect((await rowsOf(database(), streaks, [first, next, undone, again], calendar, size))[1]).toEqual({
        day: tuesday,
        votes: 1,
        streak: 2,
      })
    }
  })

  it('lose nothing of a day when one of its votes is withdrawn on a later one', async () => {
    const later = did(VoteWithdrawn({ ...vote(1, monday), withdrawnOn: tuesday }))
    expect(await rowsOf(database(), streaks, [first, later], calendar)).toEqual([{ day: monday, votes: 1, streak: 1 }])
  })
})
