import { signInDirectly } from '@debut/command-service/identity/testing/sign-in-directly.ts'
import { type Knex, openDatabase } from '@debut/adapters/database.ts'
import { startServices, startWorld, type World } from '../world.ts'
import { AuthClient } from '@supabase/auth-js'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { closeCodes } from '@debut/query-service/kernel/live/close-codes.ts'
import { connectLive } from '@debut/query-service/kernel/live/testing/live-client.ts'

describe('the sockets of a session', () => {
  let world: World
  let services: Awaited<ReturnType<typeof startServices>>
  let database: Knex

  beforeAll(async () => {
    world = await startWorld()
    services = await startServices(world)
    database = openDatabase({ url: world.settings.IDENTITY_DATABASE_URL, name: 'test' })
  })
  afterAll(async () => {
    await database.destroy()
    await world.close()
  })

  const signIn = async () => {
    const signedIn = await signInDirectly(database, world.settings.IDENTITY_SECRET)
    const client = new AuthClient({ url: `${services.command.url}/auth/v1`, autoRefreshToken: false, persistSession: false })
    const { data } = await client.refreshSession({ refresh_token: signedIn.refreshToken() })
    const token = data.session?.access_token ?? ''
    const listen = async () => {
      const live = await connectLive(services.query.url)
      live.say({ type: 'hello', token })
      await live.receives('welcome')
      return live
    }
    const reads = async () => {
      const headers = { authorization: `Bearer ${token}` }
      return (await fetch(`${services.query.url}/api/notifications/unread-count`, { headers })).status
    }
    return { ...signedIn, client, listen, reads }
  }

  it('are closed seconds after it ended, and nothing is read with its token any more', async () => {
    const [member, other] = [await signIn(), await signIn()]
    const sockets = [await member.listen(), await member.listen(), await other.listen()]
    expect(await member.reads()).toBe(200)
    await member.client.signOut()
    expect(await Promise.all(sockets.slice(0, 2).map(({ closed }) => closed))).toEqual([closeCodes.unauthorised, closeCodes.unauthorised])
    await vi.waitFor(async () => expect(await member.reads()).toBe(401), { timeout: 60_000, interval: 200 })
    expect(await other.reads()).toBe(200)
    expect(sockets[2]?.socket.readyState).toBe(sockets[2]?.socket.OPEN)
    sockets[2]?.socket.close()
  })

  it('stay open while those who know are unavailable', async () => {
    const member = await signIn()
    const live = await member.listen()
    await services.command.close()
    await database('identity.sessions').where({ id: member.sessionId }).delete()
    await expect(Promise.race([live.closed, new Promise((resolve) => setTimeout(resolve, 5_000, 'open'))])).resolves.toBe('open')
    expect(await member.reads()).toBe(200)
    live.socket.close()
  })
})
