import { randomInt } from 'node:crypto'
import { sendCommand } from '@debut/testing/world.ts'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientOf, newEmail, newPhone, refusalOf, startWorldWithMails, type WorldWithMails } from '../../testing/world-with-mails.ts'

const password = 'quiet river stone'
const another = 'loud mountain feather'

describe('one’s own account', () => {
  let world: WorldWithMails
  let url: string
  let official: string

  beforeAll(async () => {
    world = await startWorldWithMails()
    url = await world.service({ AUTH_PHONE: 'true', AUTH_ACCESS_TOKEN_SECONDS: '86400' })
    official = await world.service({ AUTH_COMPAT: 'gotrue' })
  })
  afterAll(() => world.close())

  const member = async (at = url) => {
    const email = newEmail()
    const client = clientOf(at)
    await client.signUp({ email, password })
    const { data } = await client.verifyOtp({ email, token: (await world.mailTo(email)).code, type: 'signup' })
    return { email, id: data.user?.id ?? '', client }
  }
  const signIn = async (email: string, secret = password) => {
    const client = clientOf(url)
    return { client, refusal: refusalOf(await client.signInWithPassword({ email, password: secret })) }
  }

  /** With sessions that were renewed meanwhile, and are not fresh any more. */
  const aDayLater = async (...clients: ReturnType<typeof clientOf>[]) => {
    for (const hours of [23, 2]) {
      world.later({ hours })
      await Promise.all(clients.map(async (client) => client.refreshSession()))
    }
  }
  const askToMove = async (client: ReturnType<typeof clientOf>, email: string) => {
    const next = newEmail()
    const { data } = await client.updateUser({ email: next })
    return { next, user: data.user, ofOld: await world.mailTo(email, 'email_change'), ofNew: await world.mailTo(next, 'email_change') }
  }

  it('is shown to its owner', async () => {
    const { client, id, email } = await member()
    expect((await client.getUser()).data.user).toMatchObject({ id, email, aud: 'authenticated', role: 'authenticated' })
    const response = await fetch(`${url}/auth/v1/user`)
    expect([response.status, await response.json()]).toEqual([
      401,
      { code: 401, error_code: 'no_authorization', msg: 'This endpoint requires a valid Bearer token' },
    ])
  })

  it('stores what its owner says of themselves, and null removes it', async () => {
    const { client } = await member()
    await client.updateUser({ data: { name: 'Ines', theme: 'dark', nested: { a: [1] } } })
    const { data } = await client.updateUser({ data: { theme: null, more: true } })
    expect(data.user?.user_metadata).toEqual({ name: 'Ines', nested: { a: [1] }, more: true })
    expect(refusalOf(await client.updateUser({ data: { much: 'x'.repeat(17_000) } }))).toMatchObject({ code: 'validation_failed' })
  })

  it('gets a new password, which its owner gets a mail about and which signs out everywhere else', async () => {
    const { client, email } = await member()
    const elsewhere = (await signIn(email)).client
    expect(refusalOf(await client.updateUser({ password }))).toMatchObject({ status: 422, code: 'same_password' })
    expect((await client.updateUser({ password: another })).error).toBeNull()
    expect((await world.mailTo(email, 'password_changed')).template).toBe('password_changed')
    expect(refusalOf(await elsewhere.getUser())).toMatchObject({ message: 'Auth session missing!' })
    expect((await client.getUser()).error).toBeNull()
    expect((await signIn(email)).refusal).toMatchObject({ code: 'invalid_credentials' })
    expect((await signIn(email, another)).refusal).toBeUndefined()
  })

  it('asks a session that is not fresh for a code that was sent, or for the password', async () => {
    const { client, email } = await member()
    const again = (await signIn(email)).client
    await aDayLater(client, again)
    expect(refusalOf(await client.updateUser({ password: another }))).toMatchObject({ status: 400, code: 'reauthentication_needed' })
    expect((await client.reauthenticate()).error).toBeNull()
    const { code, link } = await world.mailTo(email, 'reauthentication')
    expect(link).toBe('')
    expect(refusalOf(await client.updateUser({ password: another, nonce: '12' }))).toMatchObject({
      status: 422,
      code: 'reauthentication_not_valid',
    })
    expect((await client.updateUser({ password: another, nonce: code })).error).toBeNull()

    const { client: other, email: theirs } = await member()
    await aDayLater(other)
    const wrong = await other.updateUser({ password: another, current_password: 'not this' })
    expect(refusalOf(wrong)).toMatchObject({ status: 400, code: 'current_password_invalid' })
    expect((await other.updateUser({ password: another, current_password: password })).error).toBeNull()
    expect((await signIn(theirs, another)).refusal).toBeUndefined()
  })

  it('is erased by a session that is not fresh only with a code that was sent, and all its sessions end with that', async () => {
    const { client, email } = await member()
    const again = (await signIn(email)).client
    const sessionOf = async (of: typeof client) => {
      const { data } = await of.getSession()
      const token = data.session?.access_token ?? ''
      return { token, id: String(decodeJwt(token)['session_id']) }
    }
    const username = `leaver-${randomInt(1_000_000)}`
    const erase = async (nonce?: string) =>
      sendCommand(url, (await sessionOf(client)).token, 'EraseMember', nonce === undefined ? { username } : { username, nonce })
    const named = await fetch(`${url}/api/profile/update`, {
      method: 'POST',
      headers: { authorization: `Bearer ${(await sessionOf(client)).token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ username }),
    })
    expect(named.status).toBe(200)
    await aDayLater(client, again)
    expect(await erase()).toMatchObject({ status: 422, body: { code: 'reauthentication-needed' } })
    expect((await client.reauthenticate()).error).toBeNull()
    const { code } = await world.mailTo(email, 'reauthentication')
    expect(await erase('12')).toMatchObject({ status: 422, body: { code: 'reauthentication-not-valid' } })
    const ids = [(await sessionOf(client)).id, (await sessionOf(again)).id]
    expect(await erase(code)).toMatchObject({ status: 200 })
    expect(await world.database('identity.sessions').whereIn('id', ids)).toEqual([])
    expect((await again.refreshSession()).error).not.toBeNull()
  })

  it('moves to another address once both have agreed, and the old one gets a mail', async () => {
    const { client, email, id } = await member()
    const { next, user, ofOld, ofNew } = await askToMove(client, email)
    expect(user).toMatchObject({ email, new_email: next })
    expect(ofNew).toMatchObject({ new_email: next, email })
    const half = await client.verifyOtp({ email: next, token: ofNew.code, type: 'email_change' })
    expect(half).toMatchObject({ error: null, data: { user: null, session: null } })
    expect(refusalOf(await client.verifyOtp({ email: next, token: ofNew.code, type: 'email_change' }))).toMatchObject({
      code: 'otp_expired',
    })
    expect((await client.getUser()).data.user?.email).toBe(email)
    const whole = await client.verifyOtp({ token_hash: ofOld.token, type: 'email_change' })
    expect(whole.data.user).toMatchObject({ id, email: next, identities: [{ provider: 'email', email: next }] })
    expect(whole.data.user?.new_email).toBeUndefined()
    expect(await world.mailTo(email, 'email_changed')).toMatchObject({ template: 'email_changed', new_email: next })
    expect((await signIn(email)).refusal).toMatchObject({ code: 'invalid_credentials' })
    expect((await signIn(next)).refusal).toBeUndefined()
  })

  it('says what is missing after one of two links', async () => {
    const { client, email } = await member()
    await client.updateUser({ email: newEmail() })
    const { link } = await world.mailTo(email, 'email_change')
    const { pathname, search } = new URL(link)
    const response = await fetch(`${url}${pathname}${search}`, { redirect: 'manual' })
    const fragment = new URLSearchParams(new URL(response.headers.get('location') ?? '').hash.slice(1))
    expect(fragment.get('message')).toBe('Confirmation link accepted. Please proceed to confirm link sent to the other email')
  })

  it('does not move to an address that is somebody’s, and does not say that it is', async () => {
    const [one, other] = [await member(), await member()]
    const before = (await world.mailsTo(other.email)).length
    const { data, error } = await one.client.updateUser({ email: other.email })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ email: one.email, new_email: other.email })
    expect(await world.mailsTo(other.email)).toHaveLength(before)
    await one.client.resend({ type: 'email_change', email: one.email })
    expect(await world.mailsTo(other.email)).toHaveLength(before)
    const lax = await member(official)
    expect(refusalOf(await lax.client.updateUser({ email: other.email }))).toMatchObject({ status: 422, code: 'email_exists' })
  })

  it('stays where it is if somebody else has confirmed the address first', async () => {
    const { client, email } = await member()
    const { next, ofOld, ofNew } = await askToMove(client, email)
    await client.verifyOtp({ token_hash: ofOld.token, type: 'email_change' })
    const rival = clientOf(url)
    await rival.signUp({ email: next, password })
    expect(refusalOf(await client.verifyOtp({ token_hash: ofNew.token, type: 'email_change' }))).toMatchObject({
      status: 422,
      code: 'email_exists',
    })
    expect((await client.getUser()).data.user?.email).toBe(email)
  })

  it('takes a phone number once its code was entered', async () => {
    const { client, email } = await member()
    const phone = newPhone()
    expect((await client.updateUser({ phone: `+${phone}` })).data.user).toMatchObject({ phone: '', new_phone: phone })
    const { data } = await client.verifyOtp({ phone, token: (await world.mailTo(phone)).code, type: 'phone_change' })
    expect(data.user).toMatchObject({ email, phone, app_metadata: { providers: ['email', 'phone'] } })
  })

  it('answers the same for a number that is somebody’s', async () => {
    const [free, taken] = [newPhone(), newPhone()]
    const owner = await member()
    await owner.client.updateUser({ phone: taken })
    await owner.client.verifyOtp({ phone: taken, token: (await world.mailTo(taken)).code, type: 'phone_change' })
    const { client } = await member()
    const shown = async (phone: string) => Object.keys((await client.updateUser({ phone })).data.user ?? {})
    expect(await shown(taken)).toEqual(await shown(free))
    expect(await world.mailsTo(taken)).toHaveLength(1)
  })

  it('is not changed without the second factor that it has', async () => {
    const { client, id } = await member()
    const now = world.clock().toJSDate()
    const factor = { factor_type: 'totp', status: 'verified', friendly_name: 'Phone', created_at: now, updated_at: now }
    await world.database('identity.factors').insert({ ...factor, id: crypto.randomUUID(), user_id: id })
    const needed = { status: 401, code: 'insufficient_aal' }
    expect(refusalOf(await client.updateUser({ password: another }))).toMatchObject(needed)
    expect(refusalOf(await client.updateUser({ email: newEmail() }))).toMatchObject(needed)
    expect(refusalOf(await client.updateUser({ data: { name: 'Ines' } }))).toMatchObject(needed)
  })

  it('has no rights of an administrator', async () => {
    const { client } = await member()
    const token = (await client.getSession()).data.session?.access_token ?? ''
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' }
    const body = JSON.stringify({ app_metadata: { roles: ['admin'] } })
    const response = await fetch(`${url}/auth/v1/user`, { method: 'PUT', headers, body })
    expect([response.status, await response.json()]).toMatchObject([403, { code: 'not_admin' }])
    const listing = await fetch(`${url}/auth/v1/admin/users`, { headers })
    expect([listing.status, await listing.json()]).toMatchObject([403, { code: 'not_admin' }])
  })
})
