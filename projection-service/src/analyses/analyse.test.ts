import { weightCap } from '@debut/events/analyses/rules/weight-cap.ts'
import { oneVote } from '@debut/events/analyses/rules/one-vote.ts'
import type { AnyRule, RuleParams } from '@debut/events/analyses/rules/rule.ts'
import { twoMoments } from '@debut/events/analyses/rules/two-moments.ts'
import type { Recorded } from '@debut/events/kernel/envelope.ts'
import { Day } from '@debut/events/kernel/days.ts'
import { isoOf } from '@debut/events/kernel/instant.ts'
import { LogPosition } from '@debut/events/kernel/ids.ts'
import { periods, startOfPeriod } from '@debut/events/kernel/periods.ts'
import { runs } from '@debut/events/testing/runs.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Recount } from '../audit/log/recount.ts'
import type { AnyRecorded } from '../audit/log/recorded.ts'
import { JobRefused } from '../kernel/jobs/job.ts'
import { type Commit, positionOf } from '../testing/made-commits.ts'
import { steps } from '../testing/history/steps.ts'
import { historyOf } from '../testing/voting-history.ts'
import { analyse } from './analyse.ts'
import { COUNTED_TYPES, VoteHistory } from './vote-history.ts'

const recordedOf = (commits: readonly Commit[]): AnyRecorded[] => {
  let index = 0
  return commits.flatMap(({ stream, facts, envelope }) =>
    facts.map((event) => ({
      event,
      envelope: { ...envelope, v: 1 },
      stream,
      revision: 0,
      position: LogPosition.parse(positionOf(index++)),
    })),
  )
}

const historyIn = (events: readonly AnyRecorded[]) => {
  const history = new VoteHistory()
  for (const recorded of events) if (COUNTED_TYPES.includes(recorded.event.type)) history.take(recorded as Recorded<never>)
  return history
}

const recountOf = (events: readonly AnyRecorded[]) => {
  const recount = new Recount()
  for (const recorded of events) recount.take(recorded)
  return recount
}

/** Every board of the history that has launches. */
const boardsIn = (recount: Recount) =>
  periods.flatMap((period) =>
    [...new Set([...recount.onBoards.values()].map(({ boardDate }) => startOfPeriod(period, boardDate)))].map((start) => ({
      period,
      start,
    })),
  )

const ask = (rule: AnyRule, params: RuleParams, upTo: number) => ({ rule, params, upTo: LogPosition.parse(upTo) })

/** Undefined where there is nothing to rank. */
const rowsOf = (history: VoteHistory, question: Parameters<typeof analyse>[1]) => {
  try {
    return analyse(history, question).rows
  } catch (error) {
    if (error instanceof JobRefused) return undefined
    throw error
  }
}

describe('an analysis', () => {
  it('by the official rule is the board as the log has it at any position, whatever came after', () => {
    fc.assert(
      fc.property(steps(150), fc.double({ min: 0.3, max: 1, noNaN: true }), (taken, share) => {
        const events = recordedOf(historyOf(taken))
        const until = events.slice(0, Math.ceil(events.length * share))
        const upTo = until.at(-1)?.position ?? 0
        const recount = recountOf(until)
        const whole = historyIn(events)
        for (const { period, start } of boardsIn(recount)) {
          const rows = rowsOf(whole, { period, start, ...ask(weightCap, { cap: 5 }, upTo) })
          const standings = recount.ledger.standings(period, start, recount.launchesOf(period, start))
          if (rows === undefined) continue
          expect(rows.map(({ launchId, rank, points, voters }) => ({ launchId, rank, points, voters }))).toEqual(
            standings.map(({ launchId, rank, points, voters }) => ({ launchId, rank, points, voters })),
          )
          expect(rows.every((row) => row.rank === row.officialRank && row.points === row.officialPoints)).toBe(true)
          expect(rowsOf(historyIn(until), { period, start, ...ask(weightCap, { cap: 5 }, upTo) })).toEqual(rows)
        }
      }),
      { numRuns: runs(300) },
    )
  })

  it('of two moments is the board at each of them', () => {
    fc.assert(
      fc.property(steps(120), (taken) => {
        const events = recordedOf(historyOf(taken))
        const half = events.slice(0, Math.ceil(events.length / 2))
        const [middle, last] = [half.at(-1), events.at(-1)]
        if (middle === undefined || last === undefined) return
        const history = historyIn(events)
        const [then, later] = [recountOf(half), recountOf(events)]
        const params = { from: isoOf(middle.envelope.at), to: isoOf(last.envelope.at) }
        for (const { period, start } of boardsIn(later)) {
          const rows = rowsOf(history, { period, start, ...ask(twoMoments, params, last.position) })
          const pointsAt = (recount: Recount) =>
            new Map(recount.ledger.standings(period, start, later.launchesOf(period, start)).map((each) => [each.launchId, each.points]))
          const [before, after] = [pointsAt(then), pointsAt(later)]
          for (const row of rows ?? []) {
            expect([row.officialPoints, row.points]).toEqual([before.get(row.launchId), after.get(row.launchId)])
          }
        }
      }),
      { numRuns: runs(100) },
    )
  })

  it('says the same again, down to its checksum, and that one vote each is less than weights', () => {
    const events = recordedOf(historyOf([{ habit: 12 }, { habit: 6 }, { act: 'cast', member: 1, launch: 0 }, { hours: 24 }]))
    const upTo = events.at(-1)?.position ?? 0
    const year = { period: 'year', start: Day.parse('2026-01-01') } as const
    const question = { ...year, ...ask(oneVote, {}, upTo) }
    const [first, second] = [analyse(historyIn(events), question), analyse(historyIn(events), question)]
    expect(second).toEqual(first)
    expect(first.counts.checksum).toMatch(/^[0-9a-f]{64}$/)
    expect(analyse(historyIn(events), { ...question, ...ask(weightCap, { cap: 5 }, upTo) }).counts.checksum).not.toBe(first.counts.checksum)
    for (const row of first.rows) expect(row.points).toBe(row.voters)
    expect(first.rows.some((row) => row.officialPoints > row.points)).toBe(true)
    expect(first.counts.chart.steps).toEqual([
      { label: 'Official', isChosen: false },
      { label: 'One vote', isChosen: true },
    ])
    for (const { launchId, ranks } of first.counts.chart.lines) {
      const row = first.rows.find((each) => each.launchId === launchId)
      expect(ranks).toEqual([row?.officialRank, row?.rank])
    }
  })

  it('is refused of a range without launches, and of one without votes', () => {
    const events = recordedOf(historyOf([]))
    const upTo = events.at(-1)?.position ?? 0
    const question = ask(oneVote, {}, upTo)
    const of = (period: 'day' | 'month', start: string) => () =>
      analyse(historyIn(events), { period, start: Day.parse(start), ...question })
    expect(of('month', '2019-10-01')).toThrow('October 2019 has no launches up to this position of the log. Choose another period.')
    expect(of('day', '2026-03-07')).toThrow('The day 7 Mar 2026 has no votes up to this position of the log. Choose another period.')
  })
})
