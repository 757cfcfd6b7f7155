import { randomUUID } from 'node:crypto'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientOf, newEmail, refusalOf, startWorldWithMails, type WorldWithMails } from '../../testing/world-with-mails.ts'

const password = 'quiet river stone'
const expired = { status: 403, code: 'otp_expired', message: 'Token has expired or is invalid' }

describe('codes and links', () => {
  let world: WorldWithMails
  let url: string
  let strict: string

  beforeAll(async () => {
    world = await startWorldWithMails()
    url = await world.service()
    strict = await world.service({ AUTH_COMPAT: '' })
  })
  afterAll(() => world.close())

  const member = async () => {
    const email = newEmail()
    const client = clientOf(url)
    await client.signUp({ email, password })
    const { data } = await client.verifyOtp({ email, token: (await world.mailTo(email)).code, type: 'signup' })
    return { email, id: data.user?.id ?? '', client }
  }
  const follow = async (link: string, at = url) => {
    const { pathname, search } = new URL(link)
    const response = await fetch(`${at}${pathname}${search}`, { redirect: 'manual' })
    const location = new URL(response.headers.get('location') ?? 'about:blank')
    return { status: response.status, location, fragment: Object.fromEntries(new URLSearchParams(location.hash.slice(1))) }
  }
  const home = () => new URL(world.world.settings.PUBLIC_URL)

  it('let a member in, and make an account for a new one', async () => {
    const { email, id } = await member()
    const client = clientOf(url)
    await client.signInWithOtp({ email, options: { emailRedirectTo: `${home().origin}/confirm` } })
    const { code, template, link } = await world.mailTo(email)
    expect(template).toBe('magic_link')
    expect(new URL(link).searchParams.get('redirect_to')).toBe(`${home().origin}/confirm`)
    expect((await client.verifyOtp({ email, token: code, type: 'email' })).data.user?.id).toBe(id)

    const another = newEmail()
    await client.signInWithOtp({ email: another, options: { data: { name: 'Ada' } } })
    const mail = await world.mailTo(another)
    expect(mail).toMatchObject({ template: 'confirmation', email: another, name: 'Ada' })
    const { data } = await client.verifyOtp({ email: another, token: mail.code, type: 'email' })
    expect(data.user).toMatchObject({ email: another, user_metadata: { name: 'Ada' }, identities: [{ provider: 'email' }] })
  })

  it('do not make an account where none is wanted, and do not say so', async () => {
    const email = newEmail()
    const client = clientOf(url)
    expect(await client.signInWithOtp({ email, options: { shouldCreateUser: false } })).toMatchObject({ error: null })
    expect(await client.resetPasswordForEmail(email)).toMatchObject({ error: null })
    expect(await client.resend({ email, type: 'signup' })).toMatchObject({ error: null })
    expect(await world.database('identity.users').where({ email })).toEqual([])
    expect(await world.mailsTo(email)).toEqual([])
    expect(await world.database('identity.users').whereNull('email').whereNull('phone').where({ is_anonymous: false })).toEqual([])
  })

  it('are good once, also for two at once', async () => {
    const { email } = await member()
    await clientOf(url).resetPasswordForEmail(email)
    const { token } = await world.mailTo(email, 'recovery')
    const used = await Promise.all(Array.from({ length: 5 }, () => clientOf(url).verifyOtp({ token_hash: token, type: 'recovery' })))
    expect(used.filter(({ error }) => error === null)).toHaveLength(1)
    expect(used.map(refusalOf).filter((refusal) => refusal !== undefined)).toEqual([expired, expired, expired, expired])
  })

  it('are good for ten minutes', async () => {
    const { email } = await member()
    const client = clientOf(url)
    await client.signInWithOtp({ email })
    const { code, token } = await world.mailTo(email)
    world.later({ minutes: 10 })
    expect(refusalOf(await client.verifyOtp({ email, token: code, type: 'email' }))).toEqual(expired)
    expect(refusalOf(await client.verifyOtp({ token_hash: token, type: 'email' }))).toEqual(expired)
  })

  it('are not guessed: after five tries only the link is good', async () => {
    const { email } = await member()
    const client = clientOf(url)
    await client.signInWithOtp({ email })
    const { code, token } = await world.mailTo(email)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let tries = 0; tries < 5; tries += 1)
      expect(refusalOf(await client.verifyOtp({ email, token: wrong, type: 'magiclink' }))).toEqual(expired)
    expect(refusalOf(await client.verifyOtp({ email, token: code, type: 'magiclink' }))).toEqual(expired)
    expect((await client.verifyOtp({ token_hash: token, type: 'magiclink' })).error).toBeNull()
  })

  it('are worth nothing for another address, another purpose or no account', async () => {
    const [one, other] = [await member(), await member()]
    const client = clientOf(url)
    await client.signInWithOtp({ email: one.email })
    const { code, token } = await world.mailTo(one.email)
    expect(refusalOf(await client.verifyOtp({ email: other.email, token: code, type: 'email' }))).toEqual(expired)
    expect(refusalOf(await client.verifyOtp({ email: newEmail(), token: code, type: 'email' }))).toEqual(expired)
    expect(refusalOf(await client.verifyOtp({ email: one.email, token: code, type: 'signup' }))).toEqual(expired)
    expect(refusalOf(await client.verifyOtp({ token_hash: token, type: 'invite' }))).toEqual(expired)
  })

  it('say whose account they open, and stay good', async () => {
    const { email, id } = await member()
    await clientOf(url).signInWithOtp({ email })
    const { token } = await world.mailTo(email)
    const whose = async (type: string, token_hash: string) => {
      const body = JSON.stringify({ type, token_hash })
      const response = await fetch(`${url}/auth/v1/verify/account`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
      return response.json()
    }
    const address = `${email.slice(0, 2)}…@${email.split('@')[1]}`
    expect(await whose('magiclink', token)).toEqual({ account: { id, address } })
    expect(await whose('invite', token)).toEqual({ account: null })
    expect((await clientOf(url).verifyOtp({ token_hash: token, type: 'magiclink' })).data.user?.id).toBe(id)
    expect(await whose('magiclink', token)).toEqual({ account: null })
  })

  it('end the one before', async () => {
    const { email } = await member()
    const client = clientOf(url)
    await client.signInWithOtp({ email })
    const first = await world.mailTo(email)
    await client.signInWithOtp({ email })
    const second = await world.mailTo(email)
    expect(refusalOf(await client.verifyOtp({ token_hash: first.token, type: 'email' }))).toEqual(expired)
    expect((await client.verifyOtp({ token_hash: second.token, type: 'email' })).error).toBeNull()
  })

  it('lead back with a session in the fragment', async () => {
    const { email, id } = await member()
    await clientOf(url).signInWithOtp({ email, options: { emailRedirectTo: `${home().origin}/confirm?from=mail` } })
    const { link } = await world.mailTo(email)
    const { status, location, fragment } = await follow(link)
    expect(status).toBe(303)
    expect(`${location.origin}${location.pathname}${location.search}`).toBe(`${home().origin}/confirm?from=mail`)
    expect(fragment).toMatchObject({ token_type: 'bearer', type: 'magiclink', expires_in: '3600' })
    expect(decodeJwt(fragment['access_token'] ?? '').sub).toBe(id)
    const again = await follow(link)
    expect(again.location.search).toBe('?from=mail')
    expect(again.fragment).toEqual({
      error: 'access_denied',
      error_code: 'otp_expired',
      error_description: 'Email link is invalid or has expired',
    })
  })

  it('lead back with a code for the browser that asked, and for no other', async () => {
    const { email, id } = await member()
    const client = clientOf(url, 'pkce')
    await client.resetPasswordForEmail(email, { redirectTo: `${home().origin}/update-password` })
    const { link, token } = await world.mailTo(email, 'recovery')
    expect(token).toMatch(/^pkce_/)
    const { location } = await follow(link)
    expect(location.hash).toBe('')
    expect(location.pathname).toBe('/update-password')
    const authCode = location.searchParams.get('code') ?? ''
    const { data, error } = await client.exchangeCodeForSession(authCode)
    expect(error).toBeNull()
    expect(data.user?.id).toBe(id)
    expect(data).toMatchObject({ redirectType: 'recovery' })
    expect(decodeJwt(data.session?.access_token ?? '')).toMatchObject({ amr: [{ method: 'recovery' }] })
    const again = await follow(link)
    expect(again.location.searchParams.get('error_code')).toBe('otp_expired')
    expect(again.fragment).toMatchObject({ error_code: 'otp_expired' })
  })

  it('are not used up by a scanner that only looks where they lead', async () => {
    const { email } = await member()
    await clientOf(url).signInWithOtp({ email })
    const { link } = await world.mailTo(email)
    const { pathname, search } = new URL(link)
    await fetch(`${url}${pathname}${search}`, { method: 'HEAD', redirect: 'manual' })
    expect((await follow(link)).fragment['access_token']).toBeTruthy()
  })

  it('lead nowhere but to us', async () => {
    const { email } = await member()
    await clientOf(url).signInWithOtp({ email, options: { emailRedirectTo: 'https://thief.example/' } })
    const { link } = await world.mailTo(email)
    const forged = new URL(link)
    expect(forged.searchParams.get('redirect_to')).toBe(world.world.settings.PUBLIC_URL)
    forged.searchParams.set('redirect_to', 'https://thief.example/')
    expect((await follow(forged.href)).location.origin).toBe(home().origin)
  })

  it('are sent again only to a user who waits for one', async () => {
    const email = newEmail()
    const client = clientOf(url)
    await client.signUp({ email, password })
    expect(await client.resend({ email, type: 'signup' })).toMatchObject({ error: null })
    expect(await world.mailsTo(email)).toHaveLength(2)
    await client.verifyOtp({ email, token: (await world.mailTo(email)).code, type: 'signup' })
    await client.resend({ email, type: 'signup' })
    expect(await world.mailsTo(email)).toHaveLength(2)
  })

  it('are sent to one address once a minute, whether it has an account or not', async () => {
    const { email } = await member()
    for (const asked of [email, newEmail()]) {
      const client = clientOf(strict)
      expect((await client.resetPasswordForEmail(asked)).error).toBeNull()
      const refused = refusalOf(await client.resetPasswordForEmail(asked))
      expect(refused).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' })
      expect(refused?.message).toMatch(/^For security purposes, you can only request this after \d\d seconds\.$/)
      world.later({ seconds: 61 })
      expect((await client.resetPasswordForEmail(asked)).error).toBeNull()
    }
  })

  it('are kept as nothing that could be used', async () => {
    const { email, id } = await member()
    await clientOf(url).signInWithOtp({ email })
    const { code, token } = await world.mailTo(email)
    const rows = await world.database('identity.one_time_codes').where({ user_id: id })
    const kept = JSON.stringify(rows, (_, value: unknown) => (Buffer.isBuffer(value) ? value.toString('latin1') : value))
    expect(kept).not.toContain(code)
    expect(kept).not.toContain(token)
  })

  it.each([
    [{ token: '123456', email: 'a@debut.example' }, 'Verify requires a verification type'],
    [{ type: 'email', email: 'a@debut.example' }, 'Verify requires either a token or a token hash'],
    [{ type: 'email', token: '1', token_hash: '2' }, 'Verify requires either a token or a token hash'],
    [{ type: 'email', token_hash: '2', email: 'a@debut.example' }, 'Only the token_hash and type should be provided'],
    [{ type: 'email', token: '1' }, 'Only an email address or phone number should be provided on verify'],
    [{ type: 'constructor', token: '1', email: 'a@debut.example' }, 'Unsupported verification type'],
    [{ type: 'sms', token: '1', phone: 'ring me' }, 'Invalid phone number format (E.164 required)'],
  ])('are refused as GoTrue does: %j', async (body, message) => {
    const headers = { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' }
    const response = await fetch(`${url}/auth/v1/verify`, { method: 'POST', headers, body: JSON.stringify(body) })
    expect([response.status, await response.json()]).toEqual([400, { code: 'validation_failed', message }])
  })

  it('lead back with a refusal where they are no links of ours', async () => {
    const { status, fragment } = await follow(`${url}/auth/v1/verify?type=signup&token=${randomUUID()}`)
    expect([status, fragment['error_code']]).toEqual([303, 'otp_expired'])
    expect((await follow(`${url}/auth/v1/verify?type=signup`)).fragment).toMatchObject({
      error: 'invalid_request',
      error_code: 'validation_failed',
    })
  })
})
