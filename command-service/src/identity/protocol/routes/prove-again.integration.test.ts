import { randomUUID } from 'node:crypto'
import { sendCommand } from '@debut/testing/world.ts'
import { TOTP, URI } from 'otpauth'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { clientOf, newEmail, startWorldWithMails, type WorldWithMails } from '../../testing/world-with-mails.ts'

const PASSWORD = 'quiet river stone'
const NEED = { status: 403, body: { code: 'fresh-proof-needed' } }

/** For one who has just shown who they are: the command itself is refused, as there is no such launch. */
const JUDGED = { status: 404 }

describe('a member who shows once more who they are', () => {
  let world: WorldWithMails
  let url: string

  beforeAll(async () => {
    world = await startWorldWithMails()
    url = await world.service({ AUTH_COMPAT: '' })
  })
  afterAll(() => world.close())
  beforeEach(() => world.database('identity.rate_limits').delete())

  /** An admin who signed in by password, and then waited. */
  const admin = async (waited: object = { minutes: 16 }) => {
    const [email, id] = [newEmail(), randomUUID()]
    const user = { id, email, password: PASSWORD, email_confirm: true }
    expect((await (await world.admin(url)).createUser(user)).error).toBeNull()
    await world.world.appoint({ memberId: id, username: `admin-${id.slice(0, 8)}`, roles: ['admin'] })
    const client = clientOf(url)
    expect((await client.signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
    world.later(waited)
    const token = async () => (await client.getSession()).data.session?.access_token ?? ''
    const ask = async (body: object) => {
      const response = await fetch(`${url}/auth/v1/reauthenticate`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${await token()}`,
          'content-type': 'application/json',
          'x-supabase-api-version': '2024-01-01',
        },
        body: JSON.stringify(body),
      })
      const answer = (await response.json()) as { code?: string; access_token?: string; refresh_token?: string }
      const { access_token = '', refresh_token = '' } = answer
      if (response.ok) expect((await client.setSession({ access_token, refresh_token })).error).toBeNull()
      return { status: response.status, code: answer.code }
    }
    const judge = async () =>
      sendCommand(url, await token(), 'DisqualifyLaunch', { launchId: '01K9Z7V5C1ABCDEFGHJK000009', reason: 'broken-link' })
    return { email, client, token, ask, judge }
  }

  it('by password may judge again, in the same session, for as long as that is fresh', async () => {
    const { token, ask, judge } = await admin()
    const before = decodeJwt(await token())
    expect(await judge()).toMatchObject(NEED)
    expect(await ask({ password: PASSWORD })).toMatchObject({ status: 200 })
    const after = decodeJwt(await token())
    expect(after['session_id']).toBe(before['session_id'])
    expect(after['amr']).toEqual([{ method: 'password', timestamp: after.iat }])
    expect(await judge()).toMatchObject(JUDGED)
    world.later({ minutes: 16 })
    expect(await judge()).toMatchObject(NEED)
  })

  it('may judge at once after signing in, and is not asked for a renewed token alone', async () => {
    const { client, judge } = await admin({ minutes: 14 })
    expect(await judge()).toMatchObject(JUDGED)
    world.later({ minutes: 2 })
    expect((await client.refreshSession()).error).toBeNull()
    expect(await judge()).toMatchObject(NEED)
  })

  it('by the code that was mailed may judge again, and each code is good once', async () => {
    const { email, client, token, ask, judge } = await admin()
    expect((await client.reauthenticate()).error).toBeNull()
    const { code: nonce } = await world.mailTo(email, 'reauthentication')
    expect(await ask({ nonce: nonce === '000000' ? '000001' : '000000' })).toEqual({ status: 422, code: 'reauthentication_not_valid' })
    expect(await judge()).toMatchObject(NEED)
    expect(await ask({ nonce })).toMatchObject({ status: 200 })
    expect(decodeJwt(await token())['amr']).toMatchObject([{ method: 'otp' }, { method: 'password' }])
    expect(await judge()).toMatchObject(JUDGED)
    expect(await ask({ nonce })).toEqual({ status: 422, code: 'reauthentication_not_valid' })
  })

  it('may mistype a password a few times, wherever they are', async () => {
    const { ask, judge } = await admin()
    for (let tries = 0; tries < 10; tries++)
      expect(await ask({ password: 'a guess' })).toEqual({ status: 400, code: 'invalid_credentials' })
    expect(await ask({ password: PASSWORD })).toEqual({ status: 429, code: 'over_request_rate_limit' })
    expect(await judge()).toMatchObject(NEED)
  })

  it.each([{}, { password: PASSWORD, nonce: '123456' }, { password: 5 }, { password: 'x'.repeat(1_001) }])(
    'sends one of the two, and not %j',
    async (body) => {
      const { ask } = await admin()
      expect(await ask(body)).toEqual({ status: 400, code: 'validation_failed' })
    },
  )

  it('with a second factor does so by that alone, which is as old as when it was last shown', async () => {
    const { email, client, token, ask, judge } = await admin({ seconds: 0 })
    const { data } = await client.mfa.enroll({ factorType: 'totp' })
    const totp = URI.parse(data?.totp.uri ?? '')
    if (!(totp instanceof TOTP)) throw new Error('not a code of time')
    const show = () =>
      client.mfa.challengeAndVerify({ factorId: data?.id ?? '', code: totp.generate({ timestamp: world.clock().toMillis() }) })
    expect((await show()).error).toBeNull()
    expect(await judge()).toMatchObject(JUDGED)
    world.later({ minutes: 16 })
    expect(await judge()).toMatchObject(NEED)

    expect(await ask({ password: PASSWORD })).toEqual({ status: 403, code: 'insufficient_aal' })
    expect((await client.reauthenticate()).error).toBeNull()
    const { code: nonce } = await world.mailTo(email, 'reauthentication')
    expect(await ask({ nonce })).toEqual({ status: 403, code: 'insufficient_aal' })
    expect(await judge()).toMatchObject(NEED)

    expect((await show()).error).toBeNull()
    expect(decodeJwt(await token())).toMatchObject({ aal: 'aal2', amr: [{ method: 'totp' }, { method: 'password' }] })
    expect(await judge()).toMatchObject(JUDGED)

    world.later({ minutes: 16 })
    const elsewhere = clientOf(url)
    const session = (await elsewhere.signInWithPassword({ email, password: PASSWORD })).data.session
    const half = await sendCommand(url, session?.access_token, 'GrantRole', { memberId: randomUUID(), role: 'analyst' })
    expect(half).toMatchObject({ status: 403 })
    expect(await judge()).toMatchObject(NEED)
  })
})
