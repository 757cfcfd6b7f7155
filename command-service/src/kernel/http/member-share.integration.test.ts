import { type Person, startWorld, type World } from '@debut/testing/world.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

const COMMANDS = 20

let world: World
let url: string

beforeAll(async () => {
  world = await startWorld()
  url = (await world.commandService({ COMMANDS_PER_MINUTE: String(COMMANDS) })).url
})
afterAll(() => world.close())

const dot = () => {
  const form = new FormData()
  form.set('file', new Blob(['no picture']), 'face.png')
  return form
}

const json = (method: string, body: object) => ({ method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })

it.each([
  ['/api/profile/update', () => json('POST', {}), COMMANDS],
  ['/api/drafts/claims?slug=paperplane', () => ({}), COMMANDS * 4],
  ['/api/drafts', () => json('POST', { name: 'Paperplane', url: '' }), COMMANDS * 2],
  ['/api/drafts/01K9Z7V5C0QW8R3N4M2X6Y1B7D', () => json('PUT', { revision: 1, content: {} }), COMMANDS * 2],
  ['/api/post-drafts', () => json('POST', { content: {} }), COMMANDS * 2],
  ['/api/post-drafts/01K9Z7V5C0QW8R3N4M2X6Y1B7D', () => ({}), COMMANDS * 4],
  ['/api/checklist', () => json('PUT', { revision: 0, content: {} }), COMMANDS * 2],
  ['/api/members/:memberId/export', () => ({}), COMMANDS / 10],
  ['/api/profile/avatar', () => ({ method: 'POST', body: dot() }), COMMANDS / 2],
] as const)('%s answers a member’s share, says how long to wait beyond it, and goes on answering others', async (path, request, share) => {
  const ask = async (person: Person) => {
    const init: { method?: string; body?: string | FormData; headers?: Record<string, string> } = request()
    const authorization = `Bearer ${await world.token(person)}`
    return fetch(url + path.replace(':memberId', person.memberId), { ...init, headers: { ...init.headers, authorization } })
  }
  const [busy, other] = [world.person('busy'), world.person('other')]
  const answers = await Promise.all(Array.from({ length: share + 5 }, () => ask(busy)))
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(5)
  for (const answer of refused) {
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await answer.json()).toMatchObject({ code: 'too-many-requests' })
  }
  expect((await ask(other)).status).not.toBe(429)
})
