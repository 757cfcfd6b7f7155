import { DraftContent } from '@debut/events/drafts/draft-content.ts'
import { readyCard } from '@debut/events/drafts/ready-card.ts'
import { expect, it } from 'vitest'
import { agoLabel, errorFor, firstProblem, readyCount, sectionState, wholeDay } from './draft-labels.ts'

const EMPTY = DraftContent.parse({})
const whole = DraftContent.parse({
  name: 'Kite',
  slug: 'kite',
  url: 'https://kite.example/',
  tagline: 'Flies on its own',
  description: 'A kite that flies on its own, in any wind, for hours on end.',
  category: 'design',
  pricing: 'free',
  tags: ['wind'],
  logo: { path: '/storage/pictures/a/b.webp', width: 1, height: 1, placeholder: '0'.repeat(128) },
})
const stateOf = (section: Parameters<typeof sectionState>[0], content: DraftContent) =>
  sectionState(section, content, readyCard(content).problems)

it('counts what is ready, and names what comes next', () => {
  expect(readyCount(readyCard(EMPTY).problems)).toBe(0)
  expect(firstProblem(readyCard(EMPTY).problems)).toBe('name')
  expect(readyCount(readyCard(whole).problems)).toBe(9)
  expect(firstProblem(readyCard(whole).problems)).toBeUndefined()
  expect(firstProblem(readyCard({ ...whole, videoUrl: 'https://elsewhere.example' }).problems)).toBe('videoUrl')
})

it('says of each part how far it is', () => {
  expect(stateOf('general', { ...whole, tags: [] })).toEqual({ state: 'open', label: '7 of 8' })
  expect(stateOf('general', whole)).toEqual({ state: 'done', label: 'done' })
  expect(stateOf('socials', whole)).toEqual({ state: 'optional', label: 'optional' })
  expect(stateOf('socials', { ...whole, socials: { x: 'https://x.com/kite' } }).state).toBe('done')
  expect(stateOf('socials', { ...whole, socials: { x: 'https://elsewhere.example' } }).state).toBe('wrong')
  expect(stateOf('deal', { ...whole, deal: { text: '', code: 'X' } }).state).toBe('wrong')
})

const problemOf = (url: string) => errorFor('url', readyCard({ ...whole, url }).problems.url)

it('keeps a shortened link from being a website', () => {
  expect(problemOf('https://bit.ly/kite')).toBe('Shortened links can lead elsewhere tomorrow. Use the address behind it.')
  expect(problemOf('https://kite.example/bit.ly')).toBeUndefined()
})

it.each([
  'http://192.168.1.1/',
  'http://0x7f.1:9/',
  'http://8.8.8.8/',
  'http://[::1]/',
  'https://localhost',
  'https://kite',
  'https://nas.local',
  'https://a.b.home.arpa',
])('keeps %s from being a website, which is another one for each reader', (url) =>
  expect(problemOf(url)).toBe('Not everybody can open this address. Use the name of your site, like https://fernweh.app.'),
)

it.each(['https://kite.example.', 'https://local.kite.dev:8443/x', 'https://кайт.рф', 'https://1kite.lanes'])(
  'takes %s for a website',
  (url) => expect(problemOf(url)).toBeUndefined(),
)

it('never blames somebody for a field that they have not come to', () => {
  expect(errorFor('tagline', 'missing')).toBeUndefined()
  expect(errorFor('tagline', 'too-short')).toBe('At least 10 characters.')
})

it('says when something was saved, and on which day a place is free', () => {
  expect([0, 12_000, 90_000, 3 * 3_600_000, 50 * 3_600_000].map((age) => agoLabel(0, age))).toEqual([
    'just now',
    '12 s ago',
    '1 min ago',
    '3 h ago',
    '2 d ago',
  ])
  expect(wholeDay('2026-12-04', 5)).toBe('Friday 4 December')
})
