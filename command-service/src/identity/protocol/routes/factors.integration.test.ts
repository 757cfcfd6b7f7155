import { randomUUID } from 'node:crypto'
import type { Instant } from '@debut/events/kernel/instant.ts'
import { systemClock } from '@debut/adapters/clock.ts'
import { type Knex, openDatabase } from '@debut/adapters/database.ts'
import { startWorld, type World } from '@debut/testing/world.ts'
import { decodeJwt } from 'jose'
import { TOTP, URI } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signedInClient } from '../../testing/signed-in-client.ts'

/** What is sent to them stays in the queue here: there is no mailbox. */
const PHONES = { AUTH_PHONE: 'true', AUTH_SMS: 'mailbox' }

type Signed = Awaited<ReturnType<typeof signedInClient>>

describe('a second factor', () => {
  let world: World
  let url: string
  let database: Knex
  let now: Instant = systemClock()

  beforeAll(async () => {
    world = await startWorld({ clock: () => now })
    url = (await world.commandService({ ...PHONES, AUTH_COMPAT: 'rate-limits' })).url
    database = openDatabase({ url: world.settings.IDENTITY_DATABASE_URL, name: 'test' })
  })
  afterAll(async () => {
    await database.destroy()
    await world.close()
  })
  beforeEach(() => {
    now = systemClock()
  })

  const signIn = (options: Parameters<typeof signedInClient>[3] = {}) =>
    signedInClient(url, database, world.settings.IDENTITY_SECRET, { clock: () => now, ...options })
  const later = (seconds: number) => {
    now = now.plus({ seconds })
  }

  const enrol = async ({ client }: Signed, friendlyName?: string) => {
    const { data, error } = await client.mfa.enroll({ factorType: 'totp', ...(friendlyName !== undefined && { friendlyName }) })
    if (error !== null) throw error
    const totp = URI.parse(data.totp.uri)
    if (!(totp instanceof TOTP)) throw new Error('not a code of time')
    const code = (stepsOff = 0) => totp.generate({ timestamp: now.toMillis() + stepsOff * 30_000 })
    return { factorId: data.id, code, data }
  }
  const proven = async (signed: Signed, friendlyName?: string) => {
    const factor = await enrol(signed, friendlyName)
    const { error } = await signed.client.mfa.challengeAndVerify({ factorId: factor.factorId, code: factor.code() })
    if (error !== null) throw error
    later(30)
    return factor
  }
  /** As no client would ask. */
  const raw = async (token: string, method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(`${url}/auth/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const answer: unknown = await response.json()
    return { status: response.status, body: answer }
  }
  const mailsTo = (userId: string) => database('identity.outbox').where({ user_id: userId }).orderBy('created_at').pluck('template')

  describe('of an authenticator app', () => {
    it('is begun with a secret, its address and a picture of that', async () => {
      const signed = await signIn()
      const { data } = await enrol(signed, 'Phone of Ines')
      expect(data).toMatchObject({ type: 'totp', friendly_name: 'Phone of Ines' })
      expect(data.totp.secret).toMatch(/^[A-Z2-7]{32}$/)
      expect(data.totp.uri).toMatch(/^otpauth:\/\/totp\/Debut:.+issuer=Debut/)
      const picture = data.totp.qr_code
      expect(picture).toMatch(/^data:image\/svg\+xml;utf-8,<svg /)
      // A data address ends at the first of these.
      expect(picture).not.toContain('#')
      const [row] = await database('identity.factors').where({ user_id: signed.userId })
      expect(JSON.stringify(row)).not.toContain(data.totp.secret)
    })

    it('counts once its code was shown, and raises the session that showed it', async () => {
      const signed = await signIn()
      const { client } = signed
      expect((await client.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' })
      const { factorId, code } = await enrol(signed, 'Phone')
      expect((await client.mfa.listFactors()).data).toMatchObject({ all: [{ id: factorId, status: 'unverified' }], totp: [] })
      const { data: challenge } = await client.mfa.challenge({ factorId })
      expect(challenge).toEqual({ id: expect.any(String), type: 'totp', expires_at: now.toUnixInteger() + 300 })
      const { data, error } = await client.mfa.verify({ factorId, challengeId: challenge?.id ?? '', code: code() })
      expect(error).toBeNull()
      expect(data).toMatchObject({ token_type: 'bearer', expires_in: 3_600, user: { factors: [{ id: factorId, status: 'verified' }] } })
      expect(decodeJwt(data?.access_token ?? '')).toMatchObject({
        session_id: signed.sessionId,
        aal: 'aal2',
        amr: [{ method: 'totp', timestamp: now.toUnixInteger() }, { method: 'password' }],
      })
      expect((await client.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
        currentLevel: 'aal2',
        nextLevel: 'aal2',
        currentAuthenticationMethods: [{ method: 'totp' }, { method: 'password' }],
      })
      expect((await client.refreshSession()).error).toBeNull()
      expect(decodeJwt(await signed.tokenNow())).toMatchObject({ aal: 'aal2' })
      expect(await mailsTo(signed.userId)).toEqual(['factor_enrolled'])
    })

    it('ends the sessions that never showed a second factor, and no other', async () => {
      const signed = await signIn()
      const low = await signIn({ userId: signed.userId })
      const high = await signIn({ userId: signed.userId, proof: { method: 'totp' } })
      const stranger = await signIn()
      await proven(signed)
      expect((await low.client.getUser()).error).not.toBeNull()
      expect((await high.client.getUser()).error).toBeNull()
      expect((await stranger.client.getUser()).error).toBeNull()
    })

    it('takes the code before and after, and none further off', async () => {
      const signed = await signIn()
      const { factorId, code } = await enrol(signed)
      const attempt = async (stepsOff: number) =>
        (await signed.client.mfa.challengeAndVerify({ factorId, code: code(stepsOff) })).error?.message
      expect(await attempt(2)).toBe('Invalid TOTP code entered')
      expect(await attempt(-2)).toBe('Invalid TOTP code entered')
      expect(await attempt(-1)).toBeUndefined()
      expect(await attempt(1)).toBeUndefined()
    })

    it('takes a code once, whatever it is asked for', async () => {
      const signed = await signIn()
      const { factorId, code } = await enrol(signed)
      const attempt = async () => (await signed.client.mfa.challengeAndVerify({ factorId, code: code() })).error
      expect(await attempt()).toBeNull()
      expect(await attempt()).toMatchObject({ code: 'mfa_verification_failed', status: 422 })
      later(30)
      const both = await Promise.all([attempt(), attempt()])
      expect(both.filter((error) => error === null)).toHaveLength(1)
    })

    it('takes codes again and again where that is relaxed by name', async () => {
      const relaxed = await world.commandService({ AUTH_COMPAT: 'totp-reuse' })
      const signed = await signedInClient(relaxed.url, database, world.settings.IDENTITY_SECRET, { clock: () => now })
      const { factorId, code } = await enrol(signed)
      for (const _ of [1, 2]) expect((await signed.client.mfa.challengeAndVerify({ factorId, code: code() })).error).toBeNull()
    })
  })

  describe('is asked for', () => {
    it('for five minutes', async () => {
      const signed = await signIn()
      const { factorId, code } = await enrol(signed)
      const { data } = await signed.client.mfa.challenge({ factorId })
      later(300)
      expect((await signed.client.mfa.verify({ factorId, challengeId: data?.id ?? '', code: code() })).error).toMatchObject({
        status: 422,
        code: 'mfa_challenge_expired',
        message: `MFA challenge ${data?.id} has expired, verify against another challenge or create a new challenge.`,
      })
    })

    it('once', async () => {
      const signed = await signIn()
      const { factorId, code } = await enrol(signed)
      const { data } = await signed.client.mfa.challenge({ factorId })
      const verify = async () => (await signed.client.mfa.verify({ factorId, challengeId: data?.id ?? '', code: code() })).error
      expect(await verify()).toBeNull()
      later(30)
      expect(await verify()).toMatchObject({
        status: 422,
        code: 'mfa_ip_address_mismatch',
        message: 'Challenge and verify IP addresses mismatch.',
      })
    })

    it('at five attempts, of which the right one is the last', async () => {
      const signed = await signIn()
      const { factorId, code } = await enrol(signed)
      const { data } = await signed.client.mfa.challenge({ factorId })
      const verify = async (typed: string) =>
        (await signed.client.mfa.verify({ factorId, challengeId: data?.id ?? '', code: typed })).error?.code
      for (const _ of [1, 2, 3, 4, 5]) expect(await verify(code(9))).toBe('mfa_verification_failed')
      expect(await verify(code())).toBe('mfa_challenge_expired')
    })

    it('from the same address', async () => {
      const signed = await signIn()
      const { factorId, code } = await enrol(signed)
      const { data } = await signed.client.mfa.challenge({ factorId })
      const body = { challenge_id: data?.id, code: code() }
      const elsewhere = { 'x-forwarded-for': '203.0.113.9' }
      expect(await raw(signed.accessToken, 'POST', `/factors/${factorId}/verify`, body, elsewhere)).toMatchObject({
        status: 422,
        body: { code: 'mfa_ip_address_mismatch' },
      })
      expect(await raw(signed.accessToken, 'POST', `/factors/${factorId}/verify`, body)).toMatchObject({ status: 200 })
    })

    it('thirty times at once from an address, and is not shown wrongly more than ten times an hour', async () => {
      const strict = await world.commandService()
      const signed = await signedInClient(strict.url, database, world.settings.IDENTITY_SECRET, { clock: () => now })
      const { factorId, code } = await enrol(signed)
      const ask = async (path: string, from: string) => {
        const headers = { authorization: `Bearer ${signed.accessToken}`, 'content-type': 'application/json', 'x-forwarded-for': from }
        const body = JSON.stringify({ challenge_id: randomUUID(), code: code() })
        return (await fetch(`${strict.url}/auth/v1/factors/${factorId}/${path}`, { method: 'POST', headers, body })).status
      }
      for (let count = 1; count <= 30; count += 1) {
        expect(await ask('challenge', '203.0.113.1')).toBe(200)
        expect(await ask('verify', `203.0.113.${count}`)).toBe(count <= 10 ? 422 : 429)
      }
      expect(await ask('challenge', '203.0.113.1')).toBe(429)
      expect(await ask('challenge', '203.0.113.2')).toBe(200)
      later(4)
      expect(await ask('challenge', '203.0.113.1')).toBe(200)
      later(360)
      expect(await ask('verify', '203.0.113.31')).toBe(422)
    })

    it('of its owner alone', async () => {
      const [signed, other] = [await signIn(), await signIn()]
      const { factorId, code } = await enrol(signed)
      const refusal = { status: 404, code: 'mfa_factor_not_found', message: 'Factor not found' }
      expect((await other.client.mfa.challenge({ factorId })).error).toMatchObject(refusal)
      expect((await other.client.mfa.unenroll({ factorId })).error).toMatchObject(refusal)
      const { data } = await signed.client.mfa.challenge({ factorId })
      expect((await other.client.mfa.verify({ factorId, challengeId: data?.id ?? '', code: code() })).error).toMatchObject(refusal)
      const own = await enrol(other)
      expect(
        (await other.client.mfa.verify({ factorId: own.factorId, challengeId: data?.id ?? '', code: own.code() })).error,
      ).toMatchObject({
        status: 422,
        code: 'mfa_factor_not_found',
      })
    })
  })

  describe('keeps', () => {
    it('its name to itself', async () => {
      const signed = await signIn()
      await enrol(signed, 'Key')
      expect((await signed.client.mfa.enroll({ factorType: 'totp', friendlyName: 'Key' })).error).toMatchObject({
        status: 422,
        code: 'mfa_factor_name_conflict',
        message: 'A factor with the friendly name "Key" for this user already exists',
      })
      await enrol(await signIn(), 'Key')
      // What was begun and left is gone by then.
      later(301)
      await enrol(signed, 'Key')
      await enrol(signed)
      await enrol(signed)
    })

    it('company of nine at most', async () => {
      const signed = await signIn()
      for (let count = 1; count <= 10; count += 1) await enrol(signed)
      expect((await signed.client.mfa.enroll({ factorType: 'totp' })).error).toMatchObject({
        status: 422,
        code: 'too_many_enrolled_mfa_factors',
        message: 'Maximum number of verified factors reached, unenroll to continue',
      })
    })

    it('a member who did not show it from adding another', async () => {
      const signed = await signIn()
      const begun = await enrol(signed, 'Begun before')
      const key = await signed.client.mfa.enroll({ factorType: 'webauthn', friendlyName: 'Key begun before' })
      await proven(signed, 'Proven')
      expect((await signed.client.mfa.challenge({ factorId: begun.factorId })).error).toMatchObject({ code: 'mfa_factor_not_found' })
      const low = await signIn({ userId: signed.userId })
      const refusal = { status: 403, code: 'insufficient_aal', message: 'AAL2 required to enroll a new factor' }
      expect((await low.client.mfa.enroll({ factorType: 'totp' })).error).toMatchObject(refusal)
      expect(await raw(low.accessToken, 'POST', `/factors/${key.data?.id}/challenge`, {})).toMatchObject({ status: 403 })
      await enrol(signed, 'Another')
    })

    it('anonymous users out', async () => {
      const signed = await signIn({ user: { is_anonymous: true } })
      expect((await signed.client.mfa.enroll({ factorType: 'totp' })).error).toMatchObject({ status: 403, code: 'no_authorization' })
    })
  })

  describe('is given up', () => {
    it('by a member who showed it, and what it raised is lowered', async () => {
      const signed = await signIn()
      const { factorId } = await proven(signed)
      const low = await signIn({ userId: signed.userId })
      expect((await low.client.mfa.unenroll({ factorId })).error).toMatchObject({
        status: 422,
        code: 'insufficient_aal',
        message: 'AAL2 required to unenroll verified factor',
      })
      expect((await signed.client.mfa.unenroll({ factorId })).data).toEqual({ id: factorId })
      expect((await signed.client.mfa.unenroll({ factorId })).error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' })
      await signed.client.refreshSession()
      expect(decodeJwt(await signed.tokenNow())).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] })
      expect((await signed.client.mfa.listFactors()).data?.all).toEqual([])
      expect(await mailsTo(signed.userId)).toEqual(['factor_enrolled', 'factor_removed'])
    })

    it('by anybody who only began it', async () => {
      const signed = await signIn()
      const { factorId } = await enrol(signed)
      expect((await signed.client.mfa.unenroll({ factorId })).error).toBeNull()
      expect(await mailsTo(signed.userId)).toEqual([])
    })
  })

  describe('of a phone', () => {
    const codeFor = async (userId: string): Promise<string> => {
      const sent = database('identity.outbox').where({ user_id: userId, template: 'one_time_code' }).orderBy('created_at', 'desc')
      const [latest]: { code: string }[] = await sent.pluck('payload')
      return latest?.code ?? ''
    }

    it('gets a code of six digits, which raises the session', async () => {
      const signed = await signIn()
      const { data: factor } = await signed.client.mfa.enroll({ factorType: 'phone', phone: '+49 170 1234567', friendlyName: 'Mine' })
      expect(factor).toEqual({ id: expect.any(String), type: 'phone', friendly_name: 'Mine', phone: '+49 170 1234567' })
      const factorId = factor?.id ?? ''
      const { data: challenge } = await signed.client.mfa.challenge({ factorId, channel: 'sms' })
      const challengeId = challenge?.id ?? ''
      const code = await codeFor(signed.userId)
      expect(code).toMatch(/^\d{6}$/)
      const wrong = code === '000000' ? '000001' : '000000'
      expect((await signed.client.mfa.verify({ factorId, challengeId, code: wrong })).error).toMatchObject({
        code: 'mfa_verification_failed',
        message: 'Invalid MFA Phone code entered',
      })
      const { data } = await signed.client.mfa.verify({ factorId, challengeId, code })
      expect(decodeJwt(data?.access_token ?? '')).toMatchObject({ aal: 'aal2', amr: [{ method: 'mfa/phone' }, { method: 'password' }] })
      expect((await signed.client.mfa.listFactors()).data?.phone).toMatchObject([{ phone: '491701234567', status: 'verified' }])
    })

    it('is one of a number', async () => {
      const signed = await signIn()
      const begin = (phone: string, friendlyName: string) => signed.client.mfa.enroll({ factorType: 'phone', phone, friendlyName })
      const first = await begin('+491701230001', 'First')
      const again = await begin('+491701230001', 'Again')
      expect(again.error).toBeNull()
      expect((await signed.client.mfa.challenge({ factorId: first.data?.id ?? '' })).error).toMatchObject({ code: 'mfa_factor_not_found' })
      const factorId = again.data?.id ?? ''
      await signed.client.mfa.challenge({ factorId, channel: 'sms' })
      later(1)
      const challenge = await signed.client.mfa.challenge({ factorId, channel: 'whatsapp' })
      await signed.client.mfa.verify({ factorId, challengeId: challenge.data?.id ?? '', code: await codeFor(signed.userId) })
      expect((await begin('+491701230001', 'Third')).error).toMatchObject({
        status: 422,
        code: 'mfa_verified_factor_exists',
        message: 'A verified phone factor already exists, unenroll the existing factor to continue',
      })
      expect((await begin('0170', 'Short')).error).toMatchObject({
        status: 400,
        code: 'validation_failed',
        message: 'Invalid phone number format (E.164 required)',
      })
    })

    it('is called once a minute, and not at all where phones are off', async () => {
      const strict = await world.commandService()
      const off = await signedInClient(strict.url, database, world.settings.IDENTITY_SECRET, { clock: () => now })
      expect((await off.client.mfa.enroll({ factorType: 'phone', phone: '+491701230009' })).error).toMatchObject({
        status: 422,
        code: 'mfa_phone_enroll_not_enabled',
        message: 'MFA enroll is disabled for Phone',
      })
      const { url: limited } = await world.commandService(PHONES)
      const signed = await signedInClient(limited, database, world.settings.IDENTITY_SECRET, { clock: () => now })
      const { data } = await signed.client.mfa.enroll({ factorType: 'phone', phone: '+491701230010' })
      const challenge = () => signed.client.mfa.challenge({ factorId: data?.id ?? '', channel: 'sms' })
      expect((await challenge()).error).toBeNull()
      later(20)
      expect((await challenge()).error).toMatchObject({
        status: 429,
        code: 'over_sms_send_rate_limit',
        message: expect.stringMatching(/^For security purposes, you can only request this after 4[01] seconds\.$/),
      })
      later(40)
      expect((await challenge()).error).toBeNull()
    })
  })

  it.each([
    ['POST', '/factors', { factor_type: 'smoke' }, 400, 'factor_type needs to be totp, phone, or webauthn'],
    ['POST', '/factors', { factor_type: 'totp', friendly_name: 'a\u0000b' }, 400, expect.any(String)],
    ['POST', '/factors', { factor_type: 'totp', friendly_name: 7 }, 400, expect.stringMatching(/^friendly_name: /)],
    ['POST', '/factors', { factor_type: 'totp', issuer: '\ud83d' }, 400, expect.any(String)],
    ['POST', '/factors', { factor_type: 'totp', issuer: 'two\nlines' }, 400, expect.stringMatching(/^issuer: /)],
    ['POST', '/factors', { factor_type: 'phone' }, 400, 'Phone number required to enroll Phone factor'],
    ['POST', '/factors', 'totp', 400, expect.any(String)],
    ['POST', '/factors/none/challenge', {}, 404, 'factor_id must be an UUID'],
    ['DELETE', '/factors/none', undefined, 404, 'factor_id must be an UUID'],
  ])('refuses %s %s with %j', async (method, path, body, status, message) => {
    const { accessToken } = await signIn()
    expect(await raw(accessToken, method, path, body)).toEqual({ status, body: { code: 'validation_failed', message } })
  })

  it('refuses answers that are none before it counts them', async () => {
    const signed = await signIn()
    const { factorId } = await enrol(signed)
    const { data } = await signed.client.mfa.challenge({ factorId })
    const verify = (body: unknown) => raw(signed.accessToken, 'POST', `/factors/${factorId}/verify`, body)
    for (let count = 1; count <= 6; count += 1)
      expect(await verify({ challenge_id: data?.id, code: '' })).toEqual({
        status: 400,
        body: { code: 'validation_failed', message: 'Code needs to be non-empty' },
      })
    expect(await verify({ challenge_id: 'x', code: '123456' })).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
    expect(await verify({ challenge_id: data?.id, code: '12345x' })).toMatchObject({ status: 422 })
    expect(await database('identity.challenges').where({ id: data?.id }).pluck('attempts')).toEqual([1])
  })
})
