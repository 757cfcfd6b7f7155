import { randomUUID } from 'node:crypto'
import { AuthClient } from '@supabase/auth-js'
import { TOTP, URI } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientOf, newEmail, newPhone, refusalOf, startWorldWithMails, type WorldWithMails } from '../../testing/world-with-mails.ts'

const password = 'quiet river stone'

describe('the published client', () => {
  let world: WorldWithMails
  let url: string
  beforeAll(async () => {
    world = await startWorldWithMails()
    url = await world.service({ AUTH_PHONE: 'true' })
  })
  afterAll(() => world.close())

  const member = async (flowType: 'pkce' | 'implicit' = 'implicit') => {
    const email = newEmail()
    const client = clientOf(url, flowType)
    await client.signUp({ email, password })
    const { data } = await client.verifyOtp({ email, token: (await world.mailTo(email)).code, type: 'signup' })
    if (data.session === null) throw new Error('no session was given')
    return { email, client, session: data.session, id: data.session.user.id }
  }

  it('receives all events of a session, in their order', async () => {
    const { email } = await member()
    const client = clientOf(url)
    const events: [event: string, who: string | undefined][] = []
    const { data } = client.onAuthStateChange((event, session) => {
      events.push([event, session?.user.email])
    })
    await client.getSession()
    await expect.poll(() => events).toEqual([['INITIAL_SESSION', undefined]])

    await client.signInWithPassword({ email, password })
    await client.refreshSession()
    await client.updateUser({ data: { name: 'Ines' } })
    const enrolled = await client.mfa.enroll({ factorType: 'totp' })
    const totp = URI.parse(enrolled.data?.totp.uri ?? '')
    if (!(totp instanceof TOTP)) throw new Error('not a code of time')
    const code = totp.generate({ timestamp: world.clock().toMillis() })
    expect((await client.mfa.challengeAndVerify({ factorId: enrolled.data?.id ?? '', code })).error).toBeNull()
    await client.resetPasswordForEmail(email)
    await client.verifyOtp({ email, token: (await world.mailTo(email, 'recovery')).code, type: 'recovery' })
    await client.signOut()
    expect(events).toEqual([
      ['INITIAL_SESSION', undefined],
      ['SIGNED_IN', email],
      ['TOKEN_REFRESHED', email],
      ['USER_UPDATED', email],
      ['MFA_CHALLENGE_VERIFIED', email],
      ['PASSWORD_RECOVERY', email],
      ['SIGNED_OUT', undefined],
    ])
    data.subscription.unsubscribe()
  })

  it('knows a way to a new password by its code, also where that came in a link', async () => {
    const { email, client } = await member('pkce')
    await client.resetPasswordForEmail(email)
    const { link } = await world.mailTo(email, 'recovery')
    const { pathname, search } = new URL(link)
    const response = await fetch(`${url}${pathname}${search}`, { redirect: 'manual' })
    const events: string[] = []
    client.onAuthStateChange((event) => {
      events.push(event)
    })
    const code = new URL(response.headers.get('location') ?? '').searchParams.get('code') ?? ''
    const { data, error } = await client.exchangeCodeForSession(code)
    expect(error).toBeNull()
    expect(data).toMatchObject({ redirectType: 'recovery' })
    await expect.poll(() => events).toContain('PASSWORD_RECOVERY')
  })

  it('trusts a token by the published keys alone', async () => {
    const { client, session, id, email } = await member()
    const asked: string[] = []
    const offline = new AuthClient({
      url: `${url}/auth/v1`,
      autoRefreshToken: false,
      persistSession: false,
      fetch: (input, init) => {
        asked.push(new URL(input instanceof Request ? input.url : input).pathname)
        return fetch(input, init)
      },
    })
    const { data, error } = await offline.getClaims(session.access_token)
    expect(error).toBeNull()
    expect(data).toMatchObject({
      header: { alg: 'ES256', typ: 'JWT' },
      claims: {
        iss: `${world.world.settings.PUBLIC_URL}/auth/v1`,
        sub: id,
        aud: 'authenticated',
        role: 'authenticated',
        email,
        phone: '',
        aal: 'aal1',
        amr: [{ method: 'otp', timestamp: expect.any(Number) }],
        session_id: expect.any(String),
        is_anonymous: false,
        app_metadata: { provider: 'email', providers: ['email'] },
      },
    })
    await offline.getClaims(session.access_token)
    expect(asked).toEqual(['/auth/v1/.well-known/jwks.json'])
    const forged = `${session.access_token.slice(0, -8)}AAAAAAAA`
    expect((await client.getClaims(forged)).error?.message).toBe('Invalid JWT signature')
  })

  it('takes up a session that somebody hands it', async () => {
    const { session, id } = await member()
    const client = clientOf(url)
    const { data, error } = await client.setSession(session)
    expect(error).toBeNull()
    expect(data).toMatchObject({ user: { id }, session: { access_token: session.access_token } })
    expect((await client.getSession()).data.session?.user.id).toBe(id)
    expect((await client.getUser()).data.user?.id).toBe(id)

    // One whose access token has run out is refreshed on the way.
    const [header = '', payload = ''] = session.access_token.split('.')
    const claims: object = JSON.parse(Buffer.from(payload, 'base64url').toString())
    const late = Buffer.from(JSON.stringify({ ...claims, exp: 1 })).toString('base64url')
    const stale = await clientOf(url).setSession({ access_token: `${header}.${late}.AAAA`, refresh_token: session.refresh_token })
    expect(stale.error).toBeNull()
    expect(stale.data.session?.refresh_token).not.toBe(session.refresh_token)

    const wrong = await clientOf(url).setSession({ access_token: `${header}.${payload}.AAAA`, refresh_token: session.refresh_token })
    expect(refusalOf(wrong)).toMatchObject({ status: 403, code: 'bad_jwt' })
    const unknown = await clientOf(url).refreshSession({ refresh_token: 'unknown' })
    expect(refusalOf(unknown)).toEqual({
      status: 400,
      code: 'refresh_token_not_found',
      message: 'Invalid Refresh Token: Refresh Token Not Found',
    })
    expect((await clientOf(url).getUser()).error?.name).toBe('AuthSessionMissingError')
  })

  it('keeps a session fresh by itself', async () => {
    const { session } = await member()
    const memory = new Map<string, string>()
    const storage = {
      getItem: (key: string) => memory.get(key) ?? null,
      setItem: (key: string, value: string) => void memory.set(key, value),
      removeItem: (key: string) => void memory.delete(key),
    }
    const client = new AuthClient({ url: `${url}/auth/v1`, autoRefreshToken: false, detectSessionInUrl: false, storage })
    expect(await client.initialize()).toEqual({ error: null })
    await client.setSession(session)
    const [key = ''] = memory.keys()
    const kept: object = JSON.parse(memory.get(key) ?? '{}')
    // As it is a minute before the end.
    memory.set(key, JSON.stringify({ ...kept, expires_at: Math.floor(Date.now() / 1_000) + 60 }))
    const events: string[] = []
    client.onAuthStateChange((event) => {
      events.push(event)
    })
    await client.startAutoRefresh()
    await expect.poll(() => events).toContain('TOKEN_REFRESHED')
    await client.stopAutoRefresh()
    await client.dispose()
    expect((await client.getSession()).data.session?.refresh_token).not.toBe(session.refresh_token)
  })

  it('shows who vouches for an account', async () => {
    const { client, email, id } = await member()
    const { data } = await client.getUserIdentities()
    expect(data?.identities).toEqual([
      {
        identity_id: expect.any(String),
        id,
        user_id: id,
        provider: 'email',
        identity_data: expect.objectContaining({ sub: id, email }),
        email,
        last_sign_in_at: expect.any(String),
        created_at: expect.any(String),
        updated_at: expect.any(String),
      },
    ])
    const [identity] = data?.identities ?? []
    if (identity === undefined) throw new Error('no identity')
    expect(refusalOf(await client.unlinkIdentity(identity))).toEqual({
      status: 422,
      code: 'single_identity_not_deletable',
      message: 'User must have at least 1 identity after unlinking',
    })
  })

  it('has whatever was sent sent again, and only the newest is good', async () => {
    const [email, phone, nextEmail, nextPhone] = [newEmail(), newPhone(), newEmail(), newPhone()]
    const client = clientOf(url)
    await client.signUp({ email, password })
    const first = await world.mailTo(email)
    expect(await client.resend({ type: 'signup', email, options: { emailRedirectTo: world.world.settings.PUBLIC_URL } })).toMatchObject({
      error: null,
      data: { user: null, session: null },
    })
    expect(refusalOf(await client.verifyOtp({ token_hash: first.token, type: 'signup' }))).toMatchObject({ code: 'otp_expired' })
    expect((await client.verifyOtp({ email, token: (await world.mailTo(email)).code, type: 'signup' })).error).toBeNull()

    await client.updateUser({ email: nextEmail })
    expect((await client.resend({ type: 'email_change', email })).error).toBeNull()
    expect((await world.mailsTo(email)).filter(({ template }) => template === 'email_change')).toHaveLength(2)
    const half = await client.verifyOtp({ email, token: (await world.mailTo(email, 'email_change')).code, type: 'email_change' })
    expect(half).toMatchObject({ error: null, data: { session: null } })
    const whole = await client.verifyOtp({ email: nextEmail, token: (await world.mailTo(nextEmail)).code, type: 'email_change' })
    expect(whole.data.user?.email).toBe(nextEmail)

    const other = clientOf(url)
    await other.signUp({ phone, password })
    const texted = await other.resend({ type: 'sms', phone })
    expect(texted.data.messageId).toMatch(/^[0-9a-f-]{36}$/)
    expect((await other.verifyOtp({ phone, token: (await world.mailTo(phone)).code, type: 'sms' })).error).toBeNull()

    await other.updateUser({ phone: nextPhone })
    // Whose change it is, is said by the number that they have.
    expect((await other.resend({ type: 'phone_change', phone })).error).toBeNull()
    expect(await world.mailsTo(nextPhone)).toHaveLength(2)
    const moved = await other.verifyOtp({ phone: nextPhone, token: (await world.mailTo(nextPhone)).code, type: 'phone_change' })
    expect(moved.data.user?.phone).toBe(nextPhone)
  })

  it('signs a member out for a holder of their token', async () => {
    const { client, session, email } = await member()
    const other = clientOf(url)
    await other.signInWithPassword({ email, password })
    const admin = await world.admin(url)
    expect(await admin.signOut(session.access_token, 'others')).toEqual({ data: null, error: null })
    expect([(await other.getUser()).error?.name, (await client.getUser()).error]).toEqual(['AuthSessionMissingError', null])
    expect((await admin.signOut(session.access_token)).error).toBeNull()
    expect((await client.getUser()).error?.name).toBe('AuthSessionMissingError')
    expect(refusalOf(await admin.signOut('this-is-a-bad-token'))).toMatchObject({ status: 403, code: 'bad_jwt' })
    expect(refusalOf(await client.signOut())).toBeUndefined()
  })

  it('is refused what it asks of the administration without its token', async () => {
    const { client, session } = await member()
    expect(refusalOf(await client.admin.listUsers())).toMatchObject({ status: 401, code: 'no_authorization' })
    const asMember = new AuthClient({
      url: `${url}/auth/v1`,
      autoRefreshToken: false,
      persistSession: false,
      headers: { Authorization: `Bearer ${session.access_token}` },
    })
    const { admin } = asMember
    for (const refused of [
      await admin.listUsers(),
      await admin.createUser({ email: newEmail() }),
      await admin.getUserById(randomUUID()),
      await admin.updateUserById(session.user.id, { role: 'service_role' }),
      await admin.deleteUser(session.user.id),
      await admin.inviteUserByEmail(newEmail()),
      await admin.generateLink({ type: 'magiclink', email: session.user.email ?? '' }),
      await admin.mfa.listFactors({ userId: session.user.id }),
      await admin.mfa.deleteFactor({ userId: session.user.id, id: randomUUID() }),
    ])
      expect(refusalOf(refused)).toEqual({ status: 403, code: 'not_admin', message: 'User not allowed' })
  })
})
