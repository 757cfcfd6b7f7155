import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { addDays, Day } from '../kernel/days.ts'
import { CommandId, LogPosition, MemberId } from '../kernel/ids.ts'
import { instantAt } from '../kernel/instant.ts'
import { LaunchId } from '../tools/launch-id.ts'
import { ToolId } from '../tools/tool-card.ts'
import {
  StreakExtended,
  StreakStepUndone,
  VoteCast,
  VoteHeld,
  type VoterEvent,
  VoteRestored,
  VoteVoided,
  VoteWithdrawn,
} from './vote-events.ts'
import { leafHash, sha256 } from '../kernel/merkle.ts'
import { lastDayOfPeriod, type Period, periods, startOfPeriod } from '../kernel/periods.ts'
import { byStanding } from './standing-order.ts'
import { drawWinner, leafOf, VoteLedger } from './vote-ledger.ts'
import { runs } from '../testing/runs.ts'

const memberOf = (index: number) => MemberId.parse(`4fd7be23-5c6d-4a3c-8f4e-${String(index).padStart(12, '0')}`)
const launchOf = (index: number) => LaunchId.parse(`01K9Z7V5C1ABCDEFGHJK${String(index).padStart(6, '0')}`)
const toolOf = (index: number) => ToolId.parse(`01K9Z7V5C0QW8R3N4M2X${String(index).padStart(6, '0')}`)
const commandOf = (index: number) => CommandId.parse(`019a9c2e-7b00-7000-8000-${String(index).padStart(12, '0')}`)

/** A Friday: Saturday and Sunday are the same week, Monday is the next one. */
const friday = Day.parse('2026-11-20')
const [saturday, sunday, monday] = [addDays(friday, 1), addDays(friday, 2), addDays(friday, 3)]
const nextMonth = Day.parse('2026-12-03')
const nextYear = Day.parse('2027-01-02')

const both = [
  { launchId: launchOf(1), toolId: toolOf(1) },
  { launchId: launchOf(2), toolId: toolOf(2) },
]

interface Cast {
  readonly member?: number
  readonly number?: number
  readonly launch?: number
  readonly board?: Day
  readonly on?: Day
  readonly weight?: number
}

const voteOf = ({ member = 1, number = 1, launch = 1, board = friday, on = board, weight = 1 }: Cast = {}) => ({
  memberId: memberOf(member),
  number,
  launchId: launchOf(launch),
  toolId: toolOf(launch),
  boardDate: board,
  countsOn: on,
  weight,
})

let ledger: VoteLedger
let position: number

const take = (...events: VoterEvent[]) => {
  for (const event of events) {
    position += 10
    const envelope = { $correlationId: 'a request', $causationId: commandOf(position), commandHash: 'a hash', actor: memberOf(1), v: 1 }
    const at = instantAt(position)
    const recorded = { event, envelope: { ...envelope, at }, stream: `voter-${event.data.memberId}`, revision: 0 }
    ledger.take({ ...recorded, position: LogPosition.parse(position) })
  }
}

beforeEach(() => {
  ledger = new VoteLedger()
  position = 0
})

const pointsIn = (period: Period, launch = 1) => {
  const found = ledger.standings(period, startOfPeriod(period, friday), both).find(({ launchId }) => launchId === launchOf(launch))
  return found?.points
}
const pointsInAll = () => periods.map((period) => pointsIn(period))

describe('the standings of a period', () => {
  it('add up weights and voters, best first', () => {
    take(VoteCast(voteOf({ member: 1, weight: 2 })), VoteCast(voteOf({ member: 2 })), VoteCast(voteOf({ member: 3, launch: 2, weight: 4 })))
    expect(ledger.standings('day', friday, both)).toEqual([
      { rank: 1, ...both[1], points: 4, voters: 1, lastPosition: 30 },
      { rank: 2, ...both[0], points: 3, voters: 2, lastPosition: 20 },
    ])
  })

  it('also list a launch without a vote, and none that was not asked for', () => {
    take(VoteCast(voteOf({ launch: 3 })))
    expect(ledger.standings('day', friday, both).map(({ points, lastPosition }) => [points, lastPosition])).toEqual([
      [0, 0],
      [0, 0],
    ])
  })

  it('put the launch that reached its points first before one that reached the same later', () => {
    take(VoteCast(voteOf({ launch: 2 })), VoteCast(voteOf({ member: 2 })))
    expect(ledger.standings('day', friday, both).map(({ launchId }) => launchId)).toEqual([launchOf(2), launchOf(1)])
  })

  it("count a vote in each period of its launch that isn't over on the vote's day", () => {
    for (const [number, on] of [friday, sunday, monday, nextMonth, nextYear].entries())
      take(VoteCast(voteOf({ member: number + 1, on, weight: 1 })))
    expect(pointsInAll()).toEqual([1, 2, 3, 4])
  })

  it('are those of the period that the launch is in, not of the one that the vote is in', () => {
    take(VoteCast(voteOf({ on: monday })))
    expect(ledger.standings('week', monday, both).map(({ points }) => points)).toEqual([0, 0])
    expect(pointsIn('month')).toBe(1)
  })
})

