import { expect, it } from 'vitest'
import { feedAddress, feedQueryIn } from './feed-query.ts'

const read = (query: string) => feedQueryIn(new URLSearchParams(query))

it('shows the newest posts of every kind where the address asks for nothing', () => {
  expect(read('')).toEqual({ sort: 'newest', period: 'week', kind: undefined })
  expect(feedAddress(read(''))).toBe('/community')
})

it.each(['', '?sort=following', '?sort=top', '?sort=top&period=day', '?sort=top&period=month&kind=question', '?kind=todo'])(
  'writes the address that it reads: /community%s',
  (query) => {
    const written = new URLSearchParams(feedAddress(read(query.slice(1))).split('?')[1])
    expect(Object.fromEntries(written)).toEqual(Object.fromEntries(new URLSearchParams(query.slice(1))))
  },
)

it('keeps the period out of the address of every other order', () => {
  expect(feedAddress({ ...read('sort=top&period=day'), sort: 'newest' })).toBe('/community')
})

it('takes nonsense for nothing', () => {
  expect(read('sort=best&period=year&kind=poem')).toEqual(read(''))
})
