import { findRule, rules } from '@debut/events/analyses/rules/rules.ts'
import { Day, startMillis } from '@debut/events/kernel/days.ts'
import { LogPosition, MemberId } from '@debut/events/kernel/ids.ts'
import { runs } from '@debut/events/testing/runs.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { JobRefused } from '../../kernel/jobs/job.ts'
import { halfLife } from './half-life.ts'
import { launchWindow } from './launch-window.ts'
import { oneVote } from './one-vote.ts'
import { verifiedOnly } from './verified-only.ts'
import type { LogFacts, WeighedVote } from './weighing.ts'
import { weighings } from './weighings.ts'
import { weightCap } from './weight-cap.ts'
import { withoutGroup } from './without-group.ts'

const HOUR = 3_600_000
const memberId = MemberId.parse('7d5b5e80-9c0f-4e8e-9a3a-1c7f0a3b9d11')
const day = Day.parse('2026-10-05')
const noon = startMillis(day) + 12 * HOUR
const at = (position: number) => LogPosition.parse(position)
const facts: LogFacts = { votersOf: (slug) => (slug === 'harrow' ? new Set([memberId]) : undefined) }

interface Given extends Partial<Omit<WeighedVote, 'voter'>> {
  readonly voter?: Partial<WeighedVote['voter']>
}

const vote = ({ voter, ...rest }: Given = {}): WeighedVote => ({
  weight: 3,
  at: noon,
  position: at(1_000),
  boardDate: day,
  countsOn: day,
  ...rest,
  voter: { memberId, registeredAt: noon - 48 * HOUR, verifiedFrom: at(10), ...voter },
})

