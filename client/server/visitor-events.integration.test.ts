import { createHttpServer } from '@debut/adapters/http-server.ts'
import { createLogger } from '@debut/adapters/logging.ts'
import { createMetrics } from '@debut/adapters/metrics.ts'
import { Readiness } from '@debut/adapters/readiness.ts'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { addVisitorEvents } from './visitor-events.ts'

let app: FastifyInstance
let reported: string[]
beforeEach(async () => {
  const metrics = createMetrics('edge')
  app = createHttpServer({ logger: createLogger('edge', 'silent'), metrics, readiness: new Readiness() })
  reported = []
  addVisitorEvents(app, { metrics, reportVisit: (kind, slug) => void reported.push(`${kind} ${slug}`) })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => app.close())

const post = (body: string) =>
  fetch(`${app.listeningOrigin}/api/savory`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
const send = async (body: unknown) => (await post(JSON.stringify(body))).status

/** What Prometheus reads of it. */
const counts = async () => {
  const page = await (await fetch(`${app.listeningOrigin}/metrics`)).text()
  const lines = page.matchAll(/^visitor_events_total\{event="(?<event>[^"]+)"[^}]*\} (?<count>\d+)$/gm)
  return Object.fromEntries([...lines].map(({ groups }) => [groups?.['event'], Number(groups?.['count'])]))
}

it('counts one event or several by their names', async () => {
  const view = { name: 'page_view', path: '/tool/paperplane', referrer: 'https://blog.example/', props: { theme: 'dark', width: 390 } }
  expect(await send(view)).toBe(204)
  expect(await send([view, { name: 'vote_cast' }])).toBe(204)
  expect(await send([])).toBe(204)
  expect(await counts()).toEqual({ page_view: 2, vote_cast: 1 })
})

it('reports visits of tools, and of no other page', async () => {
  const at = (name: string, path: string) => ({ name, path })
  await send([at('page_view', '/tool/paperplane?tab=launches'), at('tool_visited', '/tool/paperplane'), at('page_view', '/weekly')])
  await send([at('page_view', '/tool/paperplane/edit'), at('vote_cast', '/tool/paperplane'), at('page_view', '/tool/%2e%2e'), {}])
  expect(reported).toEqual(['view paperplane', 'click paperplane'])
})

it('takes an event without a name for an unknown one, and names that it does not know for one other', async () => {
  const events = [{}, { name: '' }, { name: null }, { path: '/' }, { name: 'made-up-1' }, { name: 'made-up-2' }, { name: '__proto__' }]
  expect(await send(events)).toBe(204)
  expect(await counts()).toEqual({ unknown_event: 4, other: 3 })
})

it('keeps nothing of who sent it or where they were', async () => {
  await send({ name: 'page_view', path: '/profile/ines', referrer: 'https://mail.example/ines', props: { email: 'ines@mail.example' } })
  expect(await (await fetch(`${app.listeningOrigin}/metrics`)).text()).not.toMatch(/ines|127\.0\.0\.1/)
})

it.each<[string, unknown]>([
  ['more than 32 events', Array.from({ length: 33 }, () => ({ name: 'page_view' }))],
  ['a name that goes on and on', { name: 'x'.repeat(65) }],
  ['a path that goes on and on', { path: 'x'.repeat(513) }],
  ['a prop that goes on and on', { props: { text: 'x'.repeat(257) } }],
  ['props within props', { props: { deeper: {} } }],
  ['too many props', { props: Object.fromEntries(Array.from({ length: 17 }, (_, index) => [`prop-${index}`, 1])) }],
  ['a name that is no text', { name: 5 }],
  ['what is no event', 'page_view'],
])('refuses %s, and counts nothing of it', async (_, body) => {
  expect(await send(body)).toBe(400)
  expect(await counts()).toEqual({})
})

it('refuses what is larger than such events are', async () => {
  expect(await send({ name: 'page_view', more: 'x'.repeat(16 * 1024) })).toBe(413)
  expect((await post('{')).status).toBe(400)
})
