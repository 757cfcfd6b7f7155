import { expect, it } from 'vitest'
import { soughtIn } from './sought-board.ts'

const TODAY = '2026-03-03'
const known = { period: 'day', today: TODAY, now: Date.parse('2026-03-03T22:00:00Z') } as const

it.each([
  [{ day: TODAY, moment: '' }, 'day', '/'],
  [{ day: '2026-03-02', moment: '' }, 'day', '/?start=2026-03-02'],
  [{ day: '2026-03-02', moment: '2026-03-02T08:00' }, 'day', '/?start=2026-03-02&asOf=2026-03-02T08%3A00%3A00-08%3A00'],
  [{ day: TODAY, moment: '2026-03-03T13:30' }, 'day', '/?asOf=2026-03-03T13%3A30%3A00-08%3A00'],
  [{ day: '2026-02-26', moment: '' }, 'week', '/weekly?start=2026-02-23'],
  [{ day: '2025-07-14', moment: '2025-12-31T23:59' }, 'year', '/yearly?start=2025-01-01&asOf=2025-12-31T23%3A59%3A00-08%3A00'],
] as const)('finds %o of a %s at %s', (typed, period, path) => {
  expect(soughtIn(typed, { ...known, period })).toEqual({ path })
})

it.each([
  [{ day: '', moment: '' }, { start: 'Choose a day.' }],
  [{ day: '2018-12-31', moment: '' }, { start: 'Boards begin with 2019.' }],
  [{ day: '2026-03-04', moment: '' }, { start: 'This day is in the future.' }],
  [{ day: TODAY, moment: 'noon' }, { asOf: 'Give a day and a time.' }],
  [{ day: TODAY, moment: '2026-03-03T14:01' }, { asOf: 'This moment is in the future.' }],
  [{ day: TODAY, moment: '2026-03-02T23:59' }, { asOf: 'This board begins on Tuesday 3 March. Choose a later moment.' }],
  [{ day: '2026-03-02', moment: '2026-03-03T00:01' }, { asOf: 'This board ended with Monday 2 March. Choose an earlier moment.' }],
])('says what is wrong with %o', (typed, wrong) => {
  expect(soughtIn(typed, known)).toEqual({ wrong })
})
