import { randomUUID } from 'node:crypto'
import type { Instant } from '@debut/events/kernel/instant.ts'
import { systemClock } from '@debut/adapters/clock.ts'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addIdentity } from '../../accounts/identities.ts'
import { insertUser, type NewUser } from '../../accounts/users.ts'
import { fragmentOf } from '../../testing/browser.ts'
import { authClient, startWorldWithProviders, type WorldWithProviders } from '../../testing/world-with-providers.ts'

describe('a sign-in with a provider', () => {
  let providers: WorldWithProviders
  let url: string
  let now: Instant = systemClock()

  beforeAll(async () => {
    providers = await startWorldWithProviders(() => now)
    url = (await providers.commandService()).url
  })
  afterAll(() => providers.close())
  beforeEach(() => {
    now = systemClock()
    providers.tiny.saying.lies = {}
  })

  const somebody = () => `${randomUUID().slice(0, 8)}@example.com`
  const redirectTo = () => `${providers.publicUrl}/after?next=1`
  const browser = (at = url) => providers.browserFor(at)

  const begin = async (provider = 'local', options: object = {}) => {
    const client = authClient(url)
    // auth-js names the providers of its own service alone; its server knows more.
    const { data, error } = await client.signInWithOAuth({
      provider: provider as 'github',
      options: { redirectTo: redirectTo(), ...options },
    })
    if (error !== null) throw error
    return { client, address: data.url }
  }
  const signInAs = async (email: string, verified = true) => {
    const { client, address } = await begin()
    const page = await browser().signIn(address, { email, verified })
    return { client, page, code: page.searchParams.get('code') ?? '' }
  }
  const sessionOf = async (email: string) => {
    const { client, code } = await signInAs(email)
    const { data, error } = await client.exchangeCodeForSession(code)
    if (error !== null) throw error
    return data
  }
  const through = async (provider: string) => {
    const { client, address } = await begin(provider)
    const page = await browser().visit(address)
    return { client, page, code: page.searchParams.get('code') ?? '' }
  }
  const token = (grantType: string, body: object, at = url) =>
    fetch(`${at}/auth/v1/token?grant_type=${grantType}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' },
      body: JSON.stringify(body),
    })
  const account = (user: NewUser) => insertUser(providers.database, user, now)
  const rowOf = (email: string) => providers.database('identity.users').where({ email }).first()
  const mailsTo = (recipient: string): Promise<string[]> =>
    providers.database('identity.outbox').where({ recipient }).orderBy('created_at').pluck('template')

  it('makes an account for a new user', async () => {
    const email = somebody()
    const { client, page, code } = await signInAs(email)
    expect(page.href).toMatch(`${redirectTo()}&code=`)
    const { data, error } = await client.exchangeCodeForSession(code)
    expect(error).toBeNull()
    expect(data.user).toMatchObject({
      email,
      app_metadata: { provider: 'local', providers: ['local'] },
      user_metadata: { name: 'Ines Moreau', full_name: 'Ines Moreau', user_name: 'ines-moreau', email, email_verified: true },
      identities: [{ provider: 'local', email }],
      is_anonymous: false,
    })
    expect(data.user?.email_confirmed_at).toBeDefined()
    expect(data.session?.provider_token).toEqual(expect.any(String))
    const claims = decodeJwt(data.session?.access_token ?? '')
    expect(claims['amr']).toEqual([{ method: 'oauth', provider: 'local', timestamp: expect.any(Number) }])
    expect(claims['aal']).toBe('aal1')
  })

  it('finds the account again, with what the provider says of them now', async () => {
    const email = somebody()
    const first = await sessionOf(email)
    const { client, address } = await begin()
    const page = await browser().signIn(address, { email, name: 'Ines M' })
    const { data } = await client.exchangeCodeForSession(page.searchParams.get('code') ?? '')
    expect(data.user?.id).toBe(first.user?.id)
    expect(data.user?.identities).toHaveLength(1)
    expect(data.user?.user_metadata).toMatchObject({ name: 'Ines M' })
  })

  it('ends in the fragment of a page that has no challenge', async () => {
    const email = somebody()
    const client = authClient(url, 'implicit')
    const { data } = await client.signInWithOAuth({ provider: 'local' as 'github', options: { redirectTo: redirectTo() } })
    const page = await browser().signIn(data.url ?? '', { email })
    const received = fragmentOf(page)
    expect(received).toMatchObject({ token_type: 'bearer', expires_in: '3600', provider_token: expect.any(String) })
    expect(decodeJwt(received['access_token'] ?? '')['email']).toBe(email)
    expect(page.search).toBe('?next=1')
    expect(await providers.database('identity.flows').where({ code_challenge: null })).toEqual([])
  })

  it('goes to no page but ours', async () => {
    const { address } = await begin('local', { redirectTo: 'https://elsewhere.example/' })
    const page = await browser().signIn(address, { email: somebody() })
    expect(page.origin).toBe(providers.publicUrl)
  })

  it.each(['redirect_to', 'scopes', 'login_hint', 'provider', 'code_challenge'])('fails at nothing that stands in %s', async (name) => {
    for (const value of [
      '\0',
      'http://localhost/\0',
      `${redirectTo()}\0`,
      `${redirectTo()}\r\nx: y`,
      '%00',
      '\uFFFD',
      'x'.repeat(3_000),
      '[]',
      '__proto__',
    ]) {
      const query = new URLSearchParams({ provider: 'local', redirect_to: redirectTo(), [name]: value })
      for (const twice of ['', `&${query.toString()}`]) {
        const response = await fetch(`${url}/auth/v1/authorize?${query.toString()}${twice}`, { redirect: 'manual' })
        expect([302, 400]).toContain(response.status)
        await response.arrayBuffer()
      }
    }
  })

  it('joins the confirmed account of the same address, and tells it', async () => {
    const email = somebody()
    const { id } = await account({ email, email_confirmed_at: now.toJSDate(), password_hash: 'kept', user_metadata: { theme: 'dark' } })
    const { user } = await sessionOf(email)
    expect(user?.id).toBe(id)
    expect(user?.user_metadata).toMatchObject({ theme: 'dark', name: 'Ines Moreau' })
    expect(await rowOf(email)).toMatchObject({ password_hash: 'kept' })
    expect(await mailsTo(email)).toEqual(['identity_linked'])
  })

  it('leaves no old sign-in method in an account whose address was never confirmed', async () => {
    const email = somebody()
    const { id } = await account({ email, password_hash: 'of somebody else', user_metadata: { name: 'Mallory' } })
    await addIdentity(providers.database, { userId: id, provider: 'email', providerId: id, data: { email } }, now)
    const { user } = await sessionOf(email)
    expect(user?.id).toBe(id)
    expect(user?.identities).toMatchObject([{ provider: 'local' }])
    expect(user?.user_metadata['name']).toBe('Ines Moreau')
    expect(await rowOf(email)).toMatchObject({ password_hash: null, email_confirmed_at: expect.any(Date) })
  })

  it('leaves an account to its phone that only ever claimed the address', async () => {
    const email = somebody()
    const phone = `3361${Date.now()}`.slice(0, 14)
    const { id } = await account({ email, phone, phone_confirmed_at: now.toJSDate() })
    const { user } = await sessionOf(email)
    expect(user?.id).not.toBe(id)
    expect(await providers.database('identity.users').where({ id }).first()).toMatchObject({ email: null, phone })
  })

  it('asks for the address first that the provider has not verified, and says no more to a user who claims another’s', async () => {
    const email = somebody()
    const first = await signInAs(email, false)
    const refusal = {
      error: 'access_denied',
      error_code: 'provider_email_needs_verification',
      error_description: 'Unverified email with local. A confirmation email has been sent to your local email',
    }
    expect(fragmentOf(first.page)).toEqual(refusal)
    expect(Object.fromEntries(first.page.searchParams)).toEqual({ next: '1', ...refusal })
    expect(await mailsTo(email)).toEqual(['confirmation'])

    const owners = somebody()
    const { id } = await account({ email: owners, email_confirmed_at: now.toJSDate() })
    expect(Object.keys(fragmentOf((await signInAs(owners, false)).page))).toEqual(Object.keys(refusal))
    expect(await mailsTo(owners)).toEqual([])
    expect(await providers.database('identity.identities').where({ user_id: id })).toEqual([])
  })

  it('makes no second account of a mailbox, and says no more to a user who claims another’s', async () => {
    const email = somebody()
    const tagged = (tag: string) => email.replace('@', `+${tag}@`)
    await sessionOf(email)
    expect(fragmentOf((await signInAs(tagged('verified'))).page)).toMatchObject({ error_code: 'email_exists' })
    expect(fragmentOf((await signInAs(tagged('claimed'), false)).page)).toMatchObject({ error_code: 'provider_email_needs_verification' })
    expect(await Promise.all([rowOf(tagged('verified')), rowOf(tagged('claimed'))])).toEqual([undefined, undefined])
    expect(await mailsTo(tagged('claimed'))).toEqual([])

    await account({ email: tagged('pending'), password_hash: 'of somebody else' }) // claimed before, by another user
    expect(fragmentOf((await signInAs(tagged('pending'))).page)).toMatchObject({ error_code: 'email_exists' })
    expect(await rowOf(tagged('pending'))).toMatchObject({ email_confirmed_at: null })
  })

  it('makes no account of a throwaway address, verified or not', async () => {
    const email = somebody().replace(/@.*/, '@mailinator.com')
    for (const verified of [true, false])
      expect(fragmentOf((await signInAs(email, verified)).page)).toMatchObject({ error_code: 'email_address_invalid' })
    expect(await rowOf(email)).toBeUndefined()
  })

  it('leaves no sign-in method to a user who claimed the address with a provider, once another user proves that it is theirs', async () => {
    const askers: ((email: string) => Promise<unknown>)[] = [
      (email) => authClient(url).signInWithOtp({ email }),
      (email) => authClient(url).signUp({ email, password: 'quiet river stone' }),
      (email) => authClient(url).resetPasswordForEmail(email),
    ]
    for (const [index, ask] of askers.entries()) {
      const email = somebody()
      await signInAs(email, false)
      const { id } = await rowOf(email)
      now = now.plus({ minutes: 1 })
      await ask(email)
      const [mail] = await providers
        .database<{ recipient: string; created_at: Date; payload: { code: string } }>('identity.outbox')
        .where({ recipient: email })
        .orderBy('created_at', 'desc')
        .select('payload')
      const type = index === 2 ? 'recovery' : 'email'
      const { data } = await authClient(url).verifyOtp({ email, token: mail?.payload.code ?? '', type })
      expect(data.user).toMatchObject({ id, identities: [{ provider: 'email' }] })
      expect((await signInAs(email, false)).code).toBe('')
    }
  })

  it('takes no address for another that only looks like it', async () => {
    const email = `kim-${somebody()}`
    const { id } = await account({ email, email_confirmed_at: now.toJSDate() })
    providers.tiny.saying.claims = { sub: randomUUID(), email: email.replace('k', '\u212a'), email_verified: true }
    await through('tiny')
    providers.tiny.saying.claims = { id: randomUUID() }
    providers.tiny.saying.emails = [{ email: email.replace('k', '\u212a'), primary: true, verified: true }]
    await through('github')
    expect(await providers.database('identity.identities').where({ user_id: id })).toEqual([])
  })

  it('says so where the member changed their mind', async () => {
    const { address } = await begin()
    const page = await browser().cancel(address)
    expect(fragmentOf(page)).toMatchObject({ error: 'access_denied', error_description: 'You did not sign in with Debut ID.' })
    expect(page.pathname).toBe('/after')
  })

  it('takes no state that it did not give, none twice, and none that has waited too long', async () => {
    const stranger = await browser().visit(`${providers.publicUrl}/auth/v1/callback?code=1&state=${randomUUID()}`)
    expect(fragmentOf(stranger)).toMatchObject({ error: 'invalid_request', error_code: 'bad_oauth_state' })
    const nothing = await browser().visit(`${providers.publicUrl}/auth/v1/callback?code=1`)
    expect(fragmentOf(nothing)).toMatchObject({ error_code: 'bad_oauth_callback' })

    const { address } = await begin('tiny')
    providers.tiny.saying.claims = { sub: randomUUID(), email: somebody(), email_verified: true }
    await browser().visit(address)
    const state = providers.tiny.asked.at(-1)?.get('state')
    const replayed = await browser().visit(`${providers.publicUrl}/auth/v1/callback?code=1&state=${state}`)
    expect(fragmentOf(replayed)).toMatchObject({ error_code: 'bad_oauth_state' })

    const late = await begin('local')
    const departed = await fetch(late.address, { redirect: 'manual' })
    now = now.plus({ seconds: 301 })
    const page = await browser().signIn(departed.headers.get('location') ?? '', { email: somebody() })
    expect(fragmentOf(page)).toMatchObject({ error_code: 'bad_oauth_state', error_description: 'OAuth state has expired' })
  })

  it('hands a code out once, for five minutes, to the client that has its verifier', async () => {
    const { client, code } = await signInAs(somebody())
    const wrong = await token('pkce', { auth_code: code, code_verifier: 'x'.repeat(56) })
    expect([wrong.status, await wrong.json()]).toMatchObject([400, { code: 'bad_code_verifier' }])
    // The wrong guess has used it up.
    expect((await client.exchangeCodeForSession(code)).error).toMatchObject({ status: 404, code: 'flow_state_not_found' })

    const late = await signInAs(somebody())
    now = now.plus({ seconds: 301 })
    expect((await late.client.exchangeCodeForSession(late.code)).error).toMatchObject({ status: 422, code: 'flow_state_expired' })
    const nothing = await token('pkce', { auth_code: '', code_verifier: null })
    expect([nothing.status, await nothing.json()]).toMatchObject([400, { code: 'validation_failed' }])
  })

  it('gives a session to one of two who bring the same code at once', async () => {
    const verifier = 'v'.repeat(64)
    const challenge = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(verifier))).toString('base64url')
    const query = new URLSearchParams({
      provider: 'local',
      redirect_to: redirectTo(),
      code_challenge: challenge,
      code_challenge_method: 'S256',
    })
    const page = await browser().signIn(`${url}/auth/v1/authorize?${query.toString()}`, { email: somebody() })
    const body = { auth_code: page.searchParams.get('code'), code_verifier: verifier }
    const answers = await Promise.all(Array.from({ length: 4 }, () => token('pkce', body)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404, 404, 404])
  })

  it('makes one account of two first sign-ins at once', async () => {
    const email = somebody()
    providers.tiny.saying.claims = { sub: randomUUID(), email, email_verified: true }
    const both = await Promise.all(['tiny', 'lax', 'tiny', 'lax'].map(through))
    const users = await Promise.all(both.map(async ({ client, code }) => (await client.exchangeCodeForSession(code)).data.user?.id))
    expect(new Set(users).size).toBe(1)
    expect(await providers.database('identity.identities').where({ user_id: users[0] })).toHaveLength(2)
  })

  it.each([
    ['alone', { code_challenge: 'c'.repeat(43) }, 'PKCE flow requires code_challenge_method and code_challenge'],
    [
      'too short',
      { code_challenge: 'c'.repeat(42), code_challenge_method: 's256' },
      'code challenge has to be between 43 and 128 characters',
    ],
    [
      'of other characters',
      { code_challenge: '/'.repeat(43), code_challenge_method: 's256' },
      'code challenge can only contain alphanumeric',
    ],
    ['that is its own verifier', { code_challenge: 'c'.repeat(43), code_challenge_method: 'plain' }, 'code_challenge_method must be S256'],
  ])('takes no challenge %s', async (_, fields, message) => {
    const response = await fetch(`${url}/auth/v1/authorize?${new URLSearchParams({ provider: 'local', ...fields }).toString()}`, {
      redirect: 'manual',
    })
    const body = (await response.json()) as { error_code: string; msg: string }
    expect([response.status, body.error_code]).toEqual([400, 'validation_failed'])
    expect(body.msg).toContain(message)
  })

  it('relaxes those rules by name', async () => {
    const relaxed = (await providers.commandService({ AUTH_COMPAT: 'rate-limits,pkce-plain,pkce-reuse' })).url
    const verifier = 'v'.repeat(64)
    const query = new URLSearchParams({
      provider: 'local',
      redirect_to: redirectTo(),
      code_challenge: verifier,
      code_challenge_method: 'plain',
    })
    const page = await browser(relaxed).signIn(`${relaxed}/auth/v1/authorize?${query.toString()}`, { email: somebody() })
    const auth_code = page.searchParams.get('code')
    expect((await token('pkce', { auth_code, code_verifier: 'w'.repeat(64) }, relaxed)).status).toBe(400)
    expect((await token('pkce', { auth_code, code_verifier: verifier }, relaxed)).status).toBe(200)
    expect((await token('pkce', { auth_code, code_verifier: verifier }, relaxed)).status).toBe(404)
  })

  it('makes no new accounts where there are to be none', async () => {
    const closed = (await providers.commandService({ AUTH_SIGNUPS: 'false' })).url
    const known = somebody()
    await account({ email: known, email_confirmed_at: now.toJSDate() })
    const at = async (email: string) =>
      browser(closed).signIn(`${closed}/auth/v1/authorize?provider=local&redirect_to=${encodeURIComponent(redirectTo())}`, { email })
    expect(fragmentOf(await at(somebody()))).toMatchObject({ error: 'access_denied', error_code: 'signup_disabled' })
    expect(fragmentOf(await at(known))).toMatchObject({ access_token: expect.any(String) })
  })

  it('keeps out who is banned', async () => {
    const email = somebody()
    await account({ email, email_confirmed_at: now.toJSDate(), banned_until: now.plus({ days: 1 }).toJSDate() })
    expect(fragmentOf((await signInAs(email)).page)).toMatchObject({ error: 'access_denied', error_code: 'user_banned' })
  })

  it('knows only the configured providers, and none of them through the name of another thing', async () => {
    for (const name of ['unknown', 'constructor', 'google', 'acme', '']) {
      const response = await fetch(`${url}/auth/v1/authorize?provider=${name}`, { redirect: 'manual' })
      expect([response.status, await response.json()]).toMatchObject([400, { error_code: 'validation_failed' }])
    }
  })

  it('tells the page where a provider cannot be reached', async () => {
    const { address } = await begin('offline')
    const page = await browser().visit(address)
    expect(fragmentOf(page)).toMatchObject({ error: 'temporarily_unavailable', error_code: 'unexpected_failure' })
    expect(page.pathname).toBe('/after')
  })

  it('says to the provider what the page wants said, but nothing that is ours to say', async () => {
    const { address } = await begin('tiny', {
      scopes: 'calendar photos',
      queryParams: { prompt: 'consent', client_id: 'evil', redirect_uri: 'https://evil.example', state: 'mine', nonce: 'mine' },
    })
    await browser().visit(address)
    const asked = Object.fromEntries(providers.tiny.asked.at(-1) ?? [])
    expect(asked).toMatchObject({
      prompt: 'consent',
      client_id: 'debut',
      redirect_uri: `${providers.publicUrl}/auth/v1/callback`,
      scope: 'openid email profile calendar photos',
      code_challenge_method: 'S256',
    })
    expect(asked['nonce']).not.toBe('mine')
    expect(asked['state']).not.toBe('mine')
  })

  it.each([
    ['another issuer', { iss: 'https://evil.example' }],
    ['another audience', { aud: 'somebody-else' }],
    ['another nonce', { nonce: 'another' }],
    ['no subject', { sub: '' }],
    ['a subject that would be another’s if it were made harmless', { sub: 'ines\0' }],
    ['an end that has passed', { exp: 1_700_000_000 }],
  ])('does not believe an id token with %s', async (_, lies) => {
    const email = somebody()
    providers.tiny.saying.claims = { sub: randomUUID(), email, email_verified: true }
    providers.tiny.saying.lies = lies
    const { page } = await through('tiny')
    expect(fragmentOf(page)).toMatchObject({ error: 'server_error', error_code: 'unexpected_failure' })
    expect(await rowOf(email)).toBeUndefined()
  })

  it('asks a provider without discovery who somebody is, and which address of theirs is the main one', async () => {
    const email = somebody()
    providers.tiny.saying.claims = { id: 4_711, login: 'ines', name: 'Ines', avatar_url: 'https://pictures.example/4711', bio: 'a\0b' }
    providers.tiny.saying.emails = [
      { email: somebody(), primary: false, verified: true },
      { email: email.toUpperCase(), primary: true, verified: true },
    ]
    const { client, code } = await through('github')
    const { data } = await client.exchangeCodeForSession(code)
    expect(data.user).toMatchObject({
      email,
      user_metadata: { user_name: 'ines', avatar_url: 'https://pictures.example/4711', provider_id: '4711' },
    })
    expect(providers.tiny.asked.at(-1)?.get('nonce')).toBeNull()
  })

  it('keeps nothing of a profile that is not what it says', async () => {
    const email = somebody()
    providers.tiny.saying.claims = { sub: randomUUID(), email, email_verified: true, name: 'I\0nes\uD800', picture: 'javascript:alert(1)' }
    const { client, code } = await through('tiny')
    const { data } = await client.exchangeCodeForSession(code)
    expect(data.user?.user_metadata).toMatchObject({ name: 'Ines\uFFFD' })
    expect(data.user?.user_metadata).not.toHaveProperty('picture')
  })

  it('takes the answer of a provider from a form, and the name that only comes with it', async () => {
    const email = somebody()
    providers.tiny.saying.claims = { sub: randomUUID(), email, email_verified: 'true' }
    const { client, address } = await begin('tiny')
    const departed = await fetch(address, { redirect: 'manual' })
    const back = new URL((await fetch(departed.headers.get('location') ?? '', { redirect: 'manual' })).headers.get('location') ?? '')
    const form = new URLSearchParams([...back.searchParams, ['user', JSON.stringify({ name: { firstName: 'Ines', lastName: 'Moreau' } })]])
    const answer = await fetch(`${url}/auth/v1/callback`, { method: 'POST', body: form, redirect: 'manual' })
    expect(answer.status).toBe(302)
    const code = new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? ''
    const { data } = await client.exchangeCodeForSession(code)
    expect(data.user).toMatchObject({ email, user_metadata: { full_name: 'Ines Moreau' } })
  })

  it('stores neither codes nor the provider’s tokens as they are', async () => {
    const { code } = await signInAs(somebody())
    const rows = JSON.stringify(await providers.database('identity.flows'))
    expect(rows).not.toContain(code)
    expect(rows).not.toContain(Buffer.from('accessToken').toString('hex'))
    expect(rows).not.toContain('accessToken')
  })
})
