import { createHash, randomUUID } from 'node:crypto'
import { TOTP, URI } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { clientOf, newEmail, newPhone, startWorldWithMails, type WorldWithMails } from '../../testing/world-with-mails.ts'

const password = 'quiet river stone'
const another = 'louder river stone'
const VERSION = '2024-01-01'
const verifier = 'a'.repeat(64)
const challenge = { code_challenge: createHash('sha256').update(verifier).digest('base64url'), code_challenge_method: 's256' }

interface Asking {
  readonly method?: 'GET' | 'PUT' | 'DELETE'
  readonly body?: unknown
  readonly token?: string | undefined
  readonly version?: string
  /** Which of the services below. */
  readonly at?: string
}
type Refusal = readonly [status: number, code: string, message: string | RegExp]

const Reply = z.object({ access_token: z.string(), refresh_token: z.string() })
const Enrolled = z.object({ id: z.uuid(), totp: z.object({ uri: z.string() }).optional() })
const Challenged = z.object({ id: z.uuid() })

describe('a refusal of the auth service', () => {
  let world: WorldWithMails
  let url: string
  /** Much is off, nothing is relaxed. */
  let closed: string
  /** Addresses are believed, and what GoTrue says is said. */
  let official: string
  /** With limits. */
  let strict: string

  beforeAll(async () => {
    world = await startWorldWithMails()
    url = await world.service({ AUTH_PHONE: 'true', AUTH_ANONYMOUS: 'true' })
    closed = await world.service({ AUTH_SIGNUPS: 'false', AUTH_WALLETS: 'false', AUTH_MANUAL_LINKING: 'false' })
    official = await world.service({ AUTH_COMPAT: 'gotrue', AUTH_AUTOCONFIRM: 'true', AUTH_PHONE: 'true' })
    strict = await world.service({ AUTH_COMPAT: '', AUTH_PHONE: 'true' })
  })
  afterAll(() => world.close())

  const ask = async (path: string, { method, body, token, version = VERSION, at = url }: Asking = {}) => {
    const response = await fetch(`${at}/auth/v1${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      redirect: 'manual',
      headers: {
        'content-type': 'application/json',
        ...(version !== '' && { 'x-supabase-api-version': version }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    const said: unknown = text === '' ? undefined : JSON.parse(text)
    return { status: response.status, body: said, headers: response.headers }
  }
  type Answer = Awaited<ReturnType<typeof ask>>

  const signIn = async (email: string) => Reply.parse((await ask('/token?grant_type=password', { body: { email, password } })).body)
  const member = async () => {
    const email = newEmail()
    const client = clientOf(url)
    await client.signUp({ email, password })
    const { data } = await client.verifyOtp({ email, token: (await world.mailTo(email)).code, type: 'signup' })
    const { access_token: token, refresh_token: refreshToken, user } = data.session ?? {}
    if (token === undefined || refreshToken === undefined || user === undefined) throw new Error('no session was given')
    return { email, token, refreshToken, id: user.id }
  }
  const unconfirmed = async () => {
    const email = newEmail()
    await clientOf(url).signUp({ email, password })
    return email
  }
  const anonymous = async () => Reply.parse((await ask('/signup', { body: {} })).body).access_token
  const refresh = (token: string) => ask('/token?grant_type=refresh_token', { body: { refresh_token: token } })
  /** As it is a day later. */
  const stale = async () => {
    const { refreshToken, ...rest } = await member()
    world.later({ hours: 25 })
    return { ...rest, token: Reply.parse((await refresh(refreshToken)).body).access_token }
  }
  const authCode = async () => {
    const { email } = await member()
    await ask('/recover', { body: { email, ...challenge } })
    const { search } = new URL((await world.mailTo(email, 'recovery')).link)
    return new URL((await ask(`/verify${search}`)).headers.get('location') ?? '').searchParams.get('code') ?? ''
  }
  const exchange = (auth_code: string, code_verifier = verifier) => ask('/token?grant_type=pkce', { body: { auth_code, code_verifier } })

  const enrol = async (token: string, friendly_name: string = randomUUID()) => {
    const { id, totp } = Enrolled.parse((await ask('/factors', { token, body: { factor_type: 'totp', friendly_name } })).body)
    const codes = URI.parse(totp?.uri ?? '')
    if (!(codes instanceof TOTP)) throw new Error('not a code of time')
    return { id, code: () => codes.generate({ timestamp: world.clock().toMillis() }) }
  }
  const challengeOf = async (token: string, id: string) =>
    Challenged.parse((await ask(`/factors/${id}/challenge`, { token, body: {} })).body).id
  const show = (token: string, id: string, body: object) => ask(`/factors/${id}/verify`, { token, body })
  /** A member with a second factor, in a session that has not shown it. */
  const unraised = async () => {
    const { email, token } = await member()
    const factor = await enrol(token)
    await show(token, factor.id, { challenge_id: await challengeOf(token, factor.id), code: factor.code() })
    return { email, token: (await signIn(email)).access_token, factor }
  }

  const rows: readonly (readonly [what: string, asked: () => Promise<Answer>, refusal: Refusal])[] = [
    // POST /signup
    [
      'an address that is none',
      () => ask('/signup', { body: { email: 'ines', password } }),
      [400, 'validation_failed', 'Unable to validate email address: invalid format'],
    ],
    [
      'a short password',
      () => ask('/signup', { body: { email: newEmail(), password: 'ab3!xyz' } }),
      [422, 'weak_password', 'Password should be at least 8 characters.'],
    ],
    [
      'a short password, where GoTrue’s length is enough',
      () => ask('/signup', { at: official, body: { email: newEmail(), password: '12345' } }),
      [422, 'weak_password', 'Password should be at least 6 characters.'],
    ],
    [
      'a sign-up where there are none',
      () => ask('/signup', { at: closed, body: { email: newEmail(), password } }),
      [422, 'signup_disabled', 'Signups not allowed for this instance'],
    ],
    [
      'a sign-up without a name where there are none',
      () => ask('/signup', { at: official, body: {} }),
      [422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled'],
    ],
    [
      'an address that is taken, where addresses are believed',
      async () => ask('/signup', { at: official, body: { email: (await member()).email, password } }),
      [422, 'user_already_exists', 'User already registered'],
    ],
    [
      'a challenge that is none',
      () => ask('/signup', { body: { email: newEmail(), password, code_challenge: 'short', code_challenge_method: 's256' } }),
      [400, 'validation_failed', 'code challenge has to be between 43 and 128 characters'],
    ],

    // POST /token
    [
      'a grant that there is not',
      () => ask('/token?grant_type=other', { body: {} }),
      [400, 'invalid_credentials', 'unsupported_grant_type'],
    ],
    [
      'a wrong password',
      async () => ask('/token?grant_type=password', { body: { email: (await member()).email, password: another } }),
      [400, 'invalid_credentials', 'Invalid login credentials'],
    ],
    [
      'the password of an unknown user',
      () => ask('/token?grant_type=password', { body: { email: newEmail(), password } }),
      [400, 'invalid_credentials', 'Invalid login credentials'],
    ],
    [
      'the password of what is no address',
      () => ask('/token?grant_type=password', { body: { email: 'ines', password } }),
      [400, 'invalid_credentials', 'Invalid login credentials'],
    ],
    [
      'the password of what is no number',
      () => ask('/token?grant_type=password', { body: { phone: '1-555-555-1212', password } }),
      [400, 'invalid_credentials', 'Invalid login credentials'],
    ],
    [
      'a password before its address is confirmed',
      async () => ask('/token?grant_type=password', { body: { email: await unconfirmed(), password } }),
      [400, 'email_not_confirmed', 'Email not confirmed'],
    ],
    [
      'the password of one who is banned',
      async () => {
        const { email, id } = await member()
        await (await world.admin(url)).updateUserById(id, { ban_duration: '24h' })
        return ask('/token?grant_type=password', { body: { email, password } })
      },
      [400, 'user_banned', 'User is banned'],
    ],
    [
      'an unknown refresh token',
      () => refresh('unknown'),
      [400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found'],
    ],
    [
      'a refresh token from long ago',
      async () => {
        const { refreshToken } = await member()
        const second = Reply.parse((await refresh(refreshToken)).body)
        await refresh(second.refresh_token)
        world.later({ seconds: 11 })
        return refresh(refreshToken)
      },
      [400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used'],
    ],
    [
      'a session after its time',
      async () => {
        const { refreshToken } = await member()
        world.later({ days: 91 })
        return refresh(refreshToken)
      },
      [400, 'session_expired', 'Invalid Refresh Token: Session Expired'],
    ],
    [
      'a code without its verifier',
      () => ask('/token?grant_type=pkce', { body: { auth_code: randomUUID() } }),
      [400, 'validation_failed', 'invalid request: both auth code and code verifier should be non-empty'],
    ],
    ['an unknown code', () => exchange(randomUUID()), [404, 'flow_state_not_found', 'invalid flow state, no valid flow state found']],
    [
      'a code with another verifier',
      async () => exchange(await authCode(), 'b'.repeat(64)),
      [400, 'bad_code_verifier', 'code challenge does not match previously saved code verifier'],
    ],
    [
      'a code after its time',
      async () => {
        const code = await authCode()
        world.later({ seconds: 301 })
        return exchange(code)
      },
      [422, 'flow_state_expired', 'invalid flow state, flow state has expired'],
    ],
    [
      'the token of a provider that is off',
      () => ask('/token?grant_type=id_token', { body: { provider: 'google', id_token: 'x.y.z' } }),
      [400, 'provider_disabled', 'Provider (issuer "https://accounts.google.com") is not enabled'],
    ],
    [
      'a wallet where there are none',
      () => ask('/token?grant_type=web3', { at: closed, body: { chain: 'ethereum', message: 'x', signature: 'y' } }),
      [422, 'web3_provider_disabled', 'Web3 provider is disabled'],
    ],
    [
      'a wallet of another chain',
      () => ask('/token?grant_type=web3', { body: { chain: 'bitcoin', message: 'x', signature: 'y' } }),
      [400, 'web3_unsupported_chain', 'Unsupported chain'],
    ],

    // POST /otp, /verify, /resend, /recover
    [
      'a code for an unknown user, where GoTrue says so',
      () => ask('/otp', { at: official, body: { email: newEmail(), create_user: false } }),
      [422, 'otp_disabled', 'Signups not allowed for otp'],
    ],
    [
      'a code for a number that is none',
      () => ask('/otp', { body: { phone: '1-555asdasda-555-1212' } }),
      [400, 'validation_failed', 'Invalid phone number format (E.164 required)'],
    ],
    [
      'a code that is none',
      async () => ask('/verify', { body: { type: 'email', token: '000000', email: (await member()).email } }),
      [403, 'otp_expired', 'Token has expired or is invalid'],
    ],
    [
      'the code of a number that is none',
      () => ask('/verify', { body: { type: 'sms', token: '000000', phone: 'x' } }),
      [400, 'validation_failed', 'Invalid phone number format (E.164 required)'],
    ],
    [
      'a second mail within a minute',
      async () => {
        const { email } = await member()
        await ask('/recover', { at: strict, body: { email } })
        return ask('/recover', { at: strict, body: { email } })
      },
      [429, 'over_email_send_rate_limit', /^For security purposes, you can only request this after \d+ seconds\.$/],
    ],
    [
      'something to be sent again that there is not',
      () => ask('/resend', { body: { type: 'recovery', email: newEmail() } }),
      [400, 'validation_failed', 'Missing one of these types: signup, email_change, sms, phone_change'],
    ],

    // POST /sso
    [
      'an enterprise where there is none',
      () => ask('/sso', { body: { domain: 'acme.example' } }),
      [404, 'saml_provider_disabled', 'SAML 2.0 is disabled'],
    ],

    [
      'an enterprise by an id that is none, where there is none',
      () => ask('/sso', { body: { provider_id: 'acme' } }),
      [404, 'saml_provider_disabled', 'SAML 2.0 is disabled'],
    ],

    // /user and /reauthenticate
    ['no token', () => ask('/user'), [401, 'no_authorization', 'This endpoint requires a valid Bearer token']],
    [
      'a token that is none',
      () => ask('/user', { token: 'garbage' }),
      [403, 'bad_jwt', /^invalid JWT: unable to parse or verify signature/],
    ],
    [
      'the public key in place of a session',
      () => ask('/user', { token: 'debut_public' }),
      [403, 'bad_jwt', /^invalid JWT: unable to parse or verify signature/],
    ],
    [
      'a session that is over',
      async () => {
        const { token } = await member()
        await ask('/logout', { token, body: {} })
        return ask('/user', { token })
      },
      [403, 'session_not_found', 'Session from session_id claim in JWT does not exist'],
    ],
    [
      'the session of one who is gone',
      async () => {
        const { token, id } = await member()
        await (await world.admin(url)).deleteUser(id)
        return ask('/user', { token })
      },
      [403, 'user_not_found', 'User from sub claim in JWT does not exist'],
    ],
    [
      'a new password without the second factor that there is',
      async () => ask('/user', { method: 'PUT', token: (await unraised()).token, body: { password: another } }),
      [401, 'insufficient_aal', 'AAL2 session is required to update email or password when MFA is enabled.'],
    ],
    [
      'a new password that is the old one',
      async () => ask('/user', { method: 'PUT', token: (await member()).token, body: { password } }),
      [422, 'same_password', 'New password should be different from the old password.'],
    ],
    [
      'a new address that is taken, where GoTrue says so',
      async () => ask('/user', { at: official, method: 'PUT', token: (await member()).token, body: { email: (await member()).email } }),
      [422, 'email_exists', 'A user with this email address has already been registered'],
    ],
    [
      'a new password in a session that is not fresh',
      async () => ask('/user', { method: 'PUT', token: (await stale()).token, body: { password: another } }),
      [400, 'reauthentication_needed', 'Password update requires reauthentication'],
    ],
    [
      'a new password with a code that is none',
      async () => ask('/user', { method: 'PUT', token: (await stale()).token, body: { password: another, nonce: '000000' } }),
      [422, 'reauthentication_not_valid', 'Nonce has expired or is invalid'],
    ],
    [
      'a code for one who has no address',
      async () => ask('/reauthenticate', { token: await anonymous() }),
      [400, 'validation_failed', 'Reauthentication requires the user to have an email or a phone number'],
    ],

    // Providers and identities
    [
      'a provider that is off',
      () => ask('/authorize?provider=google'),
      [400, 'validation_failed', 'Unsupported provider: provider is not enabled'],
    ],
    [
      'linking where it is off',
      async () => ask('/user/identities/authorize?provider=google', { at: closed, token: (await member()).token }),
      [404, 'manual_linking_disabled', 'Manual linking is disabled'],
    ],
    [
      'unlinking the only identity',
      async () => {
        const { token, id } = await member()
        const [identity] = await world.database<{ id: string; user_id: string }>('identity.identities').where({ user_id: id })
        return ask(`/user/identities/${identity?.id}`, { method: 'DELETE', token })
      },
      [422, 'single_identity_not_deletable', 'User must have at least 1 identity after unlinking'],
    ],
    [
      'unlinking what is not linked',
      async () => {
        const { token } = await member()
        const phone = newPhone()
        await ask('/user', { method: 'PUT', token, body: { phone } })
        await ask('/verify', { body: { type: 'phone_change', phone, token: (await world.mailTo(phone)).code } })
        return ask(`/user/identities/${randomUUID()}`, { method: 'DELETE', token })
      },
      [422, 'identity_not_found', 'Identity doesn’t exist'],
    ],

    // /factors
    [
      'a second factor of the same name',
      async () => {
        const { token } = await member()
        await enrol(token, 'Phone')
        return ask('/factors', { token, body: { factor_type: 'totp', friendly_name: 'Phone' } })
      },
      [422, 'mfa_factor_name_conflict', 'A factor with the friendly name "Phone" for this user already exists'],
    ],
    [
      'an eleventh factor',
      async () => {
        const { token } = await member()
        for (let number = 0; number < 10; number += 1) await enrol(token)
        return ask('/factors', { token, body: { factor_type: 'totp' } })
      },
      [422, 'too_many_enrolled_mfa_factors', 'Maximum number of verified factors reached, unenroll to continue'],
    ],
    [
      'a factor beside one that was not shown',
      async () => ask('/factors', { token: (await unraised()).token, body: { factor_type: 'totp', friendly_name: 'Another' } }),
      [403, 'insufficient_aal', 'AAL2 required to enroll a new factor'],
    ],
    [
      'a factor of a kind that there is not',
      async () => ask('/factors', { token: (await member()).token, body: { factor_type: 'hunch' } }),
      [400, 'validation_failed', 'factor_type needs to be totp, phone, or webauthn'],
    ],
    [
      'a second text within a minute',
      async () => {
        const { token } = await member()
        const body = { factor_type: 'phone', friendly_name: 'Phone', phone: newPhone() }
        const { id } = Enrolled.parse((await ask('/factors', { token, body })).body)
        await ask(`/factors/${id}/challenge`, { at: strict, token, body: {} })
        return ask(`/factors/${id}/challenge`, { at: strict, token, body: {} })
      },
      [429, 'over_sms_send_rate_limit', /^For security purposes, you can only request this after \d+ seconds\.$/],
    ],
    [
      'a wrong code of a factor',
      async () => {
        const { token } = await member()
        const { id, code } = await enrol(token)
        const wrong = code() === '000000' ? '111111' : '000000'
        return show(token, id, { challenge_id: await challengeOf(token, id), code: wrong })
      },
      [422, 'mfa_verification_failed', 'Invalid TOTP code entered'],
    ],
    [
      'a challenge after its time',
      async () => {
        const { token } = await member()
        const { id, code } = await enrol(token)
        const challengeId = await challengeOf(token, id)
        world.later({ seconds: 301 })
        return show(token, id, { challenge_id: challengeId, code: code() })
      },
      [
        422,
        'mfa_challenge_expired',
        /^MFA challenge [0-9a-f-]{36} has expired, verify against another challenge or create a new challenge\.$/,
      ],
    ],
    [
      'a challenge that was met before',
      async () => {
        const { token } = await member()
        const { id, code } = await enrol(token)
        const challengeId = await challengeOf(token, id)
        await show(token, id, { challenge_id: challengeId, code: code() })
        return show(token, id, { challenge_id: challengeId, code: code() })
      },
      [422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.'],
    ],
    [
      'removing a factor that was not shown',
      async () => {
        const { token, factor } = await unraised()
        return ask(`/factors/${factor.id}`, { method: 'DELETE', token })
      },
      [422, 'insufficient_aal', 'AAL2 required to unenroll verified factor'],
    ],
    [
      'a factor of somebody else',
      async () => ask(`/factors/${(await enrol((await member()).token)).id}/challenge`, { token: (await member()).token, body: {} }),
      [404, 'mfa_factor_not_found', 'Factor not found'],
    ],

    // The rest
    [
      'signing out of the universe',
      async () => ask('/logout?scope=universe', { token: (await member()).token, body: {} }),
      [400, 'validation_failed', 'Unsupported logout scope "universe"'],
    ],
    [
      'a member at the administration',
      async () => ask('/admin/users', { token: (await member()).token }),
      [403, 'not_admin', 'User not allowed'],
    ],
    [
      'a password that was hashed elsewhere',
      async () => {
        const token = await world.serviceToken()
        return ask('/admin/users', {
          token,
          body: { email: newEmail(), password_hash: '$2y$10$SXEz2HeT8PUIGQXo9yeUIem8KzNxgG0d7o/.eGj2rj8KbRgAuRVlq' },
        })
      },
      [400, 'validation_failed', 'password_hash: hashes from elsewhere are not taken'],
    ],
    ['what is no JSON', () => ask('/signup', { body: '{"email":' }), [400, 'bad_json', 'Could not parse request body as JSON']],
    ['more than a megabyte', () => ask('/signup', { body: { email: 'x'.repeat(1024 * 1024) } }), [413, 'validation_failed', /./]],
  ]

  it.each(rows)('answers %s', async (_, asked, [status, code, message]) => {
    const answer = await asked()
    expect(answer.body).toMatchObject({ code, message: typeof message === 'string' ? message : expect.stringMatching(message) })
    expect(answer.status).toBe(status)
    expect(answer.headers.get('x-sb-error-code')).toBe(code)
    expect(answer.headers.get('x-supabase-api-version')).toBe(VERSION)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it.each([
    ['', { code: 401, error_code: 'no_authorization', msg: 'This endpoint requires a valid Bearer token' }],
    ['2023-12-31', { code: 401, error_code: 'no_authorization', msg: 'This endpoint requires a valid Bearer token' }],
    ['2024-01-01', { code: 'no_authorization', message: 'This endpoint requires a valid Bearer token' }],
    ['2030-01-01', { code: 'no_authorization', message: 'This endpoint requires a valid Bearer token' }],
  ])('is written as version "%s" of the protocol has it', async (version, body) => {
    const answer = await ask('/user', { version })
    expect(answer.body).toEqual(body)
    expect(answer.headers.get('x-supabase-api-version')).toBe(version === '' ? null : version)
    expect(answer.headers.get('x-sb-error-code')).toBe('no_authorization')
  })

  it('says why a password is weak, in every version', async () => {
    const body = { email: newEmail(), password: 'qwerty1' }
    const weak_password = { reasons: ['length', 'pwned'] }
    expect((await ask('/signup', { body })).body).toMatchObject({ code: 'weak_password', weak_password })
    expect((await ask('/signup', { body, version: '' })).body).toMatchObject({ code: 422, error_code: 'weak_password', weak_password })
  })

  it.each([
    ['/token?grant_type=refresh_token', {}, 'invalid_request', 'refresh_token required'],
    ['/token?grant_type=id_token', {}, 'invalid request', 'id_token required'],
    ['/token?grant_type=id_token', { id_token: 'x' }, 'invalid request', 'provider or client_id and issuer required'],
  ])('is written as OAuth has it where %s is asked for %j', async (path, body, error, error_description) => {
    const answer = await ask(path, { body })
    expect([answer.status, answer.body]).toEqual([400, { error, error_description }])
  })

  it('is JSON also where there is nothing', async () => {
    for (const path of ['/nothing', '/passkeys', '/factors/recovery-notes']) {
      const { status, body } = await ask(path)
      expect([status, typeof body]).toEqual([404, 'object'])
    }
  })
})
