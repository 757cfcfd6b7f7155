import { startWorld, type World } from '@debut/testing/world.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { start } from './demo-sign-in.ts'

describe('signing in to the demo world with a click', () => {
  let world: World
  let url: string
  beforeAll(async () => {
    world = await startWorld()
    const { url: edgeUrl } = await world.commandService()
    const host = '127.0.0.1'
    const demo = world.closing(await start({ port: 0, host, edgeUrl, signingKeysFile: world.settings.SIGNING_KEYS_FILE }))
    url = `http://${host}:${demo.port}/auth/demo`
  })
  afterAll(() => world.close())

  const signIn = async (username: string) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username }),
    })
    return { status: response.status, body: (await response.json()) as { readonly access_token?: string } }
  }

  it('gives each of several who come as the same member at once a session of their own', async () => {
    const sessions = await Promise.all(Array.from({ length: 6 }, () => signIn('admin')))
    expect(sessions.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200))
    expect(new Set(sessions.map(({ body }) => body.access_token)).size).toBe(6)
  })

  it('knows no other members', async () => {
    expect((await signIn('nobody')).status).toBe(404)
  })
})
