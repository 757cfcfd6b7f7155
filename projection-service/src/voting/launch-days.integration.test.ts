import { Day } from '@debut/events/kernel/days.ts'
import { LogPosition } from '@debut/events/kernel/ids.ts'
import { AwardRevised, AwardsGranted, LaunchDayClosed, LaunchDayOpened, LotteryDrawn } from '@debut/events/launches/launch-day-events.ts'
import { LaunchOpened } from '@debut/events/launches/launch-events.ts'
import { LaunchId } from '@debut/events/tools/launch-id.ts'
import { ToolId } from '@debut/events/tools/tool-card.ts'
import { VoteCast, VoteWithdrawn } from '@debut/events/voting/vote-events.ts'
import { describe, expect, it } from 'vitest'
import { decode } from '@debut/adapters/event-codec.ts'
import { Batch } from '../kernel/projector.ts'
import { appended, ines, rowsOf } from '../testing/given.ts'
import { storedLog } from '../testing/made-log.ts'
import { projectionDatabase } from '../testing/projection-database.ts'
import { type Commit, positionOf } from '../testing/made-commits.ts'
import { rankings } from './rankings-projector.ts'

const database = projectionDatabase()
const toolId = ToolId.parse('01K9Z7V5C0QW8R3N4M2X000001')
const first = { launchId: LaunchId.parse('01K9Z7V5C1ABCDEFGHJK000001'), toolId }
const second = { launchId: LaunchId.parse('01K9Z7V5C1ABCDEFGHJK000002'), toolId }
/** The last day of a week, and of nothing else. */
const day = Day.parse('2026-03-08')
const monday = Day.parse('2026-03-09')
const hex = (digit: string) => digit.repeat(64)
const rule = 'v1' as const

const dayOpened = appended(
  `launchDay-${day}`,
  { at: '2026-03-08T08:00:00Z' },
  LaunchDayOpened({ day, rule, seedHash: hex('a'), launches: [second, first] }),
)
const opened = [first, second].map((launch) => appended(`launch-${launch.launchId}`, {}, LaunchOpened({ ...launch, boardDate: day })))
const closed = LaunchDayClosed({
  day,
  rule,
  seed: hex('b'),
  upTo: LogPosition.parse(7),
  votes: 3,
  merkleRoot: hex('c'),
  standings: [
    { rank: 1, ...first, points: 4, voters: 2 },
    { rank: 2, ...second, points: 1, voters: 1 },
  ],
})
const drawn = LotteryDrawn({ day, draw: hex('d'), eligible: 2, winner: { memberId: ines, leaf: hex('e') } })
const award = { place: 1, ...first, points: 4, voters: 2 }
const granted = AwardsGranted({ period: 'week', start: Day.parse('2026-03-02'), rule, awards: [award, { ...award, place: 2, ...second }] })
const over = appended(`launchDay-${day}`, { at: '2026-03-09T07:00:00Z' }, closed, drawn, granted)

describe('a launch day', () => {
  it.each([
    { order: 'the day before its launches', commits: [dayOpened, ...opened] },
    { order: 'its launches before the day', commits: [...opened, dayOpened] },
  ])('puts its launches on four boards, in the order for as long as points are hidden: $order', async ({ commits }) => {
    const standings = `select period, start, launch_id, hidden_order, points, voters, last_position from standings
      order by period, hidden_order`
    const nothing = { points: 0, voters: 0, last_position: 0 }
    const onBoard = (period: string, start: string) => [
      { period, start, launch_id: second.launchId, hidden_order: 1, ...nothing },
      { period, start, launch_id: first.launchId, hidden_order: 2, ...nothing },
    ]
    for (const size of [1, 10]) {
      expect(await rowsOf(database(), rankings, commits, standings, size)).toEqual([
        ...onBoard('day', '2026-03-08'),
        ...onBoard('month', '2026-03-01'),
        ...onBoard('week', '2026-03-02'),
        ...onBoard('year', '2026-01-01'),
      ])
    }
  })

  it('publishes what it committed to, and once it is over its seed, its root and its winner', async () => {
    const days = `select *, opened_at = '2026-03-08T08:00:00Z' as opened_then, closed_at = '2026-03-09T07:00:00Z' as closed_then from days`
    const open = { day, rule, seed_hash: hex('a'), opened_position: positionOf(0), opened_then: true }
    expect(await rowsOf(database(), rankings, [dayOpened], days)).toEqual([
      expect.objectContaining({ ...open, seed: null, merkle_root: null, closed_then: null, winner_id: null }),
    ])
    for (const size of [1, 10]) {
      expect(await rowsOf(database(), rankings, [dayOpened, over], days, size)).toEqual([
        expect.objectContaining({
          ...open,
          seed: hex('b'),
          merkle_root: hex('c'),
          votes: 3,
          up_to: 7,
          closed_position: positionOf(1),
          closed_then: true,
          draw: hex('d'),
          eligible: 2,
          winner_id: ines,
          winner_leaf: hex('e'),
        }),
      ])
    }
  })

  it('keeps its standings as they were frozen', async () => {
    expect(await rowsOf(database(), rankings, [dayOpened, over], 'select * from frozen order by rank')).toEqual([
      { day, rank: 1, launch_id: first.launchId, tool_id: toolId, points: 4, voters: 2 },
      { day, rank: 2, launch_id: second.launchId, tool_id: toolId, points: 1, voters: 1 },
    ])
  })
})