describe('a vote that is withdrawn', () => {
  const vote = voteOf({ weight: 3 })

  it('on its own day is in no period any more', () => {
    take(VoteCast(vote), VoteWithdrawn({ ...vote, withdrawnOn: friday }))
    expect(pointsInAll()).toEqual([0, 0, 0, 0])
  })

  it('later leaves the periods that are still open, and stays in those that are over', () => {
    take(VoteCast(vote), VoteWithdrawn({ ...vote, withdrawnOn: sunday }))
    expect(pointsInAll()).toEqual([3, 0, 0, 0])
    take(VoteCast(voteOf({ member: 2, weight: 3 })), VoteWithdrawn({ ...voteOf({ member: 2, weight: 3 }), withdrawnOn: monday }))
    expect(pointsInAll()).toEqual([6, 3, 0, 0])
  })

  it('and cast again counts once in each period', () => {
    take(VoteCast(vote), VoteWithdrawn({ ...vote, withdrawnOn: monday }), VoteCast(voteOf({ number: 2, on: nextMonth, weight: 2 })))
    expect(pointsInAll()).toEqual([3, 3, 0, 2])
    expect(periods.map((period) => ledger.standings(period, startOfPeriod(period, friday), both)[0]?.voters)).toEqual([1, 1, 0, 1])
  })
})

describe('a vote that is held, voided or restored', () => {
  const vote = voteOf({ weight: 2 })
  const reason = 'ring' as const

  it.each([VoteHeld, VoteVoided])('counts nowhere, also in periods that are over', (judge) => {
    take(VoteCast(vote), VoteCast(voteOf({ member: 2 })), judge({ ...vote, reason }))
    expect(pointsInAll()).toEqual([1, 1, 1, 1])
    expect(ledger.standings('day', friday, both)[0]).toMatchObject({ voters: 1, lastPosition: 20 })
  })

  it('counts again everywhere, and where it was, once it is restored', () => {
    take(VoteCast(vote), VoteHeld({ ...vote, reason }), VoteVoided({ ...vote, reason }), VoteRestored({ ...vote, reason: 'reviewed' }))
    expect(pointsInAll()).toEqual([2, 2, 2, 2])
    expect(ledger.standings('day', friday, both)[0]).toMatchObject({ points: 2, voters: 1, lastPosition: 10 })
  })
})

describe('a vote that is withdrawn on a later day and judged after that', () => {
  const vote = voteOf({ weight: 2 })
  const withdrawn = VoteWithdrawn({ ...vote, withdrawnOn: sunday })
  const outcome = () => ledger.votes().map(({ state, withdrawnOn }) => ({ state, withdrawnOn }))

  it.each([
    { judge: VoteHeld, state: 'held' },
    { judge: VoteVoided, state: 'voided' },
  ])('is $state, and leaves the periods that it still counted in', ({ judge, state }) => {
    take(VoteCast(vote), withdrawn)
    expect(pointsInAll()).toEqual([2, 0, 0, 0])
    take(judge({ ...vote, reason: 'ring' }))
    expect(pointsInAll()).toEqual([0, 0, 0, 0])
    expect(outcome()).toEqual([{ state, withdrawnOn: sunday }])
  })

  it('counts again where it did once it is restored, and is withdrawn as before', () => {
    take(VoteCast(vote), withdrawn, VoteVoided({ ...vote, reason: 'ring' }), VoteRestored({ ...vote, reason: 'mistake' }))
    expect(pointsInAll()).toEqual([2, 0, 0, 0])
    expect(outcome()).toEqual([{ state: 'withdrawn', withdrawnOn: sunday }])
  })
})

