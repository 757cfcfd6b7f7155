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

const draw = async () => {
  const now = Date.parse('2026-11-21T20:00:00Z')
  const { page } = await renderPage({ path: '/', query: '', cookies: '', apiUrl: 'https://api.example', requestId: 'r', now, ask })
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
