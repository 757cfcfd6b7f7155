import { expect, it } from 'vitest'
import { pageQueryAt } from './board-page-query.ts'
import { wrongIn } from './wrong-address.ts'

const NOW = Date.parse('2026-03-03T22:00:00Z')
const wrongAt = (query: string) => wrongIn(pageQueryAt({ path: '/weekly', search: new URLSearchParams(query) }), NOW)

it.each([
  '',
  'start=2026-02-26',
  'start=2026-12-31',
  'start=2026-03-02&asOf=2026-03-02T10:00:00Z',
  'asOf=2026-03-03T14:00',
  'start=&asOf=2026-02-01T10:00:00.5%2B02:00',
])('takes %s', (query) => {
  expect(wrongAt(query)).toBeUndefined()
})

it.each([
  ['start=yesterday', 'the day'],
  ['start=2026-02-30', 'the day'],
  ['start=0999-01-01', 'the day'],
  ['asOf=noon', 'the moment'],
  ['asOf=2026-02-30T10:00:00Z', 'the moment'],
  ['asOf=2026-03-03', 'the moment'],
  ['asOf=2026-03-03T14:01', 'in the future'],
])('says what is wrong with %s', (query, words) => {
  expect(wrongAt(query)).toContain(words)
})
