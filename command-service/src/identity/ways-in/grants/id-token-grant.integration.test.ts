import { createHash, randomUUID } from 'node:crypto'
import type { JWTPayload } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { authClient, startWorldWithProviders, type WorldWithProviders } from '../../testing/world-with-providers.ts'

const seconds = () => Math.floor(Date.now() / 1_000)
const sha256 = (text: string) => createHash('sha256').update(text)

describe('a sign-in with an id token', () => {
  let providers: WorldWithProviders
  let url: string
  let claims: JWTPayload

  beforeAll(async () => {
    providers = await startWorldWithProviders()
    url = (await providers.commandService()).url
  })
  afterAll(() => providers.close())
  beforeEach(() => {
    claims = { sub: randomUUID(), email: `${randomUUID().slice(0, 8)}@example.com`, email_verified: true, name: 'Ines' }
  })

  const bring = async (
    more: JWTPayload = {},
    { provider = 'tiny', ...beside }: { provider?: string; access_token?: string; nonce?: string } = {},
  ) => authClient(url).signInWithIdToken({ provider, token: await providers.tiny.idToken({ ...claims, ...more }), ...beside })
  const refusal = async (body: object) => {
    const response = await fetch(`${url}/auth/v1/token?grant_type=id_token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' },
      body: JSON.stringify(body),
    })
    return [response.status, await response.json()]
  }

  it('makes an account, and finds it again', async () => {
    const { data, error } = await bring()
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ email: claims['email'], app_metadata: { provider: 'tiny' }, user_metadata: { name: 'Ines' } })
    expect((await bring()).data.user?.id).toBe(data.user?.id)
  })

  it('takes what was made for an app of ours', async () => {
    expect((await bring({ aud: 'debut-app' })).error).toBeNull()
  })

  it('bears clocks that differ by a minute', async () => {
    expect((await bring({ exp: seconds() - 50 })).error).toBeNull()
    expect((await bring({ nbf: seconds() + 50 })).error).toBeNull()
  })

  it.each<[string, () => JWTPayload]>([
    ['of another issuer', () => ({ iss: 'https://evil.example' })],
    ['for another audience', () => ({ aud: 'somebody-else' })],
    ['that has ended', () => ({ exp: seconds() - 70 })],
    ['that has not begun', () => ({ nbf: seconds() + 70 })],
    ['without a subject', () => ({ sub: '' })],
  ])('takes no token %s', async (_, lies) => {
    expect(await refusal({ provider: 'tiny', id_token: await providers.tiny.idToken({ ...claims, ...lies() }) })).toEqual([
      400,
      { error: 'invalid request', error_description: 'Bad ID token' },
    ])
  })

  it('takes no token that another key has signed, or none at all', async () => {
    const foreign = await providers.tiny.idToken(claims, providers.tiny.strangersKey)
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${foreign.split('.')[1]}.`
    for (const id_token of [foreign, unsigned, 'nonsense', '..', `${foreign}x`])
      expect(await refusal({ provider: 'tiny', id_token })).toEqual([400, { error: 'invalid request', error_description: 'Bad ID token' }])
  })

  it('wants a nonce on both sides or on none, and the right one', async () => {
    const nonce = randomUUID()
    const hashed = sha256(nonce).digest('hex')
    expect((await bring({ nonce: hashed }, { nonce })).error).toBeNull()
    const eitherOr = { error: 'invalid request', error_description: 'Passed nonce and nonce in id_token should either both exist or not.' }
    const withNonce = await providers.tiny.idToken({ ...claims, nonce: hashed })
    expect(await refusal({ provider: 'tiny', id_token: withNonce })).toEqual([400, eitherOr])
    expect(await refusal({ provider: 'tiny', id_token: await providers.tiny.idToken(claims), nonce })).toEqual([400, eitherOr])
    const mismatch = { error: 'invalid nonce', error_description: 'Nonces mismatch' }
    expect(await refusal({ provider: 'tiny', id_token: withNonce, nonce: 'another' })).toEqual([400, mismatch])
    expect((await bring({ nonce: hashed }, { provider: 'lax' })).error).toBeNull()
  })

  it('holds an access token to the hash of it', async () => {
    const access_token = 'an access token'
    const at_hash = sha256(access_token).digest().subarray(0, 16).toString('base64url')
    expect((await bring({ at_hash }, { access_token })).error).toBeNull()
    expect((await bring({ at_hash })).error).toBeNull()
    expect((await bring({ at_hash }, { access_token: 'another' })).error?.message).toBe('Bad ID token')
  })

  it('says what is missing, and whom it does not know', async () => {
    const id_token = await providers.tiny.idToken(claims)
    expect(await refusal({ provider: 'tiny' })).toEqual([400, { error: 'invalid request', error_description: 'id_token required' }])
    expect(await refusal({ id_token })).toEqual([
      400,
      { error: 'invalid request', error_description: 'provider or client_id and issuer required' },
    ])
    expect(await refusal({ provider: 'google', id_token })).toMatchObject([400, { code: 'provider_disabled' }])
    expect(await refusal({ provider: 'unknown', id_token })).toMatchObject([400, { code: 'validation_failed' }])
    expect(await refusal({ provider: 'github', id_token })).toMatchObject([400, { error_description: 'Bad ID token' }])
    expect(await refusal({ provider: ['tiny'], id_token })).toMatchObject([400, { code: 'validation_failed' }])
  })

  it('knows a provider by its issuer too', async () => {
    const id_token = await providers.tiny.idToken(claims)
    expect(await refusal({ client_id: 'debut', issuer: providers.tiny.issuer, id_token })).toMatchObject([200, { token_type: 'bearer' }])
  })

  it('answers that a provider is unavailable when it is', async () => {
    expect(await refusal({ provider: 'offline', id_token: await providers.tiny.idToken(claims) })).toMatchObject([
      503,
      { code: 'unexpected_failure' },
    ])
  })

  it('gives no session for an address that the provider has not verified', async () => {
    expect(await refusal({ provider: 'tiny', id_token: await providers.tiny.idToken({ ...claims, email_verified: false }) })).toMatchObject(
      [422, { code: 'provider_email_needs_verification' }],
    )
    const { email: _, ...nameless } = claims
    expect(await refusal({ provider: 'tiny', id_token: await providers.tiny.idToken(nameless) })).toMatchObject([
      422,
      { code: 'provider_email_needs_verification' },
    ])
  })

  it('links to the account that is signed in', async () => {
    const client = authClient(url)
    const { data } = await client.signInWithIdToken({ provider: 'tiny', token: await providers.tiny.idToken(claims) })
    const other = { sub: randomUUID(), email: 'other@example.com', email_verified: true }
    const linked = await client.linkIdentity({ provider: 'lax', token: await providers.tiny.idToken(other) })
    expect(linked.error).toBeNull()
    expect(linked.data.user).toMatchObject({ id: data.user?.id, app_metadata: { providers: ['tiny', 'lax'] } })
    const again = await client.linkIdentity({ provider: 'lax', token: await providers.tiny.idToken(other) })
    expect(again.error).toMatchObject({ status: 422, code: 'identity_already_exists' })
    expect(await refusal({ provider: 'tiny', link_identity: true, id_token: await providers.tiny.idToken(other) })).toMatchObject([
      401,
      { code: 'no_authorization' },
    ])
  })
})