describe("a day's votes", () => {
  it('are those cast on it, in the order of the log, whatever became of them', () => {
    const votes = [voteOf({ member: 3 }), voteOf({ member: 1, launch: 2 }), voteOf({ member: 2 })]
    take(...votes.map((vote) => VoteCast(vote)), VoteCast(voteOf({ member: 4, on: saturday })))
    take(VoteWithdrawn({ ...voteOf({ member: 1, launch: 2 }), withdrawnOn: friday }))
    expect(ledger.castOn(friday).map(({ memberId, state }) => [memberId, state])).toEqual([
      [memberOf(3), 'counted'],
      [memberOf(1), 'withdrawn'],
      [memberOf(2), 'counted'],
    ])
  })

  it('have leaves that say what a vote was worth and what became of it', () => {
    take(VoteCast(voteOf({ weight: 2 })))
    const leaves = () => ledger.castOn(friday).map(leafOf)
    expect(leaves()).toEqual([leafHash(`${memberOf(1)}|${commandOf(10)}|${launchOf(1)}|2|counted`)])
    take(VoteHeld({ ...voteOf({ weight: 2 }), reason: 'burst' }))
    expect(leaves()).toEqual([leafHash(`${memberOf(1)}|${commandOf(10)}|${launchOf(1)}|2|held`)])
  })

  it('have a leaf each, also where two members chose the same id for their commands', () => {
    const vote = { commandId: commandOf(10), launchId: launchOf(1), weight: 1, state: 'counted' } as const
    expect(leafOf({ ...vote, memberId: memberOf(1) })).not.toBe(leafOf({ ...vote, memberId: memberOf(2) }))
  })
})

describe("the day's lottery", () => {
  const extended = (member: number, streak: number, day = friday) => StreakExtended({ memberId: memberOf(member), day, streak })
  const holders = (day = friday) => ledger.tickets(day).map(({ memberId }) => memberId)

  it('takes those who voted that day and have a streak of 10', () => {
    take(VoteCast(voteOf({ member: 1 })), extended(1, 10), VoteCast(voteOf({ member: 2 })), extended(2, 9))
    take(VoteCast(voteOf({ member: 3 })), extended(3, 400))
    expect(holders()).toEqual([memberOf(1), memberOf(3)])
    expect(holders(saturday)).toEqual([])
  })

  it('gives one ticket, for the first vote that was not taken back', () => {
    const first = voteOf({ number: 1 })
    take(VoteCast(first), extended(1, 12), VoteCast(voteOf({ number: 2, launch: 2 })))
    expect(ledger.tickets(friday)).toEqual([
      { memberId: memberOf(1), leaf: leafHash(`${memberOf(1)}|${commandOf(10)}|${launchOf(1)}|1|counted`) },
    ])
    take(VoteWithdrawn({ ...first, withdrawnOn: friday }))
    expect(ledger.tickets(friday)).toEqual([
      { memberId: memberOf(1), leaf: leafHash(`${memberOf(1)}|${commandOf(30)}|${launchOf(2)}|1|counted`) },
    ])
  })

  it("gives none to a member who withdrew the day's only vote, until they vote again", () => {
    const first = voteOf({ number: 1 })
    take(VoteCast(first), extended(1, 12), VoteWithdrawn({ ...first, withdrawnOn: friday }))
    take(StreakStepUndone({ memberId: memberOf(1), day: friday, streak: 11, latest: addDays(friday, -1) }))
    expect(holders()).toEqual([])
    take(VoteCast(voteOf({ number: 2 })), extended(1, 12))
    expect(holders()).toEqual([memberOf(1)])
  })

  it('keeps the ticket of a vote that is withdrawn on a later day, as the day is over', () => {
    const first = voteOf({ number: 1 })
    take(VoteCast(first), extended(1, 12), VoteWithdrawn({ ...first, withdrawnOn: saturday }))
    expect(holders()).toEqual([memberOf(1)])
  })

  it('keeps the ticket of a vote that is under review: that touches points only', () => {
    const first = voteOf({ number: 1 })
    take(VoteCast(first), extended(1, 12), VoteHeld({ ...first, reason: 'burst' }))
    expect(holders()).toEqual([memberOf(1)])
  })

  it('is won by the lowest hash of draw and leaf, which everybody can compute', () => {
    const tickets = Array.from({ length: 30 }, (_, index) => ({ memberId: memberOf(index), leaf: leafHash(`vote ${index}`) }))
    for (const draw of ['one', 'another', 'a third'].map(sha256)) {
      const scores = tickets.map(({ leaf }) => sha256(draw + leaf))
      const winner = drawWinner(draw, tickets)
      expect(sha256(draw + winner?.leaf)).toBe(scores.toSorted()[0])
      expect(drawWinner(draw, tickets.toReversed())).toBe(winner)
    }
  })

  it('has no winner where no member takes part', () => {
    expect(drawWinner(sha256('a draw'), [])).toBeUndefined()
  })
})

