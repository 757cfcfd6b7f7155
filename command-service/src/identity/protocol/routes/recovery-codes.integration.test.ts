import type { Instant } from '@debut/events/kernel/instant.ts'
import { systemClock } from '@debut/adapters/clock.ts'
import { type Knex, openDatabase } from '@debut/adapters/database.ts'
import { startWorld, type World } from '@debut/testing/world.ts'
import { decodeJwt } from 'jose'
import { TOTP, URI } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { namedLimits } from '../../ports/limits/named-limits.ts'
import { signedInClient } from '../../testing/signed-in-client.ts'

interface Answer {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
}
type Signed = Awaited<ReturnType<typeof signedInClient>>

describe('recovery codes', () => {
  let world: World
  let url: string
  let database: Knex
  let now: Instant = systemClock()

  beforeAll(async () => {
    world = await startWorld({ clock: () => now })
    url = (await world.commandService()).url
    database = openDatabase({ url: world.settings.IDENTITY_DATABASE_URL, name: 'test' })
  })
  afterAll(async () => {
    await database.destroy()
    await world.close()
  })
  beforeEach(async () => {
    now = systemClock()
    await database('identity.rate_limits').delete()
  })

  const signIn = (options: Parameters<typeof signedInClient>[3] = {}) =>
    signedInClient(url, database, world.settings.IDENTITY_SECRET, { clock: () => now, ...options })
  const tokenOf = async ({ client }: Signed) => (await client.getSession()).data.session?.access_token ?? ''
  const ask = async (signed: Signed, method: string, path = '', body?: object): Promise<Answer> => {
    const response = await fetch(`${url}/auth/v1/factors/recovery-codes${path}`, {
      method,
      headers: {
        authorization: `Bearer ${await tokenOf(signed)}`,
        'content-type': 'application/json',
        'x-supabase-api-version': '2024-01-01',
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }
  const make = async (signed: Signed): Promise<readonly string[]> => {
    const { status, body } = await ask(signed, 'POST')
    expect(status).toBe(200)
    return body['codes'] as string[]
  }
  const use = (signed: Signed, code: string) => ask(signed, 'POST', '/verify', { code })
  const mailsTo = (userId: string): Promise<string[]> => database('identity.outbox').where({ user_id: userId }).pluck('template')

  /** With an authenticator app, shown just now. */
  const withFactor = async () => {
    const signed = await signIn()
    const { data } = await signed.client.mfa.enroll({ factorType: 'totp' })
    const totp = URI.parse(data?.totp.uri ?? '')
    if (!(totp instanceof TOTP)) throw new Error('not a code of time')
    const factorId = data?.id ?? ''
    const verify = () => signed.client.mfa.challengeAndVerify({ factorId, code: totp.generate({ timestamp: now.toMillis() }) })
    expect((await verify()).error).toBeNull()
    return { signed, factorId, verify, again: () => signIn({ userId: signed.userId }) }
  }

  it('are ten, are shown once, and only their hashes stay', async () => {
    const { signed } = await withFactor()
    const codes = await make(signed)
    expect(codes).toHaveLength(10)
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^[0-9a-z]{5}-[0-9a-z]{5}$/)
    expect((await ask(signed, 'GET')).body).toEqual({ left: 10, total: 10 })
    const rows: object[] = await database('identity.recovery_codes').where({ user_id: signed.userId })
    expect(JSON.stringify(rows)).not.toContain(codes[0]?.slice(0, 5))
    expect((await mailsTo(signed.userId)).toSorted()).toEqual(['factor_enrolled', 'recovery_codes_made'])
  })

  it('stand in for the second factor, each once, and the session says so', async () => {
    const { signed, again } = await withFactor()
    const [code = '', other = ''] = await make(signed)
    const lost = await again()
    const { status, body } = await use(lost, ` ${code.toUpperCase().replaceAll('0', 'O').replaceAll('1', 'l')} `)
    expect(status).toBe(200)
    const claims = decodeJwt(String(body['access_token']))
    expect(claims['aal']).toBe('aal2')
    expect(claims['second_factor_due']).toBeUndefined()
    expect(claims['amr']).toMatchObject([{ method: 'mfa/recovery-code' }, { method: 'password' }])
    const { error } = await lost.client.setSession({
      access_token: String(body['access_token']),
      refresh_token: String(body['refresh_token']),
    })
    expect(error).toBeNull()
    expect((await ask(lost, 'GET')).body).toEqual({ left: 9, total: 10 })
    expect(await mailsTo(signed.userId)).toContain('recovery_code_used')

    const twice = await again()
    expect(await use(twice, code)).toMatchObject({ status: 422, body: { code: 'mfa_verification_failed' } })
    expect((await use(twice, other)).status).toBe(200)
  })

  it('stand in once also where one is shown twice at a time', async () => {
    const { signed, again } = await withFactor()
    const [code = ''] = await make(signed)
    const lost = await Promise.all([again(), again()])
    const statuses = (await Promise.all(lost.map((each) => use(each, code)))).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  })

  it('work for their own member only', async () => {
    const [mine, others] = [await withFactor(), await withFactor()]
    const [code = ''] = await make(mine.signed)
    expect((await use(await others.again(), code)).status).toBe(422)
    expect((await use(await mine.again(), code)).status).toBe(200)
  })

  it('are made for a member who has shown their second factor just now, or who they are', async () => {
    const { signed, again, verify } = await withFactor()
    const due = await again()
    expect((await ask(due, 'GET')).body).toEqual({ left: null, total: null })
    expect((await ask(due, 'POST')).body).toMatchObject({ code: 'insufficient_aal' })
    await database('identity.sessions')
      .where({ user_id: signed.userId })
      .update({ created_at: now.minus({ days: 2 }).toJSDate() })
    now = now.plus({ minutes: 20 })
    expect(await ask(signed, 'POST')).toMatchObject({ status: 400, body: { code: 'reauthentication_needed' } })
    await signed.client.reauthenticate()
    const payload: { code: string } = await database('identity.outbox')
      .where({ user_id: signed.userId, template: 'reauthentication' })
      .first('payload')
      .then((row: { payload: { code: string } }) => row.payload)
    expect((await ask(signed, 'POST', '', { nonce: '000000' })).body).toMatchObject({ code: 'reauthentication_not_valid' })
    expect((await ask(signed, 'POST', '', { nonce: payload.code })).status).toBe(200)
    expect((await ask(signed, 'POST', '', { nonce: payload.code })).body).toMatchObject({ code: 'reauthentication_not_valid' })
    await verify()
    expect((await ask(signed, 'POST')).status).toBe(200)
  })

  it('are good no more once there are new ones', async () => {
    const { signed, again } = await withFactor()
    const [old = ''] = await make(signed)
    const [fresh = ''] = await make(signed)
    const lost = await again()
    expect((await use(lost, old)).status).toBe(422)
    expect((await use(lost, fresh)).status).toBe(200)
  })

  it('are not guessed: after ten wrong ones no more are accepted for a while, from any address', async () => {
    const { signed, again } = await withFactor()
    const [code = ''] = await make(signed)
    const lost = await again()
    for (let time = 0; time < namedLimits.wrongFactor.most; time++) expect((await use(lost, `wrong-${time}`)).status).toBe(422)
    expect((await use(lost, code)).body).toMatchObject({ code: 'over_request_rate_limit' })
    now = now.plus({ minutes: 10 })
    expect((await use(lost, code)).status).toBe(200)
  })

  it('go with the last factor, and with them what was raised by one', async () => {
    const { signed, factorId, again } = await withFactor()
    const [code = ''] = await make(signed)
    const lost = await again()
    const { body } = await use(lost, code)
    await lost.client.setSession({ access_token: String(body['access_token']), refresh_token: String(body['refresh_token']) })
    expect((await lost.client.mfa.unenroll({ factorId })).error).toBeNull()
    expect(await database('identity.recovery_codes').where({ user_id: signed.userId })).toEqual([])
    const { data } = await lost.client.refreshSession()
    expect(decodeJwt(data.session?.access_token ?? '')).toMatchObject({ aal: 'aal1' })
    expect((await ask(lost, 'POST')).body).toMatchObject({ code: 'mfa_factor_not_found' })
    expect((await use(lost, code)).body).toMatchObject({ code: 'mfa_factor_not_found' })
  })

  it('go with the account', async () => {
    const { signed } = await withFactor()
    await make(signed)
    await database('identity.users').where({ id: signed.userId }).delete()
    expect(await database('identity.recovery_codes').where({ user_id: signed.userId })).toEqual([])
  })

  it.each([[{}], [{ code: '' }], [{ code: 7 }], [{ code: 'x'.repeat(50) }]])('takes no %j for one', async (body) => {
    const { signed } = await withFactor()
    expect((await ask(signed, 'POST', '/verify', body)).body).toMatchObject({ code: 'validation_failed' })
  })
})
