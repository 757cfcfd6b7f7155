import { eventually } from '@debut/testing/eventually.ts'
import { randomUUID } from 'node:crypto'
import { sendCommand } from '@debut/testing/world.ts'
import type { GoTrueAdminApi } from '@supabase/auth-js'
import { TOTP, URI } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientOf, newEmail, newPhone, refusalOf, startWorldWithMails, type WorldWithMails } from '../../testing/world-with-mails.ts'

const password = 'quiet river stone'
const stolen = 'the thief was here'

describe('a thief', () => {
  let world: WorldWithMails
  let url: string
  let strict: string
  let admin: GoTrueAdminApi

  beforeAll(async () => {
    world = await startWorldWithMails()
    const phones = { AUTH_PHONE: 'true' }
    url = await world.service(phones)
    strict = await world.service({ ...phones, AUTH_COMPAT: '' })
    admin = await world.admin(url)
  })
  afterAll(() => world.close())

  const member = async (at = url) => {
    const email = newEmail()
    const client = clientOf(at)
    await client.signUp({ email, password })
    const { data } = await client.verifyOtp({ email, token: (await world.mailTo(email)).code, type: 'signup' })
    return { email, id: data.user?.id ?? '', client }
  }
  const enrolled = async ({ client }: Awaited<ReturnType<typeof member>>) => {
    const { data } = await client.mfa.enroll({ factorType: 'totp' })
    const totp = URI.parse(data?.totp.uri ?? '')
    if (!(totp instanceof TOTP)) throw new Error('not a code of time')
    const factorId = data?.id ?? ''
    await client.mfa.challengeAndVerify({ factorId, code: totp.generate({ timestamp: world.clock().toMillis() }) })
    return { factorId, totp }
  }
  const tokenOf = async (client: ReturnType<typeof clientOf>) => (await client.getSession()).data.session?.access_token ?? ''
  const ask = async (path: string, token: string, method = 'GET') => {
    const headers = { authorization: `Bearer ${token}`, 'x-supabase-api-version': '2024-01-01' }
    const response = await fetch(`${url}/auth/v1${path}`, { method, headers, redirect: 'manual' })
    const body: unknown = response.status === 204 ? {} : await response.json()
    return { status: response.status, body }
  }

  describe('who was there before its owner', () => {
    it('keeps no password of a number that its owner signs in with', async () => {
      const phone = newPhone()
      await clientOf(url).signUp({ phone, password: stolen })
      const owner = clientOf(url)
      await owner.signInWithOtp({ phone })
      expect((await owner.verifyOtp({ phone, token: (await world.mailTo(phone)).code, type: 'sms' })).error).toBeNull()
      expect(refusalOf(await clientOf(url).signInWithPassword({ phone, password: stolen }))).toMatchObject({ code: 'invalid_credentials' })
    })

    it('keeps no password of somebody who is invited', async () => {
      const email = newEmail()
      await clientOf(url).signUp({ email, password: stolen })
      await admin.inviteUserByEmail(email)
      const { token } = await world.mailTo(email, 'invite')
      expect((await clientOf(url).verifyOtp({ token_hash: token, type: 'invite' })).error).toBeNull()
      expect(refusalOf(await clientOf(url).signInWithPassword({ email, password: stolen }))).toMatchObject({ code: 'invalid_credentials' })
    })

    it('keeps no password of somebody for whom a link was made', async () => {
      const email = newEmail()
      await clientOf(url).signUp({ email, password: stolen })
      const { data } = await admin.generateLink({ type: 'signup', email, password })
      const token_hash = data.properties?.hashed_token ?? ''
      expect((await clientOf(url).verifyOtp({ token_hash, type: 'signup' })).error).toBeNull()
      expect(refusalOf(await clientOf(url).signInWithPassword({ email, password: stolen }))).toMatchObject({ code: 'invalid_credentials' })
      expect((await clientOf(url).signInWithPassword({ email, password })).error).toBeNull()
    })
  })

  describe('whose session is ended', () => {
    it('has nothing left that they began: no number', async () => {
      const { client, email } = await member()
      const thief = clientOf(url)
      await thief.signInWithPassword({ email, password })
      const phone = newPhone()
      await thief.updateUser({ phone })
      const { code } = await world.mailTo(phone)
      await client.updateUser({ password: 'loud mountain feather' })
      expect(refusalOf(await clientOf(url).verifyOtp({ phone, token: code, type: 'phone_change' }))).toMatchObject({ code: 'otp_expired' })
    })

    it('has nothing left that they began: no link to another account of theirs', async () => {
      const { client, id } = await member()
      const flow = { id: randomUUID(), method: 'oauth', provider: 'github', redirect_to: url, created_at: world.clock().toJSDate() }
      await world.database('identity.flows').insert({ ...flow, linking_user_id: id })
      await client.updateUser({ password: 'loud mountain feather' })
      expect(await world.database('identity.flows').where({ linking_user_id: id })).toEqual([])
    })

    it('has nothing left once a second factor is asked for', async () => {
      const owner = await member()
      const thief = clientOf(url)
      await thief.signInWithPassword({ email: owner.email, password })
      const phone = newPhone()
      await thief.updateUser({ phone })
      await enrolled(owner)
      const { code } = await world.mailTo(phone)
      expect(refusalOf(await clientOf(url).verifyOtp({ phone, token: code, type: 'phone_change' }))).toMatchObject({ code: 'otp_expired' })
    })

    it('has none again because they were just signing in', async () => {
      const waitingForLocks = async () => {
        const waiting = await world.database('pg_stat_activity').whereRaw("datname = current_database() and wait_event_type = 'Lock'")
        return waiting.length
      }
      const { email, id } = await member()
      const changed = await world.database.transaction(async (transaction) => {
        await transaction('identity.users').where({ id }).forUpdate()
        const signingIn = clientOf(url).signInWithPassword({ email, password })
        // The password was right, and what follows waits for this row.
        await eventually(async () => expect(await waitingForLocks()).toBe(1))
        await transaction('identity.users').where({ id }).update({ password_hash: null })
        return { signingIn }
      })
      expect(refusalOf(await changed.signingIn)).toMatchObject({ code: 'invalid_credentials' })
    })
  })

  describe('who found a window open', () => {
    const old = async () => {
      const { client, email } = await member()
      world.later({ hours: 25 })
      await client.refreshSession()
      return { client, email }
    }
    const needed = { code: 'reauthentication_needed' }

    it('adds no number without a code that was sent to the address', async () => {
      const { client, email } = await old()
      const phone = newPhone()
      expect(refusalOf(await client.updateUser({ phone }))).toMatchObject(needed)
      expect(await world.mailsTo(phone)).toEqual([])
      await client.reauthenticate()
      const { code: nonce } = await world.mailTo(email, 'reauthentication')
      expect((await client.updateUser({ phone, nonce })).data.user).toMatchObject({ new_phone: phone })
      expect(refusalOf(await client.updateUser({ phone: newPhone(), nonce }))).toMatchObject({ code: 'reauthentication_not_valid' })
    })

    it('links no account of theirs without one either', async () => {
      const { client, email } = await old()
      const path = '/user/identities/authorize?provider=github'
      expect((await ask(path, await tokenOf(client))).body).toMatchObject(needed)
      await client.reauthenticate()
      const { code } = await world.mailTo(email, 'reauthentication')
      // There is no such provider here: by then nothing is asked any more.
      expect((await ask(`${path}&nonce=${code}`, await tokenOf(client))).body).toMatchObject({ code: 'validation_failed' })
      expect((await ask(`${path}&nonce=1`, await tokenOf(client))).body).toMatchObject({ code: 'reauthentication_not_valid' })
    })
  })

  it('adds no number to an account without a mail to its owner', async () => {
    const { client, email } = await member()
    const phone = newPhone()
    await client.updateUser({ phone })
    await client.verifyOtp({ phone, token: (await world.mailTo(phone)).code, type: 'phone_change' })
    expect((await world.mailTo(email, 'phone_changed')).template).toBe('phone_changed')
  })

  it('blocks no user from a new address by wanting it too', async () => {
    const wanted = newEmail()
    for (let count = 0; count < 6; count += 1) await (await member()).client.updateUser({ email: wanted })
    const { client } = await member()
    await client.updateUser({ email: wanted })
    const token = (await world.mailTo(wanted, 'email_change')).code
    expect((await client.verifyOtp({ email: wanted, token, type: 'email_change' })).error).toBeNull()
  })

  it('is no admin by claiming the address of one where addresses are believed', async () => {
    const email = newEmail()
    const client = clientOf(await world.service({ AUTH_AUTOCONFIRM: 'true', ADMIN_EMAILS: email }))
    await client.signUp({ email, password })
    await client.refreshSession()
    expect((await client.getClaims()).data?.claims.app_metadata).toMatchObject({ roles: [] })
  })

  describe('who has the password, and not the second factor', () => {
    it('neither adds nor removes a sign-in method', async () => {
      const owner = await member()
      await enrolled(owner)
      const thief = clientOf(url)
      await thief.signInWithPassword({ email: owner.email, password })
      const token = await tokenOf(thief)
      const [identity] = (await thief.getUser()).data.user?.identities ?? []
      const refused = { status: 401, body: { code: 'insufficient_aal' } }
      expect(await ask(`/user/identities/${identity?.identity_id}`, token, 'DELETE')).toMatchObject(refused)
      expect(await ask('/user/identities/authorize?provider=github', token)).toMatchObject(refused)
    })

    it('sees nowhere that they are signed in, and ends nothing there', async () => {
      const owner = await member()
      await enrolled(owner)
      const thief = clientOf(url)
      await thief.signInWithPassword({ email: owner.email, password })
      const token = await tokenOf(thief)
      const refused = { status: 401, body: { code: 'insufficient_aal' } }
      expect(await ask('/sessions', token)).toMatchObject(refused)
      expect(await ask(`/sessions/${randomUUID()}`, token, 'DELETE')).toMatchObject(refused)
      expect(await ask('/sessions', await tokenOf(owner.client))).toMatchObject({ status: 200 })
    })

    it('changes nothing of the account, and signs out no session but their own', async () => {
      const owner = await member()
      await enrolled(owner)
      const thief = clientOf(url)
      await thief.signInWithPassword({ email: owner.email, password })
      const token = await tokenOf(thief)
      expect(refusalOf(await thief.updateUser({ data: { name: 'Somebody else' } }))).toMatchObject({ code: 'insufficient_aal' })
      const refused = { status: 401, body: { code: 'insufficient_aal' } }
      expect(await ask('/logout?scope=others', token, 'POST')).toMatchObject(refused)
      expect(await ask('/user', token)).toMatchObject({ status: 200 })
      expect(await ask('/logout?scope=global', token, 'POST')).toMatchObject(refused)
      expect(await ask('/user', token)).toMatchObject({ status: 403 })
      expect((await owner.client.getUser()).data.user).toMatchObject({ user_metadata: {}, email: owner.email })
    })

    it('neither does anything in the member’s name, nor takes along what is kept of them', async () => {
      const owner = await member()
      const tokens = async () => {
        const thief = clientOf(url)
        await thief.signInWithPassword({ email: owner.email, password })
        return tokenOf(thief)
      }
      const erase = (token: string) => sendCommand(url, token, 'EraseMember', { username: 'not-theirs' })
      const taken = async (token: string) =>
        (await fetch(`${url}/api/members/${owner.id}/export`, { headers: { authorization: `Bearer ${token}` } })).status
      expect(await erase(await tokens())).toMatchObject({ status: 422, body: { code: 'username-mismatch' } })
      await enrolled(owner)
      const low = await tokens()
      expect(await erase(low)).toMatchObject({ status: 403, body: { code: 'second-factor-required' } })
      expect(await taken(low)).toBe(403)
      const high = await tokenOf(owner.client)
      expect(await erase(high)).toMatchObject({ status: 422, body: { code: 'username-mismatch' } })
      // What they own is asked for where it is projected.
      await Promise.all([world.world.projectionService(), world.world.queryService(url)])
      await eventually(async () => expect(await taken(high)).toBe(200))
    })

    it('does not go on guessing its codes', async () => {
      const owner = await member(strict)
      const { factorId, totp } = await enrolled(owner)
      const answers: unknown[] = []
      for (let guess = 0; guess < 11; guess += 1) {
        const code = totp.generate({
          timestamp: world
            .clock()
            .plus({ hours: 5 + guess })
            .toMillis(),
        })
        answers.push(refusalOf(await owner.client.mfa.challengeAndVerify({ factorId, code }))?.code)
      }
      expect(answers).toEqual([...Array<string>(10).fill('mfa_verification_failed'), 'over_request_rate_limit'])
    })
  })

  it('does not go on guessing codes by having new ones sent', async () => {
    const { email } = await member()
    const answers: unknown[] = []
    for (let mail = 0; mail < 3; mail += 1) {
      const client = clientOf(strict)
      expect((await client.signInWithOtp({ email })).error).toBeNull()
      const { code } = await world.mailTo(email, 'magic_link')
      for (let guess = 0; guess < 5; guess += 1)
        answers.push(refusalOf(await client.verifyOtp({ email, token: code === '000000' ? '000001' : '000000', type: 'email' }))?.code)
      world.later({ seconds: 61 })
    }
    expect(answers.slice(0, 10)).toEqual(Array<string>(10).fill('otp_expired'))
    expect(answers.slice(-4)).toEqual(Array<string>(4).fill('over_request_rate_limit'))
  })
})