/** The rule in the slowest and plainest words, for a history of anything that may happen to votes. */
const naive = (events: readonly VoterEvent[], period: Period, launch: number) => {
  const start = startOfPeriod(period, friday)
  const last = lastDayOfPeriod(period, start)
  const counted = events.flatMap((event, index) => {
    if (event.type !== 'VoteCast' || event.data.launchId !== launchOf(launch) || event.data.countsOn > last) return []
    const outcomes = events.flatMap((later) =>
      later.type !== 'VoteCast' && 'number' in later.data && later.data.number === event.data.number ? [later] : [],
    )
    const judgement = outcomes.findLast(({ type }) => type !== 'VoteWithdrawn')
    if (judgement?.type === 'VoteHeld' || judgement?.type === 'VoteVoided') return []
    if (outcomes.some((outcome) => outcome.type === 'VoteWithdrawn' && outcome.data.withdrawnOn <= last)) return []
    return [{ weight: event.data.weight, position: (index + 1) * 10 }]
  })
  return {
    points: counted.reduce((sum, { weight }) => sum + weight, 0),
    voters: counted.length,
    lastPosition: counted.at(-1)?.position ?? 0,
  }
}

const days = [friday, saturday, sunday, monday, nextMonth, nextYear]
const history = fc
  .array(
    fc.record({ vote: fc.nat(7), launch: fc.integer({ min: 1, max: 2 }), day: fc.nat(days.length - 1), act: fc.nat(6), weight: fc.nat(4) }),
    { maxLength: 40 },
  )
  .map((steps) => {
    const cast = new Map<number, ReturnType<typeof voteOf>>()
    const outcomes = new Map<number, Set<'withdrawn' | 'judged'>>()
    return steps.flatMap(({ vote: number, launch, day, act, weight }): VoterEvent[] => {
      const on = days[day] ?? friday
      const known = cast.get(number)
      const outcome = outcomes.get(number) ?? new Set()
      outcomes.set(number, outcome)
      if (known === undefined) {
        const vote = voteOf({ member: number, number: number + 1, launch, on, weight: weight + 1 })
        cast.set(number, vote)
        return [VoteCast(vote)]
      }
      if (act === 0) {
        // Once, and not under review.
        if (outcome.size > 0) return []
        outcome.add('withdrawn')
        return [VoteWithdrawn({ ...known, withdrawnOn: on < known.countsOn ? known.countsOn : on })]
      }
      if (act === 3) {
        outcome.delete('judged')
        return [VoteRestored({ ...known, reason: 'reviewed' })]
      }
      if (act > 3) return []
      outcome.add('judged')
      return [act === 1 ? VoteHeld({ ...known, reason: 'burst' }) : VoteVoided({ ...known, reason: 'ring' })]
    })
  })

describe('any history of votes', () => {
  it('stands as the rule says in plain words, in every period', () => {
    fc.assert(
      fc.property(history, (events) => {
        ledger = new VoteLedger()
        position = 0
        take(...events)
        for (const period of periods) {
          const expected = both.map((launch, index) => ({ ...launch, ...naive(events, period, index + 1) })).toSorted(byStanding)
          const ranked = expected.map((standing, index) => ({ rank: index + 1, ...standing }))
          expect(ledger.standings(period, startOfPeriod(period, friday), both)).toEqual(ranked)
        }
      }),
      { numRuns: runs(1_000) },
    )
  })
})
