import { beforeEach, expect, it, vi } from 'vitest'
import { renderPage } from '../app/server-entry.tsx'
import { boardAnswer } from '../features/voting/boards/testing/boards.ts'
import type { Ask } from '../lib/api/api-client.ts'
import { launchIdOf, toolIdOf } from '../lib/api/testing/ids.ts'

const BOARD = '/api/boards/day?limit=50'
const UPCOMING = '/api/launches/upcoming?days=3'
const coming = {
  toolId: toolIdOf('kite'),
  launchId: launchIdOf('kite'),
  slug: 'kite',
  name: 'Kite',
  tagline: 'Flies',
  url: 'https://kite.example',
  category: 'design',
  pricing: 'free',
  tags: [],
  logo: '/logo.svg',
  makers: [],
}

let answers: Map<string, unknown>
let asked: string[]
/** Answers come once this says so. */
let open: () => void
let opened: Promise<void>

/** A number is a failure's status. */
const ask: Ask = async (url) => {
  const path = url.slice(url.indexOf('/api/'))
  asked.push(path)
  await opened
  const answer = answers.get(path) ?? 503
  if (typeof answer === 'number') return Response.json({ code: 'unavailable' }, { status: answer })
  return Response.json(answer)
}

const draw = async (address = '/') => {
  const now = Date.parse('2026-11-21T20:00:00Z')
  const [path = '', query = ''] = address.split('?')
  const { page } = await renderPage({ path, query, cookies: '', apiUrl: 'https://api.example', requestId: 'r', now, ask })
  if (page === undefined) throw new Error('the board is nowhere else')
  return page
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  asked = []
  answers = new Map<string, unknown>([
    [BOARD, boardAnswer(10, ['Harbor:3', 'Subtext:1'])],
    [UPCOMING, { days: [{ day: '2026-11-22', launches: [coming] }], total: 1, position: 10 }],
  ])
  const gate = Promise.withResolvers<void>()
  open = gate.resolve
  opened = gate.promise
})

it('shows beside a board who is on stage next', async () => {
  open()
  const { head, markup } = await draw()
  expect(head).toMatchObject({ status: 200, complete: true })
  expect(markup).toContain('Next on stage')
  expect(markup).toContain('Kite')
})

it('says of each launch how many comments its tool has, and is whole where that is not known', async () => {
  open()
  const [harbor, subtext] = [toolIdOf('Harbor'), toolIdOf('Subtext')]
  const counts = `/api/comment-counts?tools=${[subtext, harbor].toSorted().join(',')}`
  answers.set(counts, { tools: [{ toolId: harbor, comments: 31 }], position: 10 })
  const { head, markup } = await draw()
  expect(asked).toContain(counts)
  expect(markup).toMatch(/aria-label="31 comments" href="\/tool\/harbor\?tab=comments"/)
  expect(markup).not.toContain('/tool/subtext?tab=comments')
  answers.delete(counts)
  const without = await draw()
  expect(without.head).toEqual(head)
  expect(without.markup).not.toContain('tab=comments')
})

it.each([404, 503, { days: 'none' }])('is whole without that: %o', async (answer) => {
  open()
  const { head } = await draw()
  answers.set(UPCOMING, answer)
  const without = await draw()
  expect(without.head).toEqual(head)
  expect(without.markup).toContain('Harbor')
  expect(without.markup).not.toContain('Next on stage')
})

it('is not whole without its board, whatever stands beside it', async () => {
  open()
  answers.delete(BOARD)
  const { head, markup } = await draw()
  expect(head).toMatchObject({ status: 503, complete: false })
  expect(markup).toContain('Next on stage')
})

it('waits for no answer before it asks for the other', async () => {
  const drawing = draw()
  await vi.waitFor(() => expect(asked).toEqual(expect.arrayContaining([BOARD, UPCOMING])))
  open()
  await drawing
})

it.each([
  ['/?start=yesterday', 'We can’t read the day in this address'],
  ['/monthly?asOf=noon', 'We can’t read the moment in this address'],
  ['/weekly?asOf=2026-11-21T12:01', 'This moment is in the future'],
])('says what is wrong with %s, and asks for no board', async (address, words) => {
  open()
  const { head, markup } = await draw(address)
  expect(head).toMatchObject({ status: 404, noindex: true })
  expect(markup).toContain(words)
  expect(asked).toEqual([])
})

