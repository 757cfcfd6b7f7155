import { randomUUID } from 'node:crypto'
import type { GoTrueAdminApi } from '@supabase/auth-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientOf, newEmail, refusalOf, startWorldWithMails, type WorldWithMails } from '../../testing/world-with-mails.ts'

const password = 'quiet river stone'

describe('the operator', () => {
  let world: WorldWithMails
  let url: string
  let admin: GoTrueAdminApi

  beforeAll(async () => {
    world = await startWorldWithMails()
    url = await world.service()
    admin = await world.admin(url)
  })
  afterAll(() => world.close())

  it('makes accounts, with the id that they say, and members of them', async () => {
    const [id, email] = [randomUUID(), newEmail()]
    const wanted = { id, email, password, email_confirm: true, user_metadata: { name: 'Ada' }, app_metadata: { plan: 'free' } }
    const { data } = await admin.createUser(wanted)
    expect(data.user).toMatchObject({
      id,
      email,
      user_metadata: { name: 'Ada' },
      app_metadata: { plan: 'free', provider: 'email', providers: ['email'] },
      identities: [{ provider: 'email' }],
    })
    expect((await clientOf(url).signInWithPassword({ email, password })).data.user?.id).toBe(id)
    expect(refusalOf(await admin.createUser({ email }))).toMatchObject({ status: 422, code: 'email_exists' })
    expect(refusalOf(await admin.createUser({ id, email: newEmail() }))).toMatchObject({ status: 422 })
    expect(refusalOf(await admin.createUser({}))).toMatchObject({ status: 400, code: 'validation_failed' })
  })

  it('turns the pages of all accounts', async () => {
    const made: string[] = []
    for (let number = 0; number < 3; number += 1) made.push((await admin.createUser({ email: newEmail() })).data.user?.id ?? '')
    const first = await admin.listUsers({ page: 1, perPage: 2 })
    expect(first.data).toMatchObject({ aud: 'authenticated', nextPage: 2 })
    const second = await admin.listUsers({ page: 2, perPage: 2 })
    const { users } = second.data
    expect([...first.data.users, ...users].map(({ id }) => id).slice(0, 3)).toEqual(made.toReversed())
    expect(refusalOf(await admin.listUsers({ page: -1 }))).toMatchObject({ status: 400, code: 'validation_failed' })
    expect(second.data).toMatchObject({ total: (await world.database('identity.users')).length })
  })

  it('changes, bans and deletes accounts', async () => {
    const email = newEmail()
    const created = await admin.createUser({ email, password, email_confirm: true })
    const id = created.data.user?.id ?? ''
    const client = clientOf(url)
    await client.signInWithPassword({ email, password })
    const banned = await admin.updateUserById(id, { ban_duration: '24h' })
    expect(banned.data.user?.banned_until).toBeTruthy()
    expect(refusalOf(await clientOf(url).signInWithPassword({ email, password }))).toMatchObject({ code: 'user_banned' })
    await admin.updateUserById(id, { ban_duration: 'none', user_metadata: { a: 1 }, app_metadata: { b: 2 } })
    expect((await client.signInWithPassword({ email, password })).data.user).toMatchObject({
      user_metadata: { a: 1 },
      app_metadata: { b: 2 },
    })

    const next = newEmail()
    expect((await admin.updateUserById(id, { email: next })).data.user).toMatchObject({ email: next })
    expect((await clientOf(url).signInWithPassword({ email: next, password })).error).toBeNull()
    expect((await admin.getUserById(id)).data.user?.email).toBe(next)
    expect(refusalOf(await admin.updateUserById(id, { ban_duration: 'soon' }))).toMatchObject({ code: 'validation_failed' })
    expect((await admin.deleteUser(id, true)).error).toBeNull()
    expect(refusalOf(await admin.getUserById(id))).toEqual({ status: 404, code: 'user_not_found', message: 'User not found' })
    expect(refusalOf(await admin.deleteUser(id))).toMatchObject({ status: 404, code: 'user_not_found' })
  })

  it('invites', async () => {
    const email = newEmail()
    const { data } = await admin.inviteUserByEmail(email, { data: { name: 'Grace' } })
    expect(data.user?.invited_at).toBeTruthy()
    const { token, template } = await world.mailTo(email)
    expect(template).toBe('invite')
    const accepted = await clientOf(url).verifyOtp({ token_hash: token, type: 'invite' })
    expect(accepted.data.user).toMatchObject({ email, user_metadata: { name: 'Grace' } })
    expect(refusalOf(await admin.inviteUserByEmail(email))).toMatchObject({ status: 422, code: 'email_exists' })
  })

  it('makes links of every kind without a mail', async () => {
    const email = newEmail()
    const made = await admin.generateLink({ type: 'signup', email, password, options: { data: { name: 'Ada' } } })
    expect(made.data.properties).toMatchObject({ verification_type: 'signup', redirect_to: world.world.settings.PUBLIC_URL })
    expect(made.data.properties?.email_otp).toMatch(/^\d{6}$/)
    expect(made.data.user).toMatchObject({ email, user_metadata: { name: 'Ada' } })
    const tokenOf = (answer: typeof made) => answer.data.properties?.hashed_token ?? ''
    const client = clientOf(url)
    expect((await client.verifyOtp({ token_hash: tokenOf(made), type: 'signup' })).error).toBeNull()
    expect(refusalOf(await admin.generateLink({ type: 'signup', email, password }))).toMatchObject({ code: 'email_exists' })

    const magic = await admin.generateLink({ type: 'magiclink', email })
    expect((await client.verifyOtp({ token_hash: tokenOf(magic), type: 'magiclink' })).error).toBeNull()
    const recovery = await admin.generateLink({ type: 'recovery', email })
    expect((await client.verifyOtp({ email, token: recovery.data.properties?.email_otp ?? '', type: 'recovery' })).error).toBeNull()

    const newOne = newEmail()
    const current = await admin.generateLink({ type: 'email_change_current', email, newEmail: newOne })
    const next = await admin.generateLink({ type: 'email_change_new', email, newEmail: newOne })
    await client.verifyOtp({ token_hash: tokenOf(current), type: 'email_change' })
    const moved = await client.verifyOtp({ token_hash: tokenOf(next), type: 'email_change' })
    expect(moved.data.user?.email).toBe(newOne)

    const invited = await admin.generateLink({ type: 'invite', email: newEmail() })
    expect((await client.verifyOtp({ token_hash: tokenOf(invited), type: 'invite' })).error).toBeNull()
    const unknown = await admin.generateLink({ type: 'magiclink', email: newEmail() })
    expect(unknown.data.properties?.verification_type).toBe('signup')
    expect(refusalOf(await admin.generateLink({ type: 'recovery', email: newEmail() }))).toMatchObject({
      status: 404,
      code: 'user_not_found',
    })
    expect((await world.mailsTo(email)).filter(({ template }) => template !== 'email_changed')).toEqual([])
  })

  it('sees and removes second factors', async () => {
    const id = (await admin.createUser({ email: newEmail() })).data.user?.id ?? ''
    const now = world.clock().toJSDate()
    const factorId = randomUUID()
    await world.database('identity.factors').insert({
      id: factorId,
      user_id: id,
      factor_type: 'totp',
      status: 'verified',
      friendly_name: 'Phone',
      created_at: now,
      updated_at: now,
    })
    expect((await admin.mfa.listFactors({ userId: id })).data?.factors).toMatchObject([{ id: factorId, factor_type: 'totp' }])
    expect((await admin.mfa.deleteFactor({ userId: id, id: factorId })).error).toBeNull()
    expect((await admin.mfa.listFactors({ userId: id })).data?.factors).toEqual([])
  })
})