describe('how votes are weighed', () => {
  it('by a cap: as before up to it, and as much as it beyond', () => {
    const capped = weightCap.weigh({ cap: 2 }, facts)
    expect([1, 2, 3, 5].map((weight) => capped(vote({ weight })))).toEqual([1, 2, 2, 2])
  })

  it('by one person, one vote: 1', () => {
    expect([1, 5].map((weight) => oneVote.weigh({}, facts)(vote({ weight })))).toEqual([1, 1])
  })

  it('by a half-life: half for each that passes until midnight of the day the vote counts on', () => {
    const weigh = halfLife.weigh({ hours: 6 }, facts)
    const hoursBefore = (hours: number) => vote({ weight: 4, at: startMillis('2026-10-06') - hours * HOUR })
    expect([24, 12, 6, 0].map((hours) => weigh(hoursBefore(hours)))).toEqual([0.25, 1, 2, 4])
    expect(weigh({ ...hoursBefore(-3) })).toBe(4)
    const later = { boardDate: day, countsOn: Day.parse('2026-10-09'), at: startMillis('2026-10-10') - 6 * HOUR }
    expect(weigh(vote({ weight: 4, ...later }))).toBe(2)
  })

  it('without new accounts: by the age that each had when it voted', () => {
    const weigh = withoutGroup.weigh({ group: 'new-accounts', days: 2 }, facts)
    expect(weigh(vote())).toBe(3)
    expect(weigh(vote({ voter: { registeredAt: noon - 48 * HOUR + 1 } }))).toBe(0)
    expect(weigh(vote({ voter: { registeredAt: undefined } }))).toBe(0)
  })

  it('without the voters of a product, if there is such a product', () => {
    const weigh = withoutGroup.weigh({ group: 'voters-of', product: 'harrow' }, facts)
    const other = MemberId.parse('0f7a3c52-4a1d-4d0b-8b55-6f2e9c1d7a22')
    expect([weigh(vote()), weigh(vote({ voter: { memberId: other } }))]).toEqual([0, 3])
    expect(() => withoutGroup.weigh({ group: 'voters-of', product: 'no-such-thing' }, facts)).toThrow(JobRefused)
  })

  it('without members who joined between two days, both included', () => {
    const weigh = withoutGroup.weigh({ group: 'joined', from: '2026-10-02', to: '2026-10-03' }, facts)
    const joined = (of: string, offset = 0) => weigh(vote({ voter: { registeredAt: startMillis(of) + offset } }))
    expect([joined('2026-10-02', -1), joined('2026-10-02'), joined('2026-10-04', -1), joined('2026-10-04')]).toEqual([3, 0, 0, 3])
    expect(weigh(vote({ voter: { registeredAt: undefined } }))).toBe(3)
  })

  it('by a part of the launch day: nothing outside of it, also on days of 25 hours', () => {
    const first = launchWindow.weigh({ part: 'first', hours: 6 }, facts)
    const last = launchWindow.weigh({ part: 'last', hours: 6 }, facts)
    const cast = (hours: number, of = day) => vote({ boardDate: of, at: startMillis(of) + hours * HOUR })
    expect([0, 5.99, 6, 18, 23.99, 24].map((hours) => first(cast(hours)))).toEqual([3, 3, 0, 0, 0, 0])
    expect([0, 17.99, 18, 23.99, 24].map((hours) => last(cast(hours)))).toEqual([0, 0, 3, 3, 0])
    const long = Day.parse('2026-11-01')
    expect([18.5, 19, 24.99].map((hours) => last(cast(hours, long)))).toEqual([0, 3, 3])
  })

  it('by confirmed members only: by what the log said when they voted', () => {
    const weigh = verifiedOnly.weigh({}, facts)
    expect([10, 1_000, 2_000].map((from) => weigh(vote({ voter: { verifiedFrom: at(from) } })))).toEqual([3, 0, 0])
    expect(weigh(vote({ voter: { verifiedFrom: undefined } }))).toBe(0)
  })

  it('by every rule that is described, but for the one that compares moments', () => {
    expect(weighings.map(({ rule }) => rule)).toEqual(rules.filter(({ id }) => id !== 'two-moments'))
    for (const { rule } of weighings) expect(findRule(rule)).toBe(rule)
  })

  it('never below nothing nor above what the vote weighs, except where all weigh the same; and a cap of 5 changes nothing', () => {
    const votes = fc.record({
      weight: fc.integer({ min: 1, max: 5 }),
      at: fc.integer({ min: noon - 1_000 * HOUR, max: noon + 1_000 * HOUR }),
      position: fc.integer({ min: 0, max: 5_000 }).map(at),
      voter: fc.record({
        registeredAt: fc.option(fc.integer({ min: noon - 5_000 * HOUR, max: noon }), { nil: undefined }),
        verifiedFrom: fc.option(fc.integer({ min: 0, max: 5_000 }).map(at), { nil: undefined }),
      }),
    })
    const hours = fc.integer({ min: 1, max: 25 })
    const params: Readonly<Record<string, fc.Arbitrary<object>>> = {
      'one-vote': fc.constant({}),
      'weight-cap': fc.record({ cap: fc.integer({ min: 1, max: 5 }) }),
      'half-life': fc.record({ hours }),
      'without-group': fc.record({ group: fc.constant('new-accounts'), days: fc.integer({ min: 1, max: 3_650 }) }),
      'launch-window': fc.record({ part: fc.constantFrom('first', 'last'), hours }),
      'verified-only': fc.constant({}),
    }
    const asked = fc
      .constantFrom(...weighings)
      .chain((weighing) => (params[weighing.rule.id] ?? fc.constant({})).map((each) => ({ weighing, each })))
    fc.assert(
      fc.property(asked, votes, ({ weighing, each }, given) => {
        const weight = weighing.weigh(each, facts)(vote(given))
        expect(weight).toBeGreaterThanOrEqual(0)
        expect(weight).toBeLessThanOrEqual(given.weight)
        expect(weightCap.weigh({ cap: 5 }, facts)(vote(given))).toBe(given.weight)
      }),
      { numRuns: runs(10_000) },
    )
  })
})
