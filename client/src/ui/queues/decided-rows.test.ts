import { describe, expect, it } from 'vitest'
import { countDecided, type Decided, withDecided, withDecision, withoutDecision, withUndone } from './decided-rows.ts'
import { lamp } from './testing/lamps.tsx'

type Statuses = Readonly<Record<string, 'busy' | 'done' | 'refused'>>

const LIST = 'lamps'
const [desk, floor, wall] = [lamp('desk'), lamp('floor'), lamp('wall')]
const rows = [desk, floor, wall]

const statusOf =
  (statuses: Statuses) =>
  (about: string): Statuses[string] | undefined =>
    statuses[about]
const decide = (row = floor, place = 1, list = LIST): Decided => ({ list, row, place, decision: row.decisions[2]!, isUndone: false })
const names = (shown: readonly { readonly name: string }[]) => shown.map(({ name }) => name)
const shown = (of: typeof rows, decided: readonly Decided[], statuses: Statuses) =>
  names(withDecided(of, decided, LIST, statusOf(statuses)))

describe('a row that was decided about', () => {
  it('stays in its place after it has left the list', () => {
    expect(shown([desk, wall], [decide()], { 'tag floor': 'done' })).toEqual(['desk', 'floor', 'wall'])
    expect(shown([], [decide(wall, 2), decide()], { 'tag floor': 'done', 'tag wall': 'done' })).toEqual(['floor', 'wall'])
  })

  it('is in the list once while the server still has it', () => {
    expect(shown(rows, [decide()], { 'tag floor': 'busy' })).toEqual(['desk', 'floor', 'wall'])
  })

  it('is in no other list', () => {
    expect(shown([desk], [decide(floor, 1, 'others')], { 'tag floor': 'done' })).toEqual(['desk'])
  })

  it('is put back where the decision is refused, also where others have settled it meanwhile', () => {
    expect(shown([desk, wall], [decide()], { 'tag floor': 'refused' })).toEqual(['desk', 'floor', 'wall'])
  })

  it('is what the server says once the decision is undone', () => {
    const first = decide()
    const after = withUndone([first], first)
    expect(shown([desk, wall], after, { 'tag floor': 'busy' })).toEqual(['desk', 'floor', 'wall'])
    expect(shown([desk, wall], after, { 'tag floor': 'done' })).toEqual(['desk', 'wall'])
    expect(shown([desk, wall], after, { 'tag floor': 'refused' })).toEqual(['desk', 'floor', 'wall'])
  })

  it('leaves with the next decision in its list, or when it is dismissed', () => {
    const [first, elsewhere, next] = [decide(), decide(wall, 0, 'others'), decide(desk, 0)]
    expect(withDecision([first, elsewhere], next, statusOf({ 'tag floor': 'done' }))).toEqual([elsewhere, next])
    expect(withDecision([first], next, statusOf({ 'tag floor': 'busy' }))).toEqual([first, next])
    expect(withoutDecision([first, next], first)).toEqual([next])
  })

  it('is decided about anew in the place of the decision before', () => {
    expect(withDecision([decide()], decide(floor, 0), statusOf({ 'tag floor': 'busy' }))).toEqual([decide(floor, 0)])
  })
})

describe('the total of a queue', () => {
  const counted = (decided: readonly Decided[], statuses: Statuses, of = rows) => countDecided(of, decided, LIST, statusOf(statuses))

  it('is without what was decided, until the server no longer counts that', () => {
    expect(counted([decide()], { 'tag floor': 'busy' })).toBe(1)
    expect(counted([decide()], { 'tag floor': 'done' })).toBe(1)
    expect(counted([decide()], { 'tag floor': 'done' }, [desk, wall])).toBe(0)
  })

  it('is as before where a decision is refused or undone', () => {
    expect(counted([decide()], { 'tag floor': 'refused' })).toBe(0)
    const first = decide()
    expect(counted(withUndone([first], first), { 'tag floor': 'done' })).toBe(0)
  })
})
