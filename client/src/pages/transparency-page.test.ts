import { beforeEach, expect, it, vi } from 'vitest'
import { beforeIn, daysAt } from '../features/launches/transparency-resources.ts'
import { selectData } from '../lib/resources/resources-slice.ts'
import { loadedFrom } from './testing/loaded-from.ts'

const day = (number: number) => ({
  day: `2026-11-${String(number).padStart(2, '0')}`,
  rule: 'v1',
  seedHash: 'a'.repeat(64),
  seed: null,
  merkleRoot: null,
  votes: null,
  upTo: null,
  openedAt: '2026-11-01T08:00:00Z',
  closedAt: null,
  lottery: null,
})
const days = (count: number) => ({ days: Array.from({ length: count }, (_, index) => day(28 - index)), position: 1 })
const rules = { current: 'v1', rules: [{ id: 'v1', text: ['One vote each.'], constants: {}, since: '2026-01-01' }], position: 1 }

const [RULES, DAYS] = ['/api/rules', '/api/days?limit=15']
const at = (query: string) => ({ search: new URLSearchParams(query) })
const shownAt = async (query: string, count: number) => {
  const { state } = await loadedFrom(new Map([[daysAt(at(query)).key, days(count)]]), `/transparency?${query}`)
  return selectData(daysAt(at(query)))(state)
}

beforeEach(() => void vi.spyOn(console, 'info').mockReturnValue())

it.each([
  ['both', [RULES, DAYS], { status: 200, complete: true }],
  ['days alone', [DAYS], { status: 503, complete: false }],
  ['rules alone', [RULES], { status: 503, complete: false }],
])('is whole with rules and days, and says so where it is not: %s', async (_what, there, head) => {
  const all = new Map<string, unknown>([
    [RULES, rules],
    [DAYS, days(3)],
  ])
  const answers = new Map([...all].filter(([path]) => there.includes(path)))
  expect((await loadedFrom(answers, '/transparency')).head).toMatchObject({ title: 'Transparency · Debut', ...head })
})

it('shows a page of days and knows whether there are more', async () => {
  expect(await shownAt('', 15)).toMatchObject({ hasMore: true, days: { length: 14 } })
  expect(await shownAt('', 14)).toMatchObject({ hasMore: false, days: { length: 14 } })
  expect(await shownAt('before=2026-11-20', 3)).toMatchObject({ hasMore: false, days: { length: 3 } })
})

it('takes only days for days', () => {
  expect(beforeIn(at('before=2026-11-20'))).toBe('2026-11-20')
  for (const query of ['before=2026-02-30', 'before=1066-10-14', "before=x'--", 'before=', '']) expect(beforeIn(at(query))).toBeUndefined()
})
