import { expect, it } from 'vitest'
import { isAlternatives } from './alternatives-paths.ts'
import { addressOf, alternativesOf, pageQueryAt, subjectsAddress, subjectsAt, subjectsOf, wholeOf } from './alternatives-page-query.ts'

const at = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'https://debut.example')
  return { params: { '*': pathname.replace('/alternatives/', '') }, search: searchParams }
}

it.each([
  '/alternatives/notion',
  '/alternatives/notion/design',
  '/alternatives/notion/personal-life?price=free&open-source=yes&deal=yes&sort=newest&page=3',
  '/alternatives/adobe-photoshop?page=2',
  '/alternatives/notion?year=2026&month=11&sort=rising',
])('has the address that it was asked at: %s', (address) => {
  expect(addressOf(pageQueryAt(at(address)))).toBe(address)
})

it.each(['/alternatives', '/alternatives?of=products', '/alternatives?of=ours&page=2'])('browses at the address %s', (address) => {
  const { searchParams } = new URL(address, 'https://debut.example')
  expect(subjectsAddress(subjectsAt({ search: searchParams }))).toBe(address)
})

it('asks for nothing that there can’t be', () => {
  const query = pageQueryAt(at('/alternatives/notion?price=much&sort=top&deal=perhaps&month=3'))
  expect(addressOf(query)).toBe('/alternatives/notion')
  expect(alternativesOf(query).key).toBe('/api/alternatives/notion?sort=best&limit=24&offset=0')
  expect(subjectsOf(subjectsAt({ search: new URLSearchParams('of=all&page=2') })).key).toBe('/api/alternatives?limit=24&offset=24')
})

it('is whole without what its reader chose', () => {
  expect(addressOf(wholeOf(pageQueryAt(at('/alternatives/notion/design?price=free&page=2'))))).toBe('/alternatives/notion/design')
})

it.each([
  ['notion', true],
  ['01K9Z7V5C0QW8R3N4M2X000001', true],
  ['notion/design', true],
  ['notion/designs', false],
  ['notion/design/free', false],
  ['Notion', false],
  ['n', false],
  ['no--tion', false],
  ['', false],
])('knows a path from what is none: %s', (rest, is) => {
  expect(isAlternatives({ '*': rest })).toBe(is)
})
