import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Rendered } from '../src/app/server-entry.tsx'
import { createStore } from '../src/app/store.ts'
import { cookieHeader } from '../src/lib/session/testing/session-cookie.ts'
import { addPayloads } from './payload.ts'
import { type EdgePart, startEdgePart } from './testing/edge-part.ts'

const { store } = createStore({ clock: { now: 7 } })
const state = store.getState()

let edge: EdgePart
let drawn: string[]
let rendered: () => Promise<Rendered>

const page = (status: 200 | 404, complete = true): Rendered => ({
  page: { head: { title: 'Today', description: '', status, complete }, markup: '<p>', state, name: 'board', path: '/', theme: undefined },
})

beforeEach(async () => {
  drawn = []
  rendered = async () => page(200)
  edge = await startEdgePart(
    (app, { config, clock }) => {
      const renderPage = async (request: { path: string; query: string; cookies: string }) => {
        drawn.push(`${request.path}|${request.query}|${request.cookies}`)
        return rendered()
      }
      addPayloads(app, { source: { renderPage, styles: '', tags: () => '' }, config, clock, mayDraw: async () => undefined })
      app.get('/*', async () => 'a page')
    },
    () => undefined,
  )
})
afterEach(() => edge.close())

it('is the state that the page would hand over, at any depth and for what was asked', async () => {
  for (const path of ['/_payload.json', '/blog/one/two/_payload.json', '/weekly/_payload.json?start=2026-03-02']) {
    const response = await edge.get(path)
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=1')
    expect(await response.json()).toEqual(state)
  }
  expect(drawn).toEqual(['/||', '/blog/one/two||', '/weekly|start=2026-03-02|'])
})

it('is drawn once for all visitors, and for each member apart', async () => {
  const session = { access_token: 'a', refresh_token: 'r', expires_at: 9_999_999_999, user: { id: 'm-ada' } }
  const cookie = cookieHeader(session)
  const own = await edge.get('/weekly/_payload.json', { cookie })
  expect(own.headers.get('cache-control')).toBe('private, no-store')
  await edge.get('/weekly/_payload.json', { cookie: 'theme=dark' })
  await edge.get('/weekly/_payload.json')
  expect(drawn).toEqual([`/weekly||${cookie}`, '/weekly||'])
})

it('leaves every other address to the pages', async () => {
  expect(await (await edge.get('/weekly')).text()).toBe('a page')
  expect(await (await edge.get('/weekly/payload.json')).text()).toBe('a page')
  expect(drawn).toEqual([])
})

it('is not there for what is no page', async () => {
  rendered = async () => page(404)
  const response = await edge.get('/nowhere/_payload.json')
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ code: 'not-found' })
})

it('leads where the page leads', async () => {
  rendered = async () => ({ detour: { to: '/login' } })
  const response = await edge.get('/your-tools/_payload.json')
  expect(response.status).toBe(302)
  expect(response.headers.get('location')).toBe('/login')
})

it('is not kept while something is missing, nor when it could not be drawn', async () => {
  rendered = async () => page(200, false)
  expect((await edge.get('/_payload.json')).headers.get('cache-control')).toBe('private, no-store')
  rendered = () => Promise.reject(new Error('secret detail'))
  const failed = await edge.get('/_payload.json')
  expect(failed.status).toBe(500)
  expect(await failed.text()).not.toContain('secret detail')
  rendered = async () => page(200)
  expect((await edge.get('/_payload.json')).status).toBe(200)
})
