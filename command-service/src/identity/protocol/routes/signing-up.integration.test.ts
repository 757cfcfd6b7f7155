import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientOf, newEmail, newPhone, refusalOf, startWorldWithMails, type WorldWithMails } from '../../testing/world-with-mails.ts'

const password = 'quiet river stone'

describe('signing up', () => {
  let world: WorldWithMails
  let url: string
  let believing: string
  let official: string

  beforeAll(async () => {
    world = await startWorldWithMails()
    url = await world.service({ AUTH_PHONE: 'true' })
    believing = await world.service({ AUTH_AUTOCONFIRM: 'true', AUTH_ANONYMOUS: 'true', AUTH_PHONE: 'true' })
    official = await world.service({ AUTH_COMPAT: 'gotrue' })
  })
  afterAll(() => world.close())

  const post = async (path: string, body: unknown, at = url) => {
    const headers = { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' }
    const response = await fetch(`${at}/auth/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }

  it('asks the owner of the address, and lets them in by the code', async () => {
    const email = newEmail()
    const client = clientOf(url)
    const { data } = await client.signUp({ email: ` ${email.toUpperCase()} `.trim(), password, options: { data: { name: 'Ines' } } })
    expect(data.session).toBeNull()
    expect(data.user).toMatchObject({ email, phone: '', user_metadata: { name: 'Ines' }, is_anonymous: false })
    expect(refusalOf(await client.signInWithPassword({ email, password }))).toMatchObject({ status: 400, code: 'email_not_confirmed' })

    const { code, template } = await world.mailTo(email)
    expect(template).toBe('confirmation')
    const verified = await client.verifyOtp({ email, token: code, type: 'signup' })
    expect(verified.data.user).toMatchObject({ id: data.user?.id, email, identities: [{ provider: 'email', email }] })
    expect(verified.data.user?.email_confirmed_at).toBeTruthy()
    expect(verified.data.user?.app_metadata).toEqual({ provider: 'email', providers: ['email'] })
    expect(decodeJwt(verified.data.session?.access_token ?? '')).toMatchObject({ aal: 'aal1', amr: [{ method: 'otp' }] })

    const signedIn = await client.signInWithPassword({ email: email.toUpperCase(), password })
    expect(decodeJwt(signedIn.data.session?.access_token ?? '')).toMatchObject({ email, amr: [{ method: 'password' }] })
    expect(refusalOf(await client.verifyOtp({ email, token: code, type: 'signup' }))).toMatchObject({ code: 'otp_expired' })
  })

  it('answers the same for an address that has an account, is waiting for one, or has none', async () => {
    const [known, waiting, unknown] = [newEmail(), newEmail(), newEmail()]
    const client = clientOf(url)
    await client.signUp({ email: known, password })
    await client.verifyOtp({ email: known, token: (await world.mailTo(known)).code, type: 'email' })
    await client.signUp({ email: waiting, password, options: { data: { name: 'The first' } } })
    const before = (await world.mailsTo(known)).length
    const answers = []
    for (const email of [known, waiting, unknown]) {
      const { status, body } = await post('/signup', { email, password, data: { name: 'Ines' } })
      const times = ['created_at', 'updated_at', 'confirmation_sent_at'].map((name) => body[name] === body['created_at'])
      answers.push({ status, times, keys: Object.keys(body), data: body['user_metadata'], identities: body['identities'] })
    }
    const [first] = answers
    expect(answers).toEqual([first, first, first])
    expect(first?.status).toBe(200)
    expect((await world.mailsTo(known)).length).toBe(before)
    expect((await world.mailsTo(waiting)).length).toBe(2)
  })

  it('keeps no password that somebody else may have chosen before the address was confirmed', async () => {
    const email = newEmail()
    const client = clientOf(url)
    await client.signUp({ email, password: 'the thief was here' })
    await client.signUp({ email, password })
    await client.verifyOtp({ email, token: (await world.mailTo(email)).code, type: 'signup' })
    for (const tried of ['the thief was here', password])
      expect(refusalOf(await client.signInWithPassword({ email, password: tried }))).toMatchObject({ code: 'invalid_credentials' })
  })

  it('removes the password of a stranger when an account that was never confirmed is recovered', async () => {
    const email = newEmail()
    const client = clientOf(url)
    await client.signUp({ email, password: 'the thief was here' })
    await client.resetPasswordForEmail(email)
    const { data } = await client.verifyOtp({ email, token: (await world.mailTo(email, 'recovery')).code, type: 'recovery' })
    expect(data.user?.email_confirmed_at).toBeTruthy()
    expect(refusalOf(await clientOf(url).signInWithPassword({ email, password: 'the thief was here' }))).toMatchObject({
      code: 'invalid_credentials',
    })
  })

  it('says as GoTrue does who has an account, where it is asked to be like it', async () => {
    const email = newEmail()
    const client = clientOf(official)
    const { data } = await client.signUp({ email, password: 'qwerty' })
    expect(data.user?.identities).toHaveLength(1)
    await client.verifyOtp({ email, token: (await world.mailTo(email)).code, type: 'signup' })
    const again = await client.signUp({ email, password: 'qwerty' })
    expect(again.data.user?.identities).toEqual([])
    expect(again.data.user?.id).not.toBe(data.user?.id)
    const asked = await client.signInWithOtp({ email: newEmail(), options: { shouldCreateUser: false } })
    expect(refusalOf(asked)).toEqual({ status: 422, code: 'otp_disabled', message: 'Signups not allowed for otp' })
  })

  it('gives a session at once where addresses are believed, and says so of the second', async () => {
    const email = newEmail()
    const client = clientOf(believing)
    const { data } = await client.signUp({ email, password })
    expect(data.session?.user.email).toBe(email)
    expect(decodeJwt(data.session?.access_token ?? '')).toMatchObject({ amr: [{ method: 'password' }] })
    expect(refusalOf(await client.signUp({ email, password }))).toEqual({
      status: 422,
      code: 'user_already_exists',
      message: 'User already registered',
    })
    expect(await world.mailsTo(email)).toEqual([])
  })

  it('makes one account of an address that is wanted many times at once', async () => {
    const email = newEmail()
    const answers = await Promise.all(Array.from({ length: 6 }, () => post('/signup', { email, password })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    expect(await world.database('identity.users').where({ email })).toHaveLength(1)
    const client = clientOf(url)
    await client.verifyOtp({ email, token: (await world.mailTo(email)).code, type: 'signup' })
    expect((await client.signInWithPassword({ email, password })).error).toBeNull()
  })

  it('lets in by phone', async () => {
    const phone = newPhone()
    const client = clientOf(url)
    const { data } = await client.signUp({ phone: `+${phone}`, password })
    expect(data.user).toMatchObject({ email: '', phone })
    const { code, template } = await world.mailTo(phone)
    expect(template).toBe('one_time_code')
    const verified = await client.verifyOtp({ phone: `+${phone}`, token: code, type: 'sms' })
    expect(verified.data.user).toMatchObject({ phone, identities: [{ provider: 'phone' }] })
    expect((await client.signInWithPassword({ phone, password })).error).toBeNull()
    const asked = await client.signInWithOtp({ phone, options: { channel: 'whatsapp' } })
    expect(asked.data.messageId).toMatch(/^[0-9a-f-]{36}$/)
    expect((await world.mailsTo(phone))[0]?.channel).toBe('whatsapp')
    expect((await client.verifyOtp({ phone, token: (await world.mailTo(phone)).code, type: 'sms' })).error).toBeNull()
  })

  it('gives those who want no name an account, which can get one', async () => {
    const client = clientOf(believing)
    const { data } = await client.signInAnonymously({ options: { data: { theme: 'dark' } } })
    expect(data.user).toMatchObject({ is_anonymous: true, email: '', user_metadata: { theme: 'dark' } })
    expect(decodeJwt(data.session?.access_token ?? '')).toMatchObject({ is_anonymous: true, amr: [{ method: 'anonymous' }] })
    expect(refusalOf(await client.updateUser({ password }))).toMatchObject({ status: 422, code: 'validation_failed' })
    const email = newEmail()
    const named = await client.updateUser({ email, password })
    expect(named.data.user).toMatchObject({ id: data.user?.id, email, is_anonymous: false, identities: [{ provider: 'email' }] })
    expect((await clientOf(believing).signInWithPassword({ email, password })).error).toBeNull()
    expect(refusalOf(await clientOf(url).signInAnonymously())).toEqual({
      status: 422,
      code: 'anonymous_provider_disabled',
      message: 'Anonymous sign-ins are disabled',
    })
  })

  it.each([
    [{ email: 'not an address', password }, 400, 'validation_failed', 'Unable to validate email address: invalid format'],
    [{ email: 'a@debut.example' }, 400, 'validation_failed', 'Signup requires a valid password'],
    [{ email: 'a@debut.example', password: 'ab3!xyz' }, 422, 'weak_password', 'Password should be at least 8 characters.'],
    [
      { email: 'a@debut.example', phone: '4915112345678', password },
      400,
      'validation_failed',
      'Only an email address or phone number should be provided on signup.',
    ],
    [{ phone: '0', password }, 400, 'validation_failed', 'Invalid phone number format (E.164 required)'],
    [
      { phone: '4915112345678', password, channel: 'pigeon' },
      400,
      'validation_failed',
      "Invalid channel, supported values are 'sms' or 'whatsapp'",
    ],
    [{ email: ['a@debut.example'], password }, 400, 'validation_failed', undefined],
    [{ email: 'a@debut.example', password, data: { name: 'a\u0000b' } }, 400, 'validation_failed', undefined],
  ])('refuses %j', async (body, status, code, message) => {
    const answer = await post('/signup', body)
    expect(answer).toMatchObject({ status, body: { code, ...(message !== undefined && { message }) } })
  })

  it('says why a password is weak', async () => {
    const { error } = await clientOf(url).signUp({ email: newEmail(), password: 'Trustno1' })
    expect(error).toMatchObject({ name: 'AuthWeakPasswordError', status: 422, reasons: ['pwned'] })
  })

  it('can be closed', async () => {
    const closed = await world.service({ AUTH_SIGNUPS: 'false' })
    expect(refusalOf(await clientOf(closed).signUp({ email: newEmail(), password }))).toEqual({
      status: 422,
      code: 'signup_disabled',
      message: 'Signups not allowed for this instance',
    })
    expect(await (await fetch(`${closed}/auth/v1/settings`)).json()).toMatchObject({
      disable_signup: true,
      mailer_autoconfirm: false,
      external: { email: true, phone: false, anonymous_users: false },
      captcha: null,
      passwords: { min: 8 },
    })
  })
})
