import { AuthClient, type GoTrueAdminApi } from '@supabase/auth-js'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientOf, newEmail, newPhone, refusalOf, startWorldWithMails, type WorldWithMails } from '../../testing/world-with-mails.ts'

/** What the client's own tests expect of the servers that they are run against, which believe every address. */
const password = 'fu0ba'.padEnd(6, 'r')
const aUser = {
  id: expect.any(String),
  email: expect.any(String),
  phone: expect.any(String),
  aud: 'authenticated',
  last_sign_in_at: expect.any(String),
  created_at: expect.any(String),
  updated_at: expect.any(String),
}
const aSession = {
  access_token: expect.any(String),
  refresh_token: expect.any(String),
  expires_in: expect.any(Number),
  expires_at: expect.any(Number),
  token_type: 'bearer',
}

describe('as GoTrue, the auth service', () => {
  let world: WorldWithMails
  /** Sign-ups are on, and every address is believed. */
  let on: string
  /** None is. */
  let asking: string
  let closed: string
  let admin: GoTrueAdminApi
  beforeAll(async () => {
    world = await startWorldWithMails()
    const settings = { AUTH_COMPAT: 'gotrue', AUTH_PHONE: 'true', AUTH_ANONYMOUS: 'true' }
    on = await world.service({ ...settings, AUTH_AUTOCONFIRM: 'true' })
    asking = await world.service(settings)
    closed = await world.service({ ...settings, AUTH_SIGNUPS: 'false' })
    admin = await world.admin(on)
  })
  afterAll(() => world.close())

  const signedUp = async (flowType: 'pkce' | 'implicit' = 'implicit') => {
    const email = newEmail()
    const client = clientOf(on, flowType)
    const { data, error } = await client.signUp({ email, password })
    if (error !== null || data.session === null || data.user === null) throw error ?? new Error('no session was given')
    return { email, client, session: data.session, user: data.user }
  }

  it.each(['implicit', 'pkce'] as const)('gives a session for a sign-up by email in flow %s', async (flowType) => {
    const { session, user, email } = await signedUp(flowType)
    expect(session).toMatchObject(aSession)
    expect(user).toMatchObject({ ...aUser, email, email_confirmed_at: expect.any(String), app_metadata: { provider: 'email' } })
  })

  it('keeps what a sign-up brings, and goes nowhere that is no address', async () => {
    const email = newEmail()
    const { data, error } = await clientOf(on).signUp({ email, password, options: { emailRedirectTo: email, data: { info: 'some info' } } })
    expect(error).toBeNull()
    expect(data.user?.user_metadata).toMatchObject({ info: 'some info' })
  })

  it('takes a password of six characters, and none of five', async () => {
    const short = await clientOf(on).signUp({ email: newEmail(), password: '12345' })
    expect(short.error?.name).toBe('AuthWeakPasswordError')
    expect(short.error?.message).toContain('Password should be at least 6 characters')
    expect((await clientOf(on).signUp({ email: newEmail(), password: '123456' })).error).toBeNull()
  })

  it('says of a second sign-up that there is one, and of a password that it is not the one', async () => {
    const { email } = await signedUp()
    const again = await clientOf(on).signUp({ email, password })
    expect(again).toMatchObject({ data: { session: null, user: null }, error: { message: 'User already registered', status: 422 } })
    const wrong = await clientOf(on).signInWithPassword({ email, password: `${password}-wrong` })
    expect(wrong).toMatchObject({ data: { session: null, user: null }, error: { message: 'Invalid login credentials', status: 400 } })
    const number = await clientOf(on).signInWithPassword({ phone: '+34123', password })
    expect(number).toMatchObject({ data: { session: null }, error: { message: 'Invalid login credentials' } })
  })

  it('lets in by phone at once', async () => {
    const phone = newPhone()
    await clientOf(on).signUp({ phone, password })
    const { data, error } = await clientOf(on).signInWithPassword({ phone, password })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ ...aUser, phone, phone_confirmed_at: expect.any(String), app_metadata: { provider: 'phone' } })
    expect(data.session).toMatchObject(aSession)
  })

  it('refuses sign-ups where they are closed', async () => {
    const { data, error } = await clientOf(closed).signUp({ email: newEmail(), password })
    expect([data.user, error?.message]).toEqual([null, 'Signups not allowed for this instance'])
  })

  it('shows the new user where addresses are confirmed', async () => {
    const [email, phone] = [newEmail(), newPhone()]
    const byEmail = await clientOf(asking).signUp({ email, password, options: { data: { status: 'alpha' } } })
    expect(byEmail.data).toMatchObject({
      session: null,
      user: {
        aud: 'authenticated',
        confirmation_sent_at: expect.any(String),
        email,
        phone: '',
        app_metadata: { provider: 'email' },
        user_metadata: { status: 'alpha' },
        identities: [{ provider: 'email' }],
      },
    })
    const byPhone = await clientOf(asking).signUp({ phone, password, options: { data: { info: 'some info' }, channel: 'whatsapp' } })
    expect(byPhone.data).toMatchObject({ session: null, user: { phone, user_metadata: { info: 'some info' } } })
    expect(refusalOf(await clientOf(asking).signInWithPassword({ email, password }))).toMatchObject({ message: 'Email not confirmed' })
  })

  it('sends again and finds ways back without a word on who has an account', async () => {
    const client = clientOf(asking)
    expect((await client.resend({ email: newEmail(), type: 'signup', options: { emailRedirectTo: newEmail() } })).error).toBeNull()
    expect((await client.resend({ phone: newPhone(), type: 'phone_change', options: { captchaToken: 'some_token' } })).error).toBeNull()
    const back = await client.resetPasswordForEmail(newEmail(), { redirectTo: 'http://localhost:9999/welcome', captchaToken: 'some_token' })
    expect(back).toEqual({ data: {}, error: null })
  })

  it('asks who somebody is by a code, and makes no account where none is wanted', async () => {
    const asked = await clientOf(on).signInWithOtp({ email: newEmail(), options: { data: { hello: 'world' } } })
    expect(asked).toMatchObject({ error: null, data: { user: null, session: null } })
    const email = newEmail()
    const options = { shouldCreateUser: false, captchaToken: 'some_token', emailRedirectTo: email }
    const refused = await clientOf(on, 'pkce').signInWithOtp({ email, options })
    expect(refused).toMatchObject({ data: { user: null, session: null }, error: { message: 'Signups not allowed for otp' } })
    expect((await clientOf(on).signInWithOtp({ phone: 'invalid-phone' })).error).not.toBeNull()
    const wrong = await clientOf(on).verifyOtp({ phone: newPhone(), type: 'phone_change', token: '123456', options: {} })
    expect(wrong.error?.message).toContain('Token has expired or is invalid')
    const worse = await clientOf(on).verifyOtp({ email: 'test@example.com', type: 'email', token: 'invalid-token' })
    expect(worse).toMatchObject({ data: { user: null, session: null }, error: { status: 403 } })
  })

  it('renews a session, with another token each time', async () => {
    const { client, session } = await signedUp()
    const passed = await client.refreshSession({ refresh_token: session.refresh_token })
    expect(passed.data.session).toMatchObject({ ...aSession, user: aUser })
    expect(passed.data.session?.refresh_token).not.toBe(session.refresh_token)
    const kept = await client.refreshSession()
    expect(kept.data.session?.refresh_token).not.toBe(passed.data.session?.refresh_token)
    expect(decodeJwt(kept.data.session?.access_token ?? '')['session_id']).toBe(decodeJwt(session.access_token)['session_id'])
  })

  it('ends the session of a deleted user without an error', async () => {
    const { client, user } = await signedUp()
    await admin.deleteUser(user.id)
    expect(await client.signOut()).toEqual({ error: null })
    expect((await client.getSession()).data.session).toBeNull()
  })

  it('changes an account, and gives a name to one that has none', async () => {
    const { client, email } = await signedUp()
    const { data, error } = await client.updateUser({ data: { hello: 'world' } })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ ...aUser, email, email_confirmed_at: expect.any(String), user_metadata: { hello: 'world' } })

    const visitor = clientOf(on)
    const anonymous = await visitor.signInAnonymously({ options: { data: { first_name: 'John' } } })
    expect(anonymous.data.user).toMatchObject({ is_anonymous: true, user_metadata: { first_name: 'John' } })
    const named = await visitor.updateUser({ email: newEmail(), password })
    expect(named.data.user).toMatchObject({ id: anonymous.data.user?.id, is_anonymous: false })
  })

  it('asks for a second factor in the words that are looked for', async () => {
    const without = await clientOf(on).mfa.enroll({ factorType: 'totp' })
    expect([without.data, without.error?.message]).toEqual([null, expect.stringContaining('Bearer token')])
    const { client } = await signedUp()
    const { data } = await client.mfa.enroll({ factorType: 'totp' })
    expect(data?.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,/)
    const wrong = await client.mfa.challengeAndVerify({ factorId: data?.id ?? '', code: '123456' })
    expect([wrong.data, wrong.error?.message]).toEqual([null, expect.stringContaining('Invalid TOTP code')])
    expect((await client.mfa.unenroll({ factorId: data?.id ?? '' })).error).toBeNull()
    expect((await client.mfa.listFactors()).data).toMatchObject({ all: [], totp: [] })
  })

  it('is administered', async () => {
    const email = newEmail()
    const { data: created } = await admin.createUser({ email, password, user_metadata: { info: 'some info' } })
    const id = created.user?.id ?? ''
    expect((await admin.listUsers()).data.users.map((user) => user.email)).toContain(email)
    expect((await admin.getUserById(id)).data.user?.email).toBe(email)
    expect((await admin.updateUserById(id, { email: `new_${email}` })).data.user?.email).toBe(`new_${email}`)
    expect((await admin.updateUserById(id, { user_metadata: { favorite_color: 'yellow' } })).data.user?.user_metadata).toMatchObject({
      favorite_color: 'yellow',
    })
    const roles = ['admin', 'publisher']
    expect((await admin.updateUserById(id, { app_metadata: { roles } })).data.user?.app_metadata).toMatchObject({ roles })
    expect((await admin.updateUserById(id, { email_confirm: true })).data.user?.email_confirmed_at).toBeTruthy()
    expect((await admin.deleteUser(id)).error).toBeNull()
    expect((await admin.listUsers()).data.users.map((user) => user.id)).not.toContain(id)
  })

  it('makes links that say where they lead', async () => {
    const redirectTo = `${world.world.settings.PUBLIC_URL}/welcome`
    const email = newEmail()
    const made = await admin.generateLink({ type: 'signup', email, password, options: { data: { status: 'alpha' }, redirectTo } })
    const link = new URL(made.data.properties?.action_link ?? '')
    expect(link.pathname).toBe('/auth/v1/verify')
    expect(link.search).toMatch(/^\?token=/)
    expect(Object.fromEntries(link.searchParams)).toMatchObject({ type: 'signup', redirect_to: redirectTo })
    expect(made.data.user?.user_metadata).toMatchObject({ status: 'alpha' })
    await clientOf(on).verifyOtp({ token_hash: made.data.properties?.hashed_token ?? '', type: 'signup' })
    const changed = await admin.generateLink({ type: 'email_change_current', email, newEmail: newEmail(), options: { redirectTo } })
    expect(changed.data.user?.new_email).toBeTruthy()
    const invited = await admin.inviteUserByEmail(newEmail(), { data: { status: 'alpha' }, redirectTo })
    expect(invited.data.user?.invited_at).toBeTruthy()
  })

  it('believes a token by its signature', async () => {
    const { client, session } = await signedUp()
    expect((await client.getClaims()).data?.claims.email).toBe(session.user.email)
    const stranger = new AuthClient({ url: `${on}/auth/v1`, autoRefreshToken: false, persistSession: false })
    expect((await stranger.getUser(session.access_token)).data.user?.id).toBe(session.user.id)
    expect((await stranger.getUser('bad.token.here')).error).toMatchObject({ status: 403, code: 'bad_jwt' })
  })
})
