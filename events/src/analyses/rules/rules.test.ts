import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Day } from '../../kernel/days.ts'
import { AskedRule } from '../analysis-question.ts'
import { halfLife } from './half-life.ts'
import { findRule, ruleNamed, rules } from './rules.ts'
import { twoMoments } from './two-moments.ts'
import { weightCap } from './weight-cap.ts'
import { withoutGroup } from './without-group.ts'

const october = { period: 'month', start: '2026-10-01' as Day } as const

describe('the rules', () => {
  it('are found by their name, in the newest version, and by a version of theirs', () => {
    expect(ruleNamed('weight-cap')).toBe(weightCap)
    expect(findRule({ id: 'weight-cap', version: 1 })).toBe(weightCap)
    expect(findRule({ id: 'weight-cap', version: 2 })).toBeUndefined()
    expect(ruleNamed('no-such-rule')).toBeUndefined()
    expect(new Set(rules.map(({ id, version }) => `${id} ${version}`)).size).toBe(rules.length)
  })

  it.each(rules)(
    '$id begins with parameters of its own that travel, and has them among its steps',
    ({ id, version, initial, params, chart, label, refusal }) => {
      const first: unknown = initial(october)
      expect(z.safeParse(params, first)).toEqual({ success: true, data: first })
      expect(AskedRule.safeParse({ id, version, params: first }).success).toBe(true)
      expect(chart.steps(first)).toContainEqual(expect.objectContaining({ params: first }))
      expect(chart.steps(first)[0]?.params).toBeUndefined()
      expect(label(first)).not.toContain('undefined')
      expect(refusal?.(first, october)).toBeUndefined()
    },
  )

  it('refuse parameters that say nothing, and unknown ones', () => {
    const odd = [
      [weightCap, { cap: 0 }],
      [weightCap, { cap: 6 }],
      [weightCap, { cap: 2.5 }],
      [weightCap, { cap: 2, days: 7 }],
      [halfLife, { hours: -1 }],
      [withoutGroup, { group: 'friends' }],
      [withoutGroup, { group: 'voters-of', product: 'No such slug' }],
      [withoutGroup, { group: 'joined', from: '2026-02-30', to: '2026-03-01' }],
      [twoMoments, { from: 'noon', to: '2026-10-02T00:00:00Z' }],
    ] as const
    for (const [rule, params] of odd) expect({ params, ...z.safeParse(rule.params, params) }).toMatchObject({ params, success: false })
  })

  it('say what can’t be counted although it is well formed', () => {
    expect(halfLife.refusal?.({ hours: 0 }, october)).toBe('divides-by-zero')
    const [early, late] = ['2026-10-05', '2026-10-01'] as [Day, Day]
    expect(withoutGroup.refusal?.({ group: 'joined', from: early, to: late }, october)).toBe('days-in-reverse')
    expect(withoutGroup.refusal?.({ group: 'joined', from: late, to: late }, october)).toBeUndefined()
    const moments = (from: string, to: string) => twoMoments.refusal?.({ from, to }, october)
    expect(moments('2026-10-05T00:00:00Z', '2026-10-05T00:00:00Z')).toBe('moments-in-reverse')
    expect(moments('2026-10-01T06:59:59Z', '2026-10-05T00:00:00Z')).toBe('moments-outside')
    expect(moments('2026-10-01T07:00:00Z', '2026-11-01T07:00:00Z')).toBeUndefined()
    expect(moments('2026-10-01T07:00:00Z', '2026-11-01T07:00:01Z')).toBe('moments-outside')
  })

  it('have the chosen half-life among the steps of the chart, in their order', () => {
    expect(halfLife.chart.steps({ hours: 10 }).map(({ label }) => label)).toEqual([
      'Official',
      '48 h',
      '24 h',
      '12 h',
      '10 h',
      '6 h',
      '3 h',
    ])
    expect(weightCap.chart.steps({ cap: 2 }).map(({ label }) => label)).toEqual(['Official', 'Cap ×4', 'Cap ×3', 'Cap ×2', 'Cap ×1'])
  })
})
