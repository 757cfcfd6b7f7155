import { rootOf } from '@debut/events/kernel/merkle.ts'
import { leafOf } from '@debut/events/voting/vote-ledger.ts'
import { addDays, Day } from '@debut/events/kernel/days.ts'
import { LogPosition, MemberId } from '@debut/events/kernel/ids.ts'
import { toInstant } from '@debut/events/kernel/instant.ts'
import { type LaunchDayEvent, LaunchDayOpened } from '@debut/events/launches/launch-day-events.ts'
import { LaunchId } from '@debut/events/tools/launch-id.ts'
import { ToolId } from '@debut/events/tools/tool-card.ts'
import { VoteCast, type VoterEvent, VoteVoided, VoteWithdrawn } from '@debut/events/voting/vote-events.ts'
import { runs } from '@debut/events/testing/runs.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Recount } from './recount.ts'
import { commandIdAt } from '@debut/testing/ids-at.ts'

const sunday = Day.parse('2026-11-22')
const sundayNoon = toInstant('2026-11-22T20:00:00Z')
const saturday = addDays(sunday, -1)
const toolId = ToolId.parse('01K9Z7V5C0QW8R3N4M2X6Y1B7D')
const launch = (index: number) => LaunchId.parse(`01K9Z7V5C1ABCDEFGHJK${String(index).padStart(6, '0')}`)
const member = (index: number) => MemberId.parse(`4fd7be23-5c6d-4a3c-8f4e-${String(index).padStart(12, '0')}`)
/** Launches 0 and 1 are Saturday's, 2 and 3 Sunday's. */
const boardDateOf = (index: number) => (index < 2 ? saturday : sunday)

interface Given {
  readonly member: number
  readonly launch: number
  readonly countsOn: Day
  readonly weight: number
  readonly outcome: 'stays' | 'withdrawn at once' | 'withdrawn on Sunday' | 'voided'
}

/** Each is a member's only vote. */
const historyOf = (given: readonly Given[]) => {
  const events: { readonly stream: string; readonly event: VoterEvent | LaunchDayEvent }[] = [
    ...[saturday, sunday].map((day) => ({
      stream: `launchDay-${day}`,
      event: LaunchDayOpened({
        day,
        rule: 'v1',
        seedHash: '0'.repeat(64),
        launches: [0, 1, 2, 3].filter((index) => boardDateOf(index) === day).map((index) => ({ launchId: launch(index), toolId })),
      }),
    })),
    ...given.flatMap(({ member: who, launch: index, countsOn, weight, outcome }) => {
      const vote = { memberId: member(who), number: 1, launchId: launch(index), toolId, boardDate: boardDateOf(index), countsOn, weight }
      const later: VoterEvent[] = {
        stays: [],
        'withdrawn at once': [VoteWithdrawn({ ...vote, withdrawnOn: countsOn })],
        'withdrawn on Sunday': [VoteWithdrawn({ ...vote, withdrawnOn: sunday })],
        voided: [VoteVoided({ ...vote, reason: 'ring' })],
      }[outcome]
      return [VoteCast(vote), ...later].map((event) => ({ stream: `voter-${member(who)}`, event }))
    }),
  ]
  return events.map(({ stream, event }, index) => ({
    stream,
    event,
    revision: index,
    position: LogPosition.parse(index + 1),
    envelope: {
      $correlationId: 'a-request',
      $causationId: commandIdAt(sundayNoon),
      commandHash: 'a-hash',
      actor: member(0),
      at: sundayNoon,
      v: 1,
    },
  }))
}

const given = fc.uniqueArray(
  fc.record<Given>({
    member: fc.nat(40),
    launch: fc.nat(3),
    countsOn: fc.constantFrom(saturday, sunday),
    weight: fc.integer({ min: 1, max: 5 }),
    outcome: fc.constantFrom<Given['outcome'][]>('stays', 'withdrawn at once', 'withdrawn on Sunday', 'voided'),
  }),
  { selector: (each) => each.member, maxLength: 24 },
)

const recountOf = (history: ReturnType<typeof historyOf>) => {
  const recount = new Recount()
  for (const event of history) recount.take(event)
  return recount
}

describe('a day counted from the log', () => {
  it('has the points, the places and the root that a naive count gives it', () => {
    fc.assert(
      fc.property(given, (votes) => {
        const history = historyOf(votes)
        const recount = recountOf(history)
        /** What is withdrawn on Sunday was still there when Saturday was over. */
        const countsOnSaturday = ({ countsOn, outcome }: Given) =>
          countsOn === saturday && (outcome === 'stays' || outcome === 'withdrawn on Sunday')
        const of = (index: number, counts: (each: Given) => boolean) => votes.filter((each) => each.launch === index && counts(each))
        const points = (index: number, counts: (each: Given) => boolean) => of(index, counts).reduce((sum, { weight }) => sum + weight, 0)

        const day = recount.day(saturday)
        expect(new Map(day.standings.map(({ launchId, points: sum, voters }) => [launchId, [sum, voters]]))).toEqual(
          new Map([0, 1].map((index) => [launch(index), [points(index, countsOnSaturday), of(index, countsOnSaturday).length]])),
        )
        expect(day.standings.map(({ rank }) => rank)).toEqual([1, 2])
        expect(day.votes).toBe(votes.filter(({ countsOn }) => countsOn === saturday).length)

        const week = recount.day(sunday).awarded.find(({ period }) => period === 'week')
        const stays = ({ outcome }: Given) => outcome === 'stays'
        const best = [0, 1, 2, 3].map((index) => points(index, stays)).filter((sum) => sum > 0)
        expect(week?.awards.map((each) => each.points)).toEqual(best.toSorted((one, other) => other - one).slice(0, 3))
        expect(week?.awards.map(({ place }) => place)).toEqual(best.slice(0, 3).map((_, index) => index + 1))

        const leaves = history.flatMap(({ event, envelope }) => {
          if (event.type !== 'VoteCast' || event.data.countsOn !== sunday) return []
          const outcome = votes.find((each) => member(each.member) === event.data.memberId)?.outcome
          const state = outcome === 'stays' ? 'counted' : outcome === 'voided' ? 'voided' : 'withdrawn'
          return [leafOf({ ...event.data, commandId: envelope.$causationId, state })]
        })
        expect(recount.day(sunday).merkleRoot).toBe(rootOf(leaves))
      }),
      { numRuns: runs(2_000) },
    )
  })

  it('awards only what has points', () => {
    expect(recountOf(historyOf([])).day(saturday).awarded).toEqual([{ period: 'day', start: saturday, awards: [] }])
  })

  it('has every period that ends with it, the widest too', () => {
    const kinds = (day: string) => new Recount().day(Day.parse(day)).awarded.map(({ period, start }) => `${period} ${start}`)
    expect(kinds('2026-11-18')).toEqual(['day 2026-11-18'])
    expect(kinds('2028-12-31')).toEqual(['day 2028-12-31', 'week 2028-12-25', 'month 2028-12-01', 'year 2028-01-01'])
  })
})