it('takes the server’s word for what is in the future', async () => {
  open()
  const asOf = '2026-11-21T19:59:00Z'
  answers.set(`/api/boards/day?limit=50&asOf=${encodeURIComponent(asOf)}`, 400)
  const { head, markup } = await draw(`/?asOf=${asOf}`)
  expect(head).toMatchObject({ status: 404, noindex: true })
  expect(markup).toContain('This moment is in the future')
})

const past = (period: string, start: string, asOf: string, launches: string[] = []) => {
  const board = boardAnswer(10, launches, { period, start, asOf: new Date(asOf).toISOString(), validUntil: null })
  answers.set(`/api/boards/${period}?limit=50&start=${start}&asOf=${encodeURIComponent(asOf)}`, board)
  const path = { day: '/', week: '/weekly', month: '/monthly', year: '/yearly' }[period]
  return `${path}?start=${start}&asOf=${encodeURIComponent(asOf)}`
}
const textOf = (markup: string) => markup.replaceAll(/<!-- -->|<[^>]+>/g, '')

it.each([
  ['day', '2026-11-20'],
  ['week', '2026-11-16'],
  ['month', '2026-11-01'],
  ['year', '2026-01-01'],
])('says of a moment before a %s that it had not begun', async (period, start) => {
  open()
  const { head, markup } = await draw(past(period, start, '2025-12-30T12:30:00-08:00'))
  expect(head).toMatchObject({ status: 200, noindex: true })
  expect(textOf(markup)).toContain(`Before this ${period} began`)
  expect(textOf(markup)).toContain('On Tuesday 30 December 2025 at 12:30 this board was still empty')
})

it.each([
  ['day', '2026-11-19'],
  ['week', '2026-11-09'],
  ['month', '2026-10-01'],
  ['year', '2025-01-01'],
])('says of a moment after a %s that it had ended, and which day it was', async (period, start) => {
  open()
  const { markup } = await draw(past(period, start, '2026-11-21T11:00:00-08:00', ['Harbor:3']))
  expect(textOf(markup)).toContain(`After this ${period} ended`)
  expect(textOf(markup)).toMatch(/as it stood on Saturday 21 November at 11:00, Los Angeles time/)
  expect(markup).toContain('Harbor')
})

it.each([
  ['week', '/weekly', '2026-11-16', 'this week'],
  ['week', '/weekly?start=2026-11-09', '2026-11-09', 'in the week of 9 to 15 November'],
  ['month', '/monthly', '2026-11-01', 'this month'],
  ['month', '/monthly?start=2026-10-01', '2026-10-01', 'in October 2026'],
  ['year', '/yearly', '2026-01-01', 'this year'],
])('names the %s beside its points, also to screen readers, at %s', async (period, address, start, when) => {
  open()
  const from = address.includes('?') ? `&start=${start}` : ''
  answers.set(`/api/boards/${period}?limit=50${from}`, boardAnswer(10, ['Harbor:68', 'Subtext:1'], { period, start }))
  const { markup } = await draw(address)
  expect(markup).toContain(`Upvote Harbor, 68 points ${when}. Sign in to vote`)
  expect(markup).toContain(`Upvote Subtext, 1 point ${when}.`)
  expect(markup.split(`<span class="vote-period" data-period="${period}">`)).toHaveLength(3)
})

it('leaves the points of a day without a name', async () => {
  open()
  const { markup } = await draw()
  expect(markup).toContain('Upvote Harbor, 3 points. Sign in to vote')
  expect(markup).not.toContain('vote-period')
})

it('speaks of the hidden hours of a day that is over as of that day', async () => {
  open()
  const { markup } = await draw(past('day', '2026-11-20', '2026-11-20T02:00:00-08:00', ['Harbor', 'Subtext']))
  expect(textOf(markup)).toContain('Places and points were hidden until 04:00, Los Angeles time')
  expect(textOf(markup)).toContain('Until then the launches of Friday 20 November were in random order.')
  answers.set(BOARD, boardAnswer(10, ['Harbor', 'Subtext']))
  const now = textOf((await draw()).markup)
  expect(now).toMatch(/Ranks at 04:00, in \d/)
  expect(now).toContain('Until 04:00, Los Angeles time, the order is random. Your votes already count.')
  expect(now).not.toMatch(/Place \d|points stay hidden/)
})
