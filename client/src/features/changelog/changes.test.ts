import { expect, it } from 'vitest'
import { changes, changesByMonth } from './changes.ts'

it('has the newest changes first, each under an address of its own', () => {
  const days = changes.map(({ day }) => day)
  expect(days).toEqual(days.toSorted().toReversed())
  expect(new Set(changes.map(({ id }) => id)).size).toBe(changes.length)
  for (const { id, day } of changes) expect(id).toMatch(new RegExp(`^${day}-[a-z0-9-]+$`))
})

it('groups changes by month', () => {
  const list = ['2026-12-01', '2026-11-30', '2026-11-02'].map((day) => ({ day }))
  expect(changesByMonth(list)).toEqual([
    ['2026-12', [{ day: '2026-12-01' }]],
    ['2026-11', [{ day: '2026-11-30' }, { day: '2026-11-02' }]],
  ])
})
