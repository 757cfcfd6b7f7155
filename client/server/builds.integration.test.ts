import { afterEach, expect, it } from 'vitest'
import { addBuilds } from './builds.ts'
import { type EdgePart, startEdgePart } from './testing/edge-part.ts'

let edge: EdgePart
const start = async () =>
  (edge = await startEdgePart(
    (app) => addBuilds(app, '0123456789abcdef'),
    () => undefined,
  ))
afterEach(() => edge.close())

it('names the build that is served, and is asked every time', async () => {
  await start()
  const response = await edge.get('/builds/latest.json')
  expect(await response.json()).toEqual({ id: '0123456789abcdef' })
  expect(response.headers.get('cache-control')).toBe('no-store')
})

it('has no islands, and says so to programs', async () => {
  await start()
  const response = await edge.get('/__nuxt_island/Hero_x1.json')
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ code: 'not-found' })
})