describe('awards', () => {
  const awards = 'select * from awards order by place'
  const first1 = { period: 'week', start: '2026-03-02', place: 1, launch_id: first.launchId, tool_id: toolId, points: 4, voters: 2 }

  it('are granted for a period', async () => {
    expect(await rowsOf(database(), rankings, [dayOpened, over], awards)).toEqual([
      { ...first1, position: positionOf(3) },
      { ...first1, place: 2, launch_id: second.launchId, position: positionOf(3) },
    ])
  })

  it('are replaced by a revision, which says why', async () => {
    const revised = AwardRevised({ ...granted.data, awards: [{ ...award, ...second }], reason: 'ring', because: LogPosition.parse(99) })
    const commits = [dayOpened, over, appended(`launchDay-${day}`, {}, revised)]
    for (const size of [1, 10]) {
      expect(await rowsOf(database(), rankings, commits, awards, size)).toEqual([
        { ...first1, launch_id: second.launchId, position: positionOf(4) },
      ])
      expect(await rowsOf(database(), rankings, commits, 'select * from revisions', size)).toEqual([
        { period: 'week', start: '2026-03-02', reason: 'ring', because: 99 },
      ])
    }
  })

  it('are taken back by a revision that leaves none, which says why all the same', async () => {
    const revised = AwardRevised({ ...granted.data, awards: [], reason: 'ring', because: LogPosition.parse(99) })
    const commits = [dayOpened, over, appended(`launchDay-${day}`, {}, revised)]
    for (const size of [1, 10]) {
      expect(await rowsOf(database(), rankings, commits, awards, size)).toEqual([])
      expect(await rowsOf(database(), rankings, commits, 'select reason, because from revisions', size)).toEqual([
        { reason: 'ring', because: 99 },
      ])
    }
  })
})

describe('a board', () => {
  const boards = 'select period, position from boards order by period'
  const vote = { memberId: ines, number: 1, ...first, boardDate: day, countsOn: day, weight: 1 }
  const cast = appended(`voter-${ines}`, {}, VoteCast(vote))
  /** Its day and its week were over by then. */
  const later = appended(`voter-${ines}`, {}, VoteWithdrawn({ ...vote, withdrawnOn: monday }))

  const topicsOf = async (commits: readonly Commit[]) => {
    const { keys } = database()
    return rankings.topics(new Batch(await decode(keys, await storedLog(keys, commits))))
  }

  it('moves with the votes that count on it, and with nothing else', async () => {
    for (const size of [1, 10]) {
      expect(await rowsOf(database(), rankings, [...opened, cast, later], boards, size)).toEqual([
        { period: 'day', position: positionOf(2) },
        { period: 'month', position: positionOf(3) },
        { period: 'week', position: positionOf(2) },
        { period: 'year', position: positionOf(3) },
      ])
    }
    expect(await topicsOf([later])).toEqual(['board:month:2026-03-01', 'board:year:2026-01-01', `tool:${toolId}`])
  })

  it('changes with each vote, and so does the tool', async () => {
    expect(await topicsOf([cast])).toEqual([
      'board:day:2026-03-08',
      'board:week:2026-03-02',
      'board:month:2026-03-01',
      'board:year:2026-01-01',
      `tool:${toolId}`,
    ])
  })

  it('moves when its day is closed and when its awards are granted', async () => {
    expect(await rowsOf(database(), rankings, [dayOpened, over], boards, 10)).toEqual([
      { period: 'day', position: positionOf(1) },
      { period: 'month', position: positionOf(0) },
      { period: 'week', position: positionOf(3) },
      { period: 'year', position: positionOf(0) },
    ])
  })
})
