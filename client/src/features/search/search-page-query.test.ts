import { expect, it } from 'vitest'
import { foundOf } from './found.ts'
import { addressOf, pageQueryAt, pagesOf } from './search-page-query.ts'

const at = (address: string) => pageQueryAt({ search: new URL(address, 'https://debut.example').searchParams })

it.each(['/search', '/search?q=paper+moon', '/search?q=ink&page=3', '/search?q=ines&kind=people', '/search?q=a%26b&kind=tags&page=2'])(
  '%s is written as it is read',
  (address) => {
    expect(addressOf(at(address))).toBe(address)
  },
)

it('says what the server is asked for: the first of each kind, then more of one', () => {
  expect(foundOf(at('/search?q=paper moon')).key).toBe('/api/search?q=paper+moon&limit=20&offset=0')
  expect(foundOf(at('/search?q=paper&page=2')).key).toBe('/api/search?q=paper&kind=tools&limit=20&offset=20')
  expect(foundOf(at('/search?q=paper&kind=people&page=3')).key).toBe('/api/search?q=paper&kind=people&limit=20&offset=40')
})

it('asks for nothing that the server refuses', () => {
  const long = 'a'.repeat(200)
  expect(at(`/search?q=${long}`).q).toHaveLength(80)
  expect(addressOf(at('/search?q=+x+&kind=pages&page=11'))).toBe('/search?q=x')
  expect([pagesOf(0), pagesOf(20), pagesOf(21), pagesOf(10_000)]).toEqual([0, 1, 2, 10])
})
