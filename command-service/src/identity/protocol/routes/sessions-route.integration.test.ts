import { type Knex, openDatabase } from '@debut/adapters/database.ts'
import { startWorld, type World } from '@debut/testing/world.ts'
import { AuthClient } from '@supabase/auth-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signInDirectly } from '../../testing/sign-in-directly.ts'

interface SessionView {
  readonly id: string
  readonly current: boolean
}

describe('the sessions of a user', () => {
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

  /** A browser with a session of its own. */
  const signIn = async (userId?: string) => {
    const signedIn = await signInDirectly(database, world.settings.IDENTITY_SECRET, userId === undefined ? {} : { userId })
    const client = new AuthClient({ url: `${url}/auth/v1`, autoRefreshToken: false, persistSession: false })
    const { data } = await client.refreshSession({ refresh_token: signedIn.refreshToken() })
    const authorization = `Bearer ${data.session?.access_token}`
    const ask = (method: string, path: string) => fetch(`${url}/auth/v1${path}`, { method, headers: { authorization } })
    return {
      ...signedIn,
      client,
      ask,
      isIn: async () => (await ask('GET', '/sessions')).ok,
      list: async () => ((await (await ask('GET', '/sessions')).json()) as { sessions: SessionView[] }).sessions,
    }
  }
  const threeBrowsers = async () => {
    const here = await signIn()
    return [here, await signIn(here.userId), await signIn(here.userId)] as const
  }
  const whoIsIn = (browsers: readonly { isIn(): Promise<boolean> }[]) => Promise.all(browsers.map(({ isIn }) => isIn()))

  it.each([
    ['global', [false, false, false]],
    ['local', [false, true, true]],
    ['others', [true, false, false]],
  ] as const)('end with scope %s where it says', async (scope, still) => {
    const [stranger, ...browsers] = [await signIn(), ...(await threeBrowsers())]
    expect(await browsers[0]?.client.signOut({ scope })).toEqual({ error: null })
    expect(await whoIsIn([...browsers, stranger])).toEqual([...still, true])
    const [, , other] = browsers
    const { error } = (await other?.client.refreshSession({ refresh_token: other.refreshToken(1) })) ?? {}
    expect(error?.code).toBe(still[2] ? undefined : 'refresh_token_not_found')
  })

  it('end everywhere where nothing is said, and nowhere for a scope that there is not', async () => {
    const [here, there] = await threeBrowsers()
    const refused = await here.ask('POST', '/logout?scope=universe')
    expect([refused.status, await refused.json()]).toMatchObject([400, { error_code: 'validation_failed' }])
    expect(await whoIsIn([here, there])).toEqual([true, true])
    expect((await here.ask('POST', '/logout')).status).toBe(204)
    expect(await whoIsIn([here, there])).toEqual([false, false])
  })

  it('are listed with this one first, and one of them can be ended', async () => {
    const [here, there, elsewhere] = await threeBrowsers()
    const sessions = await here.list()
    expect(sessions.map(({ id, current }) => [id, current])).toEqual([
      [here.sessionId, true],
      [elsewhere.sessionId, false],
      [there.sessionId, false],
    ])
    expect(Object.keys(sessions[0] ?? {})).toEqual(['id', 'created_at', 'refreshed_at', 'not_after', 'user_agent', 'ip', 'aal', 'current'])
    const ended = await here.ask('DELETE', `/sessions/${there.sessionId}`)
    expect([ended.status, await whoIsIn([here, there, elsewhere])]).toEqual([204, [true, false, true]])
  })

  it('cannot be ended by other users', async () => {
    const [here, stranger] = [await signIn(), await signIn()]
    for (const id of [stranger.sessionId, '4fd7be23-5c6d-4a3c-8f4e-000000000001', 'abc', '%00']) {
      const answer = await here.ask('DELETE', `/sessions/${id}`)
      expect([answer.status, answer.headers.get('x-sb-error-code')]).toEqual([404, 'session_not_found'])
    }
    expect(await stranger.isIn()).toBe(true)
  })
})
