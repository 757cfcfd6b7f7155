import { FREE_SLOTS, PAID_SLOTS } from '@debut/events/launches/launch-numbers.ts'
import { hiddenOrder } from '@debut/events/voting/hidden-points.ts'
import { rootOf, sha256 } from '@debut/events/kernel/merkle.ts'
import { addDays, Day } from '@debut/events/kernel/days.ts'
import { LogPosition, MemberId } from '@debut/events/kernel/ids.ts'
import {
  AwardRevised,
  AwardsGranted,
  LaunchDayClosed,
  LaunchDayOpened,
  LotteryDrawn,
  SlotAssigned,
} from '@debut/events/launches/launch-day-events.ts'
import { type Lane, LaunchId } from '@debut/events/tools/launch-id.ts'
import { ToolId } from '@debut/events/tools/tool-card.ts'
import { runs } from '@debut/events/testing/runs.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { specify } from '../kernel/testing/specify.ts'
import { seedOf } from './day-seed.ts'
import { launchDay, type LaunchDayCommand } from './launch-day.ts'
import type { Award, DayCount } from './recount.ts'

const day = Day.parse('2026-11-20')
const seed = seedOf('a secret for tests alone', day)
const member = MemberId.parse('4fd7be23-5c6d-4a3c-8f4e-0a2b5a4f8c11')
const launch = (index: number) => LaunchId.parse(`01K9Z7V5C1ABCDEFGHJK${String(index).padStart(6, '0')}`)
const toolOf = (index: number) => ToolId.parse(`01K9Z7V5C0QW8R3N4M2X${String(index).padStart(6, '0')}`)
const position = (at: number) => LogPosition.parse(at)

const entry = (index: number) => ({ launchId: launch(index), toolId: toolOf(index) })
const assign = (index: number, lane: Lane = 'free', today = addDays(day, -1)): LaunchDayCommand => ({
  type: 'AssignSlot',
  day,
  today,
  lane,
  ...entry(index),
})
const assigned = (index: number, lane: Lane = 'free') => SlotAssigned({ day, lane, ...entry(index) })
const open: LaunchDayCommand = { type: 'OpenDay', day, seed }
const opened = (...indices: number[]) => LaunchDayOpened({ day, rule: 'v1', seedHash: sha256(seed), launches: indices.map(entry) })

const award = (place: number, index: number, points: number): Award => ({ place, ...entry(index), points, voters: 1 })
const leaves = ['one', 'two'].map(sha256)
const count = (awards: readonly Award[] = [award(1, 1, 2)], tickets: DayCount['tickets'] = []): DayCount => ({
  votes: leaves.length,
  merkleRoot: rootOf(leaves),
  standings: [{ rank: 1, ...entry(1), points: 2, voters: 1 }],
  tickets,
  awarded: [{ period: 'day', start: day, awards }],
})
const close = (counted = count()): LaunchDayCommand => ({ type: 'CloseDay', day, seed, upTo: position(100), count: counted })
const closed = () => {
  const { votes, merkleRoot, standings } = count()
  return LaunchDayClosed({ day, rule: 'v1', seed, upTo: 100, votes, merkleRoot, standings: [...standings] })
}
const drawn = (over: Partial<Parameters<typeof LotteryDrawn>[0]> = {}) =>
  LotteryDrawn({ day, draw: sha256(`${seed}${rootOf(leaves)}`), eligible: 0, winner: null, ...over })
const awarded = (...awards: Award[]) => AwardsGranted({ period: 'day', start: day, rule: 'v1', awards })
/** What closing appends. */
const ending = (draw = drawn(), ...awards: Award[]) => [closed(), draw, awarded(...awards)]
const revise = (because: number, ...awards: Award[]): LaunchDayCommand => ({
  type: 'ReviseAwards',
  period: 'day',
  start: day,
  awards,
  reason: 'ring',
  because: position(because),
})
const revised = (because: number, ...awards: Award[]) =>
  AwardRevised({ period: 'day', start: day, rule: 'v1', awards, reason: 'ring', because })
const { given, play } = specify(launchDay)

