import type { Instant } from '@debut/events/kernel/instant.ts'
import { systemClock } from '@debut/adapters/clock.ts'
import { type Knex, openDatabase } from '@debut/adapters/database.ts'
import { startWorld, type World } from '@debut/testing/world.ts'
import type { MFAVerifyWebauthnParams } from '@supabase/auth-js'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { signedInClient } from '../../testing/signed-in-client.ts'
import { softwareKey } from '../../testing/software-key.ts'

type CreatedCredential = MFAVerifyWebauthnParams<'create'>['webauthn']['credential_response']

type Signed = Awaited<ReturnType<typeof signedInClient>>

const Challenge = z.object({
  id: z.uuid(),
  type: z.literal('webauthn'),
  expires_at: z.int(),
  webauthn: z.object({
    type: z.enum(['create', 'request']),
    credential_options: z.object({ publicKey: z.looseObject({ challenge: z.string().min(22) }) }),
  }),
})
const Session = z.object({ access_token: z.string() })

describe('a device that signs', () => {
  let world: World
  let url: string
  let database: Knex
  let now: Instant = systemClock()
  let place: { origin: string; rpId: string }

  beforeAll(async () => {
    world = await startWorld({ clock: () => now })
    const own = { AUTH_COMPAT: 'rate-limits', AUTH_REDIRECT_URLS: 'https://app.localhost/,https://*.debut.example/**' }
    url = (await world.commandService(own)).url
    database = openDatabase({ url: world.settings.IDENTITY_DATABASE_URL, name: 'test' })
    place = { origin: world.settings.PUBLIC_URL, rpId: 'localhost' }
  })
  afterAll(async () => {
    await database.destroy()
    await world.close()
  })

  const signIn = (options: Parameters<typeof signedInClient>[3] = {}) =>
    signedInClient(url, database, world.settings.IDENTITY_SECRET, { clock: () => now, ...options })
  const post = async (token: string, path: string, body: unknown) => {
    const response = await fetch(`${url}/auth/v1${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' },
      body: JSON.stringify(body),
    })
    const answer: unknown = await response.json()
    return { status: response.status, body: answer }
  }
  const begin = async ({ client }: Signed, friendlyName = 'Key') => {
    const { data, error } = await client.mfa.enroll({ factorType: 'webauthn', friendlyName })
    if (error !== null) throw error
    return data.id
  }
  const challenge = async (token: string, factorId: string) => {
    const { body } = await post(token, `/factors/${factorId}/challenge`, {
      factorId,
      webauthn: { rpId: 'localhost', rpOrigins: [place.origin] },
    })
    return Challenge.parse(body)
  }
  /** As the published client sends it. */
  const verify = (token: string, factorId: string, challengeId: string, type: string, response: unknown) =>
    post(token, `/factors/${factorId}/verify`, {
      challenge_id: challengeId,
      webauthn: { type, rpId: 'localhost', rpOrigins: [place.origin], credential_response: response },
    })
  const registered = async (signed: Signed, key = softwareKey(place)) => {
    const factorId = await begin(signed)
    const { id, webauthn } = await challenge(signed.accessToken, factorId)
    const made = await verify(signed.accessToken, factorId, id, 'create', key.create(webauthn.credential_options.publicKey.challenge))
    return { factorId, key, token: Session.parse(made.body).access_token }
  }

  it('is remembered by what it makes of a question, and raises the session', async () => {
    const signed = await signIn()
    const factorId = await begin(signed, 'Ring')
    const { id, expires_at, webauthn } = await challenge(signed.accessToken, factorId)
    expect(expires_at).toBe(now.toUnixInteger() + 300)
    expect(webauthn).toMatchObject({
      type: 'create',
      credential_options: {
        publicKey: {
          rp: { id: 'localhost', name: 'Debut' },
          user: { id: Buffer.from(signed.userId).toString('base64url'), name: expect.any(String), displayName: 'Ring' },
          attestation: 'none',
          excludeCredentials: [],
        },
      },
    })
    const { publicKey } = webauthn.credential_options
    const { status, body } = await verify(signed.accessToken, factorId, id, 'create', softwareKey(place).create(publicKey['challenge']))
    expect(status).toBe(200)
    expect(decodeJwt(Session.parse(body).access_token)).toMatchObject({
      aal: 'aal2',
      session_id: signed.sessionId,
      amr: [{ method: 'mfa/webauthn' }, { method: 'password' }],
    })
    expect(body).toMatchObject({
      user: { factors: [{ id: factorId, factor_type: 'webauthn', status: 'verified', friendly_name: 'Ring' }] },
    })
  })

  it('is asked for by its own name, and signs', async () => {
    const signed = await signIn()
    const { factorId, key } = await registered(signed)
    const next = await signIn({ userId: signed.userId })
    const { id, webauthn } = await challenge(next.accessToken, factorId)
    expect(webauthn).toMatchObject({
      type: 'request',
      credential_options: { publicKey: { rpId: 'localhost', allowCredentials: [{ id: key.id, transports: ['usb'] }] } },
    })
    const answer = key.request(webauthn.credential_options.publicKey.challenge)
    const { status, body } = await verify(next.accessToken, factorId, id, 'request', answer)
    expect(status).toBe(200)
    expect(decodeJwt(Session.parse(body).access_token)).toMatchObject({ aal: 'aal2', session_id: next.sessionId })
    expect(await verify(next.accessToken, factorId, id, 'request', answer)).toMatchObject({
      status: 422,
      body: { code: 'mfa_ip_address_mismatch' },
    })
  })

  it('is not remembered twice', async () => {
    const signed = await signIn()
    const { key, token } = await registered(signed)
    const { body } = await post(token, '/factors', { factor_type: 'webauthn', friendly_name: 'Another' })
    const { id } = z.object({ id: z.uuid() }).parse(body)
    const { webauthn } = await challenge(token, id)
    expect(webauthn.credential_options.publicKey).toMatchObject({ excludeCredentials: [{ id: key.id }] })
  })

  const wrong = { status: 422, body: { code: 'mfa_verification_failed', message: 'Failed to validate WebAuthn MFA response' } }

  it('is refused where the question, the place, the key or the count is another', async () => {
    const signed = await signIn()
    const { factorId, key, token } = await registered(signed)
    const attempt = async (answer: (asked: string) => unknown) => {
      const { id, webauthn } = await challenge(token, factorId)
      return verify(token, factorId, id, 'request', answer(webauthn.credential_options.publicKey.challenge))
    }
    expect(await attempt(() => key.request(Buffer.alloc(32).toString('base64url')))).toEqual(wrong)
    expect(await attempt((asked) => key.request(asked, 'https://debut.evil.example'))).toEqual(wrong)
    expect(await attempt((asked) => key.request(asked, 'https://any.debut.example'))).toEqual(wrong)
    expect(await attempt((asked) => softwareKey(place).request(asked))).toEqual(wrong)
    expect(await attempt((asked) => softwareKey({ ...place, rpId: 'evil.example' }).request(asked))).toEqual(wrong)
    key.rewind(5)
    expect(await attempt((asked) => key.request(asked))).toEqual(wrong)
  })

  it('may be used wherever a sign-in may return to', async () => {
    const signed = await signIn()
    const { factorId, key, token } = await registered(signed)
    const { id, webauthn } = await challenge(token, factorId)
    const answer = key.request(webauthn.credential_options.publicKey.challenge, 'https://app.localhost')
    expect(await verify(token, factorId, id, 'request', answer)).toMatchObject({ status: 200 })
  })

  it('is not replaced by the answer to a question from before it was known', async () => {
    const signed = await signIn()
    const factorId = await begin(signed)
    const [first, second] = [await challenge(signed.accessToken, factorId), await challenge(signed.accessToken, factorId)]
    const create = (asked: typeof first) => softwareKey(place).create(asked.webauthn.credential_options.publicKey.challenge)
    expect(await verify(signed.accessToken, factorId, first.id, 'create', create(first))).toMatchObject({ status: 200 })
    expect(await verify(signed.accessToken, factorId, second.id, 'create', create(second))).toEqual(wrong)
  })

  it.each([
    [undefined, 'WebAuthn config required'],
    [{ type: 'steal', credential_response: {} }, 'WebAuthn type must be create or request'],
    [{ type: 'create' }, 'credential_response required'],
    [{ type: 'create', credential_response: { id: 'x' } }, 'Invalid credential_response'],
    [{ type: 'create', credential_response: 7 }, 'Invalid credential_response'],
  ])('is refused where it says %j', async (webauthn, message) => {
    const signed = await signIn()
    const factorId = await begin(signed)
    const { id } = await challenge(signed.accessToken, factorId)
    const answer = await post(signed.accessToken, `/factors/${factorId}/verify`, { challenge_id: id, webauthn })
    expect(answer).toEqual({ status: 400, body: { code: 'validation_failed', message } })
  })

  it('breaks nothing where what it says is cut off anywhere', async () => {
    const key = softwareKey(place)
    const cutOff = (text: string, part: number) => text.slice(0, Math.floor(text.length * part))
    for (const part of [0, 0.01, 0.05, 0.1, 0.2, 0.3, 0.5, 0.7, 0.9, 0.99]) {
      const signed = await signIn()
      const factorId = await begin(signed)
      const { id, webauthn } = await challenge(signed.accessToken, factorId)
      const { response, ...whole } = key.create(webauthn.credential_options.publicKey.challenge)
      const attestationObject = cutOff(response.attestationObject, part)
      const unsaid = { ...response, clientDataJSON: cutOff(response.clientDataJSON, part) }
      const unclear = await verify(signed.accessToken, factorId, id, 'create', { ...whole, response: unsaid })
      expect([400, 422]).toContain(unclear.status)
      // A key is stored without attestation: half of one harms only its owner.
      const half = await verify(signed.accessToken, factorId, id, 'create', { ...whole, response: { ...response, attestationObject } })
      expect([200, 400, 422]).toContain(half.status)
    }
  })

  it('speaks in the words of the published client, which finds its bytes', async () => {
    const signed = await signIn()
    const factorId = await begin(signed)
    const { data } = await signed.client.mfa.challenge({ factorId, webauthn: { rpId: 'localhost', rpOrigins: [place.origin] } })
    if (data?.type !== 'webauthn' || data.webauthn.type !== 'create') throw new Error('not asked to create a key')
    const { publicKey } = data.webauthn.credential_options
    expect(publicKey['challenge']).toBeInstanceOf(ArrayBuffer)
    expect(Buffer.from(z.instanceof(ArrayBuffer).parse(publicKey.user.id)).toString()).toBe(signed.userId)
    const made = softwareKey(place).create(Buffer.from(z.instanceof(ArrayBuffer).parse(publicKey['challenge'])).toString('base64url'))
    const credential = { ...made, toJSON: () => made }
    const { data: session, error } = await signed.client.mfa.verify({
      factorId,
      challengeId: data.id,
      // A browser's object, of which the client asks for its JSON only.
      webauthn: {
        type: 'create',
        rpId: 'localhost',
        rpOrigins: [place.origin],
        credential_response: credential as unknown as CreatedCredential,
      },
    })
    expect(error).toBeNull()
    expect(decodeJwt(session?.access_token ?? '')).toMatchObject({ aal: 'aal2' })
  })
})
