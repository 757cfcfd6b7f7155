import { rules } from '@debut/events/analyses/rules/rules.ts'
import type { Day } from '@debut/events/kernel/days.ts'
import { describe, expect, it } from 'vitest'
import { addressOf, draftIn, draftOf, ruleLabel } from './analysis-draft.ts'
import { closedRanges } from './closed-ranges.ts'

const today = '2026-11-20'
const read = (query: string) => draftIn(new URLSearchParams(query), today)
const october = { period: 'month', start: '2026-10-01' as Day } as const

describe('the address of an analysis', () => {
  it.each(rules)('holds a question by $id, whole', (rule) => {
    const draft = { ...october, rule, params: rule.initial(october) }
    expect(read(addressOf(draft).split('?')[1] ?? '')).toEqual(draft)
    expect(draftOf({ ...october, rule: { id: rule.id, version: rule.version, params: draft.params } })).toEqual(draft)
  })

  it('holds a product that is called like a number', () => {
    expect(read('rule=without-group&group=voters-of&product=2048').params).toEqual({ group: 'voters-of', product: '2048' })
  })

  it('asks the usual question where it says nothing that can be asked', () => {
    const usual = { ...october, rule: expect.objectContaining({ id: 'weight-cap' }) as unknown, params: { cap: 2 } }
    for (const odd of ['', 'rule=none&cap=3', 'cap=9', 'period=age&start=2026-10-05', 'period=month&start=2026-11-05', 'start=yesterday'])
      expect({ odd, ...read(odd) }).toEqual({ odd, ...usual, ...(odd.includes('cap=3') && { params: { cap: 3 } }) })
    expect(read('period=week&start=2026-11-18')).toMatchObject({ period: 'week', start: '2026-11-09' })
    expect(read('period=day&start=2026-11-19&rule=half-life&hours=0')).toMatchObject({ start: '2026-11-19', params: { hours: 0 } })
  })
})

it('names a rule that is no longer known', () => {
  expect(ruleLabel({ id: 'weight-cap', version: 1, params: { cap: 3 } })).toBe('with weights capped at ×3')
  expect(ruleLabel({ id: 'karma', version: 7, params: {} })).toBe('by the rule “karma”, version 7')
})

it('offers the periods that are over, back to the first boards', () => {
  expect(closedRanges('month', today, 3).map(({ start }) => start)).toEqual(['2026-10-01', '2026-09-01', '2026-08-01'])
  expect(closedRanges('year', today, 36).map(({ start }) => start)).toEqual(
    [2025, 2024, 2023, 2022, 2021, 2020, 2019].map((year) => `${year}-01-01`),
  )
})