describe('a launch day', () => {
  it('has ten free slots and five paid ones, and neither takes the other’s', () => {
    const free = Array.from({ length: FREE_SLOTS }, (_, index) => assigned(index))
    const paid = Array.from({ length: PAID_SLOTS }, (_, index) => assigned(100 + index, 'paid'))
    given(...free.slice(1))
      .when(assign(50))
      .then(assigned(50))
    given(...free)
      .when(assign(50))
      .thenRefused('day-full')
    given(...free)
      .when(assign(50, 'paid'))
      .then(assigned(50, 'paid'))
    given(...paid)
      .when(assign(50, 'paid'))
      .thenRefused('day-full')
    given(...paid)
      .when(assign(50))
      .then(assigned(50))
  })

  it('gives a launch its slot once, also when it is asked again after the day began', () => {
    given(assigned(1)).when(assign(1)).thenNothing()
    given(assigned(1), opened(1)).when(assign(1)).thenNothing()
    given(assigned(1)).when(assign(1, 'paid')).thenRefused('launch-exists')
  })

  it('takes no launch once it has begun, by its own word or by the calendar', () => {
    given(opened()).when(assign(1)).thenRefused('day-begun')
    given()
      .when(assign(1, 'free', day))
      .thenRefused('day-begun')
    given()
      .when(assign(1, 'free', addDays(day, 1)))
      .thenRefused('day-begun')
  })

  it('opens once, with its launches in an order that could not be known before and can be checked after', () => {
    const slots = [1, 2, 3, 4].map((index) => assigned(index))
    const order = hiddenOrder(seed, [1, 2, 3, 4].map(launch)).map((launchId) => Number(launchId.slice(-1)))
    expect(order).not.toEqual([1, 2, 3, 4])
    given(...slots)
      .when(open)
      .then(opened(...order))
    given(...slots, opened(...order))
      .when(open)
      .thenNothing()
    given().when(open).then(opened())
  })

  it('closes once, after it has opened: frozen, drawn and awarded in one go', () => {
    given().when(close()).thenNothing()
    given(opened(1))
      .when(close())
      .then(...ending(drawn(), award(1, 1, 2)))
    given(opened(1), ...ending(drawn(), award(1, 1, 2)))
      .when(close())
      .thenNothing()
  })

  it('draws the ticket whose hash under seed and root is lowest', () => {
    const draw = sha256(`${seed}${rootOf(leaves)}`)
    const tickets = leaves.map((leaf) => ({ memberId: member, leaf }))
    const [winner] = leaves.toSorted((one, other) => (sha256(`${draw}${one}`) < sha256(`${draw}${other}`) ? -1 : 1))
    given(opened(1))
      .when(close(count([], tickets)))
      .then(...ending(drawn({ eligible: 2, winner: { memberId: member, leaf: winner ?? '' } })))
  })

  it('revises its awards when they come out otherwise, once for each act that made them so', () => {
    const past = [opened(1), ...ending(drawn(), award(1, 1, 2))]
    given(...past)
      .when(revise(200))
      .then(revised(200))
    given(...past)
      .when(revise(200, award(1, 1, 2)))
      .thenNothing()
    given(...past, revised(200))
      .when(revise(200, award(1, 2, 1)))
      .thenNothing()
    given(...past, revised(200))
      .when(revise(150, award(1, 1, 2)))
      .thenNothing()
    given(...past, revised(200))
      .when(revise(300, award(1, 1, 2)))
      .then(revised(300, award(1, 1, 2)))
    given(opened(1)).when(revise(200)).thenNothing()
  })

  it('never has more launches than slots, opens and closes once in any sequence, and every command can be repeated', () => {
    const command = fc.oneof(
      { weight: 12, arbitrary: fc.tuple(fc.nat(30), fc.constantFrom<Lane[]>('free', 'paid')).map(([index, lane]) => assign(index, lane)) },
      { weight: 1, arbitrary: fc.constantFrom(open, close()) },
      {
        weight: 2,
        arbitrary: fc
          .tuple(fc.integer({ min: 101, max: 104 }), fc.nat(2))
          .map(([because, points]) => revise(because, ...(points > 0 ? [award(1, 1, points)] : []))),
      },
    )
    fc.assert(
      fc.property(fc.array(command, { maxLength: 40 }), (commands) => {
        const { history, state } = play(commands)
        const count = (type: string) => history.filter((event) => event.type === type).length
        expect(state.slots.filter(({ lane }) => lane === 'free').length).toBeLessThanOrEqual(FREE_SLOTS)
        expect(state.slots.filter(({ lane }) => lane === 'paid').length).toBeLessThanOrEqual(PAID_SLOTS)
        expect(new Set(state.slots.map(({ launchId }) => launchId)).size).toBe(state.slots.length)
        expect([count('LaunchDayOpened') <= 1, count('LaunchDayClosed') <= count('LaunchDayOpened')]).toEqual([true, true])
        const because = history.flatMap((event) => (event.type === 'AwardRevised' ? [event.data.because] : []))
        expect(because).toEqual([...new Set(because)].toSorted((one, other) => one - other))
        expect(play(commands.flatMap((each) => [each, each])).history).toEqual(history)
      }),
      { numRuns: runs(10_000) },
    )
  })
})
