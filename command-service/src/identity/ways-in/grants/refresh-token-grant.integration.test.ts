import type { Instant } from '@debut/events/kernel/instant.ts'
import { systemClock } from '@debut/adapters/clock.ts'
import { type Knex, openDatabase } from '@debut/adapters/database.ts'
import { startWorld, type World } from '@debut/testing/world.ts'
import { AuthClient } from '@supabase/auth-js'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signInDirectly } from '../../testing/sign-in-directly.ts'

describe('a session that is refreshed', () => {
  let world: World
  let url: string
  let database: Knex
  let now: Instant = systemClock()

  beforeAll(async () => {
    world = await startWorld({ clock: () => now })
    url = (await world.commandService()).url
    database = openDatabase({ url: world.settings.IDENTITY_DATABASE_URL, name: 'test' })
  })
  afterAll(async () => {
    await database.destroy()
    await world.close()
  })
  beforeEach(() => {
    now = systemClock()
  })

  const signIn = (options: Parameters<typeof signInDirectly>[2] = {}) =>
    signInDirectly(database, world.settings.IDENTITY_SECRET, { clock: () => now, ...options })
  const client = () => new AuthClient({ url: `${url}/auth/v1`, autoRefreshToken: false, persistSession: false })
  const refresh = async (token: string) => {
    const { data, error } = await client().refreshSession({ refresh_token: token })
    return { session: data.session, code: error?.code, status: error?.status, message: error?.message }
  }
  const tokenOf = async (token: string) => (await refresh(token)).session?.refresh_token
  const later = (seconds: number) => {
    now = now.plus({ seconds })
  }

  it('has a new token each time, and stays the session that it is', async () => {
    const { userId, sessionId, refreshToken } = await signIn({ proof: { method: 'totp' } })
    const { session } = await refresh(refreshToken())
    expect(session).toMatchObject({ token_type: 'bearer', expires_in: 3_600, user: { id: userId, aud: 'authenticated' } })
    expect(session?.refresh_token).toBe(refreshToken(1))
    const before = now
    later(60)
    const again = await refresh(session?.refresh_token ?? '')
    expect(again.session?.refresh_token).toBe(refreshToken(2))
    expect(decodeJwt(again.session?.access_token ?? '')).toMatchObject({
      sub: userId,
      session_id: sessionId,
      aal: 'aal2',
      amr: [{ method: 'totp', timestamp: before.toUnixInteger() }],
    })
  })

  it('gives a client that never got its new token that same one, however much later', async () => {
    const { refreshToken } = await signIn()
    expect(await tokenOf(refreshToken())).toBe(refreshToken(1))
    later(3_600)
    expect(await tokenOf(refreshToken())).toBe(refreshToken(1))
    expect(await tokenOf(refreshToken(1))).toBe(refreshToken(2))
  })

  it('gives many who refresh at once the same token, and moves on once', async () => {
    const { sessionId, refreshToken } = await signIn()
    const tokens = await Promise.all(Array.from({ length: 12 }, () => tokenOf(refreshToken())))
    expect(new Set(tokens)).toEqual(new Set([refreshToken(1)]))
    expect(await database('identity.sessions').where({ id: sessionId }).first()).toMatchObject({ generation: 1 })
  })

  it('forgives an old token for ten seconds, and then ends the session for all who hold a copy', async () => {
    const { refreshToken } = await signIn()
    for (const generation of [0, 1, 2]) await refresh(refreshToken(generation))
    later(10)
    expect(await tokenOf(refreshToken(0))).toBe(refreshToken(3))
    later(1)
    expect(await refresh(refreshToken(0))).toMatchObject({ status: 400, code: 'refresh_token_already_used' })
    expect(await refresh(refreshToken(3))).toMatchObject({ status: 400, code: 'refresh_token_not_found' })
  })

  it('ends for good after its time, however often it was refreshed', async () => {
    const { refreshToken } = await signIn()
    now = now.plus({ days: 89 })
    expect(await tokenOf(refreshToken())).toBe(refreshToken(1))
    now = now.plus({ days: 1 })
    expect(await refresh(refreshToken(1))).toMatchObject({ status: 400, code: 'session_expired' })
  })

  it('is not refreshed for one who is banned', async () => {
    const { userId, refreshToken } = await signIn()
    await database('identity.users')
      .where({ id: userId })
      .update({ banned_until: now.plus({ hours: 1 }).toJSDate() })
    expect(await refresh(refreshToken())).toMatchObject({ status: 400, code: 'user_banned' })
    later(3_601)
    expect(await tokenOf(refreshToken())).toBe(refreshToken(1))
  })

  it('knows no token that was not written here, of a session that is gone, or from the future', async () => {
    const { sessionId, refreshToken } = await signIn()
    const forged = refreshToken().replace('.0.', '.1.')
    for (const token of [forged, 'abc', refreshToken(7), refreshToken().slice(0, -1)])
      expect(await refresh(token)).toMatchObject({ status: 400, code: 'refresh_token_not_found' })
    await database('identity.sessions').where({ id: sessionId }).delete()
    expect(await refresh(refreshToken())).toMatchObject({ status: 400, code: 'refresh_token_not_found' })
  })

  it('says what is wrong with a request that names no token, or no grant', async () => {
    const ask = async (query: string, body: unknown) => {
      const headers = { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' }
      const response = await fetch(`${url}/auth/v1/token${query}`, { method: 'POST', headers, body: JSON.stringify(body) })
      return { status: response.status, ...((await response.json()) as object) }
    }
    expect(await ask('?grant_type=refresh_token', {})).toEqual({
      status: 400,
      error: 'invalid_request',
      error_description: 'refresh_token required',
    })
    expect(await ask('?grant_type=refresh_token', { refresh_token: 7 })).toMatchObject({ status: 400, code: 'validation_failed' })
    for (const query of ['', '?grant_type=hope', '?grant_type=toString', '?grant_type=a&grant_type=b'])
      expect(await ask(query, {})).toEqual({ status: 400, code: 'invalid_credentials', message: 'unsupported_grant_type' })
  })

  it('refuses a client that waits too long for another refresh, as there are too many', async () => {
    const { sessionId, refreshToken } = await signIn()
    await database.transaction(async (trx) => {
      await trx('identity.sessions').where({ id: sessionId }).forUpdate().first()
      expect(await refresh(refreshToken())).toMatchObject({ status: 409, code: 'conflict' })
    })
    expect(await tokenOf(refreshToken())).toBe(refreshToken(1))
  })
})
