import { createHash } from 'node:crypto'
import { decodeJwt } from 'jose'
import { TOTP, URI } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientOf, newEmail, refusalOf, startWorldWithMails, type WorldWithMails } from '../../testing/world-with-mails.ts'

const password = 'quiet river stone'
const verifier = 'a'.repeat(64)
const challenge = { code_challenge: createHash('sha256').update(verifier).digest('base64url'), code_challenge_method: 's256' }

describe('the clock of the auth service', () => {
  let world: WorldWithMails
  let url: string
  /** The same service in two processes, whose clocks are a minute off. */
  let ahead: string
  let behind: string
  beforeAll(async () => {
    world = await startWorldWithMails()
    url = await world.service()
    const off = async (seconds: number) => {
      const settings = { SMTP_URL: 'smtp://127.0.0.1:1', AUTH_COMPAT: 'rate-limits' }
      return (await world.world.commandService(settings, () => world.clock().plus({ seconds }))).url
    }
    ahead = await off(60)
    behind = await off(-60)
  })
  afterAll(() => world.close())

  const member = async (at = url) => {
    const email = newEmail()
    const client = clientOf(at)
    await client.signUp({ email, password })
    const { data } = await client.verifyOtp({ email, token: (await world.mailTo(email)).code, type: 'signup' })
    if (data.session === null) throw new Error('no session was given')
    return { email, client, session: data.session }
  }
  const statusOf = async (token: string, at = url) =>
    (await fetch(`${at}/auth/v1/user`, { headers: { authorization: `Bearer ${token}` } })).status
  const post = async (path: string, body: object, at = url) =>
    fetch(`${at}/auth/v1${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  const authCode = async (at = url) => {
    const { email } = await member()
    await post('/recover', { email, ...challenge }, at)
    const { search } = new URL((await world.mailTo(email, 'recovery')).link)
    const response = await fetch(`${at}/auth/v1/verify${search}`, { redirect: 'manual' })
    return new URL(response.headers.get('location') ?? '').searchParams.get('code') ?? ''
  }
  const exchange = async (auth_code: string, at = url) =>
    (await post('/token?grant_type=pkce', { auth_code, code_verifier: verifier }, at)).status

  it('may be a minute off that of another process: what one gives, the other takes', async () => {
    for (const [giver, taker] of [
      [ahead, behind],
      [behind, ahead],
    ] as const) {
      const { session, email } = await member(giver)
      expect(await statusOf(session.access_token, taker)).toBe(200)
      const refreshed = await clientOf(taker).refreshSession({ refresh_token: session.refresh_token })
      expect(refreshed.error).toBeNull()
      expect(await statusOf(refreshed.data.session?.access_token ?? '', giver)).toBe(200)
      // The parent of the one in force is forgiven, whatever either clock says of when that was.
      expect((await clientOf(giver).refreshSession({ refresh_token: session.refresh_token })).error).toBeNull()

      await clientOf(giver).signInWithOtp({ email })
      const { code } = await world.mailTo(email)
      expect((await clientOf(taker).verifyOtp({ email, token: code, type: 'email' })).error).toBeNull()
      expect(await exchange(await authCode(giver), taker)).toBe(200)
    }
  })

  it('ends an access token to the second, and its session goes on', async () => {
    const { session } = await member()
    const { exp = 0, iat = 0 } = decodeJwt(session.access_token)
    expect(exp - iat).toBe(3_600)
    world.later({ seconds: exp - world.clock().toUnixInteger() - 2 })
    expect(await statusOf(session.access_token)).toBe(200)
    world.later({ seconds: 2 })
    expect(await statusOf(session.access_token)).toBe(403)
    const { data } = await clientOf(url).refreshSession({ refresh_token: session.refresh_token })
    expect(await statusOf(data.session?.access_token ?? '')).toBe(200)
  })

  it.each([
    [298, 200],
    [301, 422],
  ])('takes a code %s seconds after it was given with %s', async (seconds, status) => {
    const code = await authCode()
    world.later({ seconds })
    expect(await exchange(code)).toBe(status)
  })

  it.each([
    [598, true],
    [601, false],
  ])('takes what a mail brought after %s seconds: %s', async (seconds, isGood) => {
    for (const isLink of [true, false]) {
      const { email } = await member()
      await clientOf(url).signInWithOtp({ email })
      const { code, token } = await world.mailTo(email)
      world.later({ seconds })
      const brought = isLink ? { token_hash: token, type: 'email' as const } : { email, token: code, type: 'email' as const }
      expect((await clientOf(url).verifyOtp(brought)).error === null).toBe(isGood)
    }
  })

  it.each([
    [298, undefined],
    [301, 'mfa_challenge_expired'],
  ])('takes the answer to a challenge after %s seconds with %s', async (seconds, code) => {
    const { client } = await member()
    const { data } = await client.mfa.enroll({ factorType: 'totp' })
    const totp = URI.parse(data?.totp.uri ?? '')
    if (!(totp instanceof TOTP)) throw new Error('not a code of time')
    const asked = await client.mfa.challenge({ factorId: data?.id ?? '' })
    world.later({ seconds })
    const answer = {
      factorId: data?.id ?? '',
      challengeId: asked.data?.id ?? '',
      code: totp.generate({ timestamp: world.clock().toMillis() }),
    }
    expect(refusalOf(await client.mfa.verify(answer))?.code).toBe(code)
  })

  it.each([
    [{ hours: 23, minutes: 59 }, undefined],
    [{ hours: 24, minutes: 1 }, 'reauthentication_needed'],
  ])('asks for no proof to set a password within a day: %j', async (age, code) => {
    const { session } = await member()
    world.later(age)
    const client = clientOf(url)
    await client.refreshSession({ refresh_token: session.refresh_token })
    expect(refusalOf(await client.updateUser({ password: 'louder river stone' }))?.code).toBe(code)
  })

  it.each([
    [{ days: 89, hours: 23 }, undefined],
    [{ days: 90, minutes: 1 }, 'session_expired'],
  ])('ends a session for good: %j', async (age, code) => {
    const { session } = await member()
    world.later(age)
    expect(refusalOf(await clientOf(url).refreshSession({ refresh_token: session.refresh_token }))?.code).toBe(code)
  })
})
