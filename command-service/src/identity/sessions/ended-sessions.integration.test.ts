import { type Knex, openDatabase } from '@debut/adapters/database.ts'
import { sendCommand, startWorld, type World } from '@debut/testing/world.ts'
import { AuthClient } from '@supabase/auth-js'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { signInDirectly } from '../testing/sign-in-directly.ts'

describe('the access token of a session', () => {
  let world: World
  let url: string
  let database: Knex

  beforeAll(async () => {
    world = await startWorld()
    url = (await world.commandService()).url
    database = openDatabase({ url: world.settings.IDENTITY_DATABASE_URL, name: 'test' })
  })
  afterAll(async () => {
    await database.destroy()
    await world.close()
  })

  const signIn = async () => {
    const signedIn = await signInDirectly(database, world.settings.IDENTITY_SECRET)
    const client = new AuthClient({ url: `${url}/auth/v1`, autoRefreshToken: false, persistSession: false })
    const { data } = await client.refreshSession({ refresh_token: signedIn.refreshToken() })
    const command = () => sendCommand(url, data.session?.access_token, 'MarkNotificationsRead', {})
    return { ...signedIn, client, isTaken: async () => (await command()).status !== 401 }
  }
  const endedOf = async (ids: readonly string[]) => {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(`${url}/internal/sessions`, { method: 'POST', headers, body: JSON.stringify({ ids }) })
    return { status: response.status, body: (await response.json()) as { ended?: string[] } }
  }

  it.each<[string, (member: Awaited<ReturnType<typeof signIn>>) => Promise<unknown>]>([
    ['signed out', ({ client }) => client.signOut()],
    ['was banned', ({ userId: id }) => database('identity.users').where({ id }).update({ banned_until: 'infinity' })],
    ['is gone', ({ userId: id }) => database('identity.users').where({ id }).delete()],
    ['has been there for too long', ({ sessionId: id }) => database('identity.sessions').where({ id }).update({ not_after: '2026-01-01' })],
  ])('sends no commands any more, seconds after its member %s', async (_, end) => {
    const [member, other] = [await signIn(), await signIn()]
    expect(await member.isTaken()).toBe(true)
    await end(member)
    await vi.waitFor(async () => expect(await member.isTaken()).toBe(false), { timeout: 60_000, interval: 200 })
    expect(await other.isTaken()).toBe(true)
    expect(await endedOf([member.sessionId, other.sessionId])).toEqual({ status: 200, body: { ended: [member.sessionId] } })
  })

  it('is asked after by id, of which there may be many but not any number', async () => {
    expect(await endedOf([])).toEqual({ status: 200, body: { ended: [] } })
    const strangers = Array.from({ length: 10_000 }, () => crypto.randomUUID())
    expect((await endedOf(strangers)).body.ended).toHaveLength(10_000)
    expect((await endedOf([...strangers, crypto.randomUUID()])).status).toBe(400)
    expect((await endedOf(['abc'])).status).toBe(400)
  })
})
