import { createHash } from 'node:crypto'
import { TOTP, URI } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { eventually } from '@debut/testing/eventually.ts'
import { clientOf, newEmail, newPhone, startWorldWithMails, type WorldWithMails } from '../../testing/world-with-mails.ts'

const password = 'quiet river stone'
const verifier = 'a'.repeat(64)
const challenge = { code_challenge: createHash('sha256').update(verifier).digest('base64url'), code_challenge_method: 's256' }
const Reply = z.object({ access_token: z.string(), refresh_token: z.string() })
const Refusal = z.object({ code: z.string() })
const MANY = 8

describe('of many who want the same at once', () => {
  let world: WorldWithMails
  /** Two processes: what holds must not be held by one of them. */
  let urls: readonly [string, string]
  beforeAll(async () => {
    world = await startWorldWithMails()
    const settings = { AUTH_PHONE: 'true' }
    urls = [await world.service(settings), await world.service(settings)]
  })
  afterAll(() => world.close())

  const [first, second] = [0, 1] as const
  const ask = async (
    path: string,
    body?: unknown,
    { token, method, at = urls[first] }: { token?: string; method?: string; at?: string } = {},
  ) => {
    const response = await fetch(`${at}/auth/v1${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      redirect: 'manual',
      headers: {
        'content-type': 'application/json',
        'x-supabase-api-version': '2024-01-01',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const said: unknown = text === '' ? undefined : JSON.parse(text)
    return { status: response.status, body: said, location: response.headers.get('location') ?? '' }
  }
  type Answer = Awaited<ReturnType<typeof ask>>
  const atOnce = (one: (at: string) => Promise<Answer>): Promise<Answer[]> =>
    Promise.all(Array.from({ length: MANY }, (_, number) => one(urls[number % 2 === 0 ? first : second])))
  const winners = (answers: readonly Answer[]) => answers.filter(({ status }) => status < 300)
  const losers = (answers: readonly Answer[]) => [
    ...new Set(
      answers
        .filter(({ status }) => status >= 300)
        .map(({ status, body }) => `${status} ${Refusal.safeParse(body).data?.code ?? 'unknown'}`),
    ),
  ]

  const member = async () => {
    const email = newEmail()
    const client = clientOf(urls[first])
    await client.signUp({ email, password })
    const { data } = await client.verifyOtp({ email, token: (await world.mailTo(email)).code, type: 'signup' })
    const { access_token: token, refresh_token: refreshToken, user } = data.session ?? {}
    if (token === undefined || refreshToken === undefined || user === undefined) throw new Error('no session was given')
    return { email, token, refreshToken, id: user.id }
  }
  const admin = () => world.admin(urls[first])

  it('refreshes of a session all get the same new token', async () => {
    const { refreshToken } = await member()
    const answers = await atOnce((at) => ask('/token?grant_type=refresh_token', { refresh_token: refreshToken }, { at }))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: MANY }, () => 200))
    expect(new Set(answers.map(({ body }) => Reply.parse(body).refresh_token)).size).toBe(1)
  })

  it('one exchanges a code', async () => {
    const { email } = await member()
    await ask('/recover', { email, ...challenge })
    const { search } = new URL((await world.mailTo(email, 'recovery')).link)
    const auth_code = new URL((await ask(`/verify${search}`)).location).searchParams.get('code')
    const answers = await atOnce((at) => ask('/token?grant_type=pkce', { auth_code, code_verifier: verifier }, { at }))
    expect(winners(answers)).toHaveLength(1)
    expect(losers(answers)).toEqual(['404 flow_state_not_found'])
  })

  it('one follows a link, be it of a page or of a program', async () => {
    const { email } = await member()
    await ask('/recover', { email })
    const { link, token } = await world.mailTo(email, 'recovery')
    const { search } = new URL(link)
    const [followed, posted] = await Promise.all([
      atOnce((at) => ask(`/verify${search}`, undefined, { at })),
      atOnce((at) => ask('/verify', { type: 'recovery', token_hash: token }, { at })),
    ])
    const led = followed.filter(({ location }) => location.includes('access_token='))
    expect(led.length + winners(posted).length).toBe(1)
    expect(followed.map(({ status }) => status)).toEqual(Array.from({ length: MANY }, () => 303))
    expect(losers(posted)).toEqual(['403 otp_expired'])
  })

  it('one types a code', async () => {
    const { email } = await member()
    await ask('/otp', { email })
    const { code } = await world.mailTo(email)
    const answers = await atOnce((at) => ask('/verify', { type: 'email', email, token: code }, { at }))
    expect(winners(answers)).toHaveLength(1)
    expect(losers(answers)).toEqual(['403 otp_expired'])
  })

  it('one makes an account of an address, and no answer reveals which', async () => {
    const email = newEmail()
    const answers = await atOnce((at) => ask('/signup', { email, password }, { at }))
    expect(winners(answers)).toHaveLength(MANY)
    expect(await world.database('identity.users').where({ email })).toHaveLength(1)
    expect(await world.database('identity.identities').whereRaw("identity_data->>'email' = ?", [email])).toHaveLength(1)
  })

  it('a sign-up by password and ones by code and by the administration make one account', async () => {
    const email = newEmail()
    const asAdmin = await admin()
    await Promise.all([
      ...urls.map((at) => ask('/signup', { email, password }, { at })),
      ...urls.map((at) => ask('/otp', { email }, { at })),
      asAdmin.createUser({ email }),
      asAdmin.inviteUserByEmail(email),
      asAdmin.generateLink({ type: 'magiclink', email }),
    ]).then((answers) => {
      for (const answer of answers) expect('status' in answer ? answer.status : (answer.error?.status ?? 200)).toBeLessThan(500)
    })
    expect(await world.database('identity.users').where({ email })).toHaveLength(1)
  })

  it('a code is sent to an address whose account is made meanwhile', async () => {
    const email = newEmail()
    const limited = await world.service({ AUTH_COMPAT: '' })
    // The mailbox gets its limit, which the test then holds.
    await ask('/otp', { email, create_user: false }, { at: limited })
    world.later({ minutes: 2 })
    const sent = await world.database.transaction(async (transaction) => {
      await transaction('identity.rate_limits').where('key', 'like', 'mail to %').forUpdate()
      const sending = ask('/otp', { email }, { at: limited })
      await eventually(async () =>
        expect(await world.database('pg_stat_activity').whereRaw("datname = current_database() and wait_event_type = 'Lock'")).toHaveLength(
          1,
        ),
      )
      const created = await (await admin()).createUser({ email, email_confirm: true })
      expect(created.error).toBeNull()
      return { sending }
    })
    expect((await sent.sending).status).toBe(200)
    const { code } = await world.mailTo(email)
    expect((await ask('/verify', { type: 'email', email, token: code })).status).toBe(200)
  })

  it('one moves to an address that several want', async () => {
    const email = newEmail()
    const movers = await Promise.all(Array.from({ length: 3 }, member))
    for (const { token } of movers) await ask('/user', { email }, { method: 'PUT', token })
    for (const mover of movers) {
      const { code } = await world.mailTo(mover.email, 'email_change')
      expect((await ask('/verify', { type: 'email_change', email: mover.email, token: code })).status).toBe(200)
    }
    const links = (await world.mailsTo(email)).map(({ payload }) => new URL(payload['link'] ?? '').searchParams.get('token'))
    expect(links).toHaveLength(3)
    const answers = await Promise.all(
      links.map((token_hash, number) =>
        ask('/verify', { type: 'email_change', token_hash }, { at: urls[number % 2 === 0 ? first : second] }),
      ),
    )
    expect(winners(answers)).toHaveLength(1)
    expect(losers(answers)).toEqual(['422 email_exists'])
  })

  it('one enrols a factor of a name', async () => {
    const { token } = await member()
    const answers = await atOnce((at) => ask('/factors', { factor_type: 'totp', friendly_name: 'Phone' }, { token, at }))
    expect(winners(answers)).toHaveLength(1)
    expect(losers(answers)).toEqual(['422 mfa_factor_name_conflict'])
  })

  it('ten enrol a factor', async () => {
    const { token } = await member()
    const answers = (await Promise.all([1, 2].map(() => atOnce((at) => ask('/factors', { factor_type: 'totp' }, { token, at }))))).flat()
    expect(winners(answers)).toHaveLength(10)
    expect(losers(answers)).toEqual(['422 too_many_enrolled_mfa_factors'])
  })

  it('one shows the code of a factor', async () => {
    const { token } = await member()
    const enrolled = await ask('/factors', { factor_type: 'totp' }, { token })
    const { id, totp } = z.object({ id: z.uuid(), totp: z.object({ uri: z.string() }) }).parse(enrolled.body)
    const codes = URI.parse(totp.uri)
    if (!(codes instanceof TOTP)) throw new Error('not a code of time')
    const challenges = await atOnce((at) => ask(`/factors/${id}/challenge`, {}, { token, at }))
    const ids = challenges.map(({ body }) => z.object({ id: z.uuid() }).parse(body).id)
    const code = codes.generate({ timestamp: world.clock().toMillis() })
    const answers = await Promise.all(ids.map((challenge_id) => ask(`/factors/${id}/verify`, { challenge_id, code }, { token })))
    expect(winners(answers)).toHaveLength(1)
    expect(losers(answers)).toEqual(['422 mfa_verification_failed'])
  })

  it('asking for a factor, showing it and removing it do not wait for each other', async () => {
    const { token } = await member()
    const enrolled = await ask('/factors', { factor_type: 'phone', phone: newPhone() }, { token })
    const { id } = z.object({ id: z.uuid() }).parse(enrolled.body)
    const challenged = await ask(`/factors/${id}/challenge`, {}, { token })
    const challenge_id = z.object({ id: z.uuid() }).parse(challenged.body).id
    const answers = await Promise.all([
      atOnce((at) => ask(`/factors/${id}/challenge`, {}, { token, at })),
      atOnce((at) => ask(`/factors/${id}/verify`, { challenge_id, code: '000000' }, { token, at })),
      ask(`/factors/${id}`, undefined, { method: 'DELETE', token, at: urls[second] }),
    ])
    const statuses = new Set(answers.flat().map(({ status }) => status))
    expect([...statuses].filter((status) => ![200, 404, 422].includes(status))).toEqual([])
  })

  it('one removes a factor', async () => {
    const { token } = await member()
    const { body } = await ask('/factors', { factor_type: 'totp' }, { token })
    const { id } = z.object({ id: z.uuid() }).parse(body)
    const answers = await atOnce((at) => ask(`/factors/${id}`, undefined, { method: 'DELETE', token, at }))
    expect(winners(answers)).toHaveLength(1)
    expect(losers(answers)).toEqual(['404 mfa_factor_not_found'])
  })

  it('one unlinks an identity, and the last one stays', async () => {
    const { token, id } = await member()
    const phone = newPhone()
    await ask('/user', { phone }, { method: 'PUT', token })
    await ask('/verify', { type: 'phone_change', phone, token: (await world.mailTo(phone)).code })
    const identities = await world.database('identity.identities').where({ user_id: id }).pluck<string[]>('id')
    expect(identities).toHaveLength(2)
    const answers = await Promise.all(
      identities.flatMap((identity) => urls.map((at) => ask(`/user/identities/${identity}`, undefined, { method: 'DELETE', token, at }))),
    )
    expect(winners(answers)).toHaveLength(1)
    expect(await world.database('identity.identities').where({ user_id: id })).toHaveLength(1)
  })

  it('one deletes an account, and whatever else goes on with it ends in a refusal', async () => {
    const { token, id, email, refreshToken } = await member()
    await ask('/otp', { email })
    const { code } = await world.mailTo(email)
    const asAdmin = await admin()
    const deletions = Promise.all(Array.from({ length: MANY }, () => asAdmin.deleteUser(id)))
    const others = await Promise.all([
      ask('/user', { data: { a: 1 } }, { method: 'PUT', token }),
      ask('/user', { password: 'louder river stone' }, { method: 'PUT', token, at: urls[second] }),
      ask('/verify', { type: 'email', email, token: code }, { at: urls[second] }),
      ask('/token?grant_type=refresh_token', { refresh_token: refreshToken }),
      ask('/token?grant_type=password', { email, password }, { at: urls[second] }),
      ask('/factors', { factor_type: 'totp' }, { token }),
      ask('/recover', { email }, { at: urls[second] }),
      ask('/resend', { type: 'signup', email }),
      ask('/reauthenticate', undefined, { token }),
      ask('/logout?scope=others', {}, { token, at: urls[second] }),
    ])
    expect(others.filter(({ status }) => status >= 500)).toEqual([])
    for (const { error } of await deletions) expect([undefined, 404]).toContain(error?.status)
    expect(await world.database('identity.users').where({ id })).toEqual([])
  })

  it('sign-outs and refreshes leave no session behind', async () => {
    const { token, refreshToken, id } = await member()
    const answers = await Promise.all([
      ...urls.map((at) => ask('/logout', {}, { token, at })),
      ...urls.map((at) => ask('/token?grant_type=refresh_token', { refresh_token: refreshToken }, { at })),
    ])
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    expect(await world.database('identity.sessions').where({ user_id: id })).toEqual([])
    expect((await ask('/token?grant_type=refresh_token', { refresh_token: refreshToken })).status).toBe(400)
  })
})
