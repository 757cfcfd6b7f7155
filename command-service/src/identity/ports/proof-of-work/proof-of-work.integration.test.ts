import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { namedLimits } from '../limits/named-limits.ts'
import { ethereumWallet } from '../../testing/wallets.ts'
import { clientOf, newEmail, refusalOf, startWorldWithMails, type WorldWithMails } from '../../testing/world-with-mails.ts'

const HALF = namedLimits.signup.most / 2
const password = 'quiet river stone'
/** Little work: what is tested is that it is asked for. */
const settings = { AUTH_COMPAT: '', AUTH_PROOF_OF_WORK: '4' }

let world: WorldWithMails
let url: string

beforeAll(async () => {
  world = await startWorldWithMails()
  url = await world.service(settings)
})
beforeEach(() => world.database('identity.rate_limits').delete())
afterAll(() => world.close())

const challenge = async (): Promise<Challenge> => (await (await fetch(`${url}/auth/v1/proof-of-work`)).json()) as Challenge
const payloadOf = (given: object) => Buffer.from(JSON.stringify(given)).toString('base64')
const solved = async (asked?: Challenge): Promise<string> => {
  const it = asked ?? (await challenge())
  return payloadOf({ challenge: it, solution: await solveChallenge({ challenge: it, deriveKey }) })
}
const signUp = async (captchaToken?: string) =>
  refusalOf(await clientOf(url).signUp({ email: newEmail(), password, ...(captchaToken !== undefined && { options: { captchaToken } }) }))
const byMail = async (captchaToken?: string, at = url) =>
  refusalOf(await clientOf(at).signInWithOtp({ email: newEmail(), ...(captchaToken !== undefined && { options: { captchaToken } }) }))
/** By mail, as no password is hashed for it. */
const afterHalf = async () => {
  for (let time = 0; time < HALF; time++) expect(await byMail()).toBeUndefined()
}

const asked = { code: 'proof_of_work_required', status: 400 }
const notGood = (why: string) => ({ code: 'captcha_failed', status: 400, message: `proof of work: request disallowed (${why})` })

describe('a sign-up', () => {
  it('costs work once half of what its network may make is made, and then is accepted from a client that has done it', async () => {
    await afterHalf()
    const refused = await signUp()
    expect(refused).toMatchObject(asked)
    expect(refused?.message).toContain('GET /auth/v1/proof-of-work')
    expect(await signUp(await solved())).toBeUndefined()
  })

  it('is not counted where it is only asked for work', async () => {
    await afterHalf()
    for (let time = 0; time < HALF; time++) expect(await signUp()).toMatchObject(asked)
    expect(await signUp(await solved())).toBeUndefined()
  })

  it('costs new work each time', async () => {
    await afterHalf()
    const token = await solved()
    expect(await Promise.all([signUp(token), signUp(token)])).toEqual(
      expect.arrayContaining([undefined, notGood('the challenge was used already')]),
    )
    expect(await signUp(token)).toEqual(notGood('the challenge was used already'))
  })

  it('takes no work that was not asked for, is too old, or is not done', async () => {
    await afterHalf()
    const mine = await challenge()
    const easier = { ...mine, parameters: { ...mine.parameters, keyPrefix: '00' } }
    const guessed = payloadOf({ challenge: mine, solution: { counter: 0, derivedKey: '00'.repeat(32) } })
    const old = await solved()
    world.later({ minutes: 11 })
    await world.database('identity.rate_limits').delete()
    await afterHalf()
    for (const [token, why] of [
      ['no token at all', 'it is not in the format of ALTCHA'],
      [payloadOf({ challenge: mine }), 'it is not in the format of ALTCHA'],
      [old, 'the challenge is too old'],
    ] as const)
      expect(await signUp(token)).toEqual(notGood(why))
    const fresh = await challenge()
    expect(await signUp(await solved({ ...fresh, signature: (await challenge()).signature ?? '' }))).toEqual(
      notGood('the challenge is not solved'),
    )
    expect(await signUp(payloadOf({ challenge: fresh, solution: { counter: 0, derivedKey: '00'.repeat(32) } }))).toEqual(
      notGood('the challenge is not solved'),
    )
    expect(await signUp(guessed)).toEqual(notGood('the challenge is too old'))
    expect(await signUp(await solved(easier))).toEqual(notGood('the challenge is too old'))
  })

  it('is one also by passwordless mail and by a wallet, and costs the same', async () => {
    await afterHalf()
    expect(await byMail()).toMatchObject(asked)
    expect(await byMail(await solved())).toBeUndefined()
    const byWallet = async (captchaToken?: string) => {
      const options = { url: world.world.settings.PUBLIC_URL, signInWithEthereum: { issuedAt: world.clock().toJSDate() } }
      const given = { ...options, ...(captchaToken !== undefined && { captchaToken }) }
      return refusalOf(await clientOf(url).signInWithWeb3({ chain: 'ethereum', wallet: ethereumWallet() as never, options: given }))
    }
    expect(await byWallet()).toMatchObject(asked)
    expect(await byWallet(await solved())).toBeUndefined()
  })

  it('asks for no work where a member signs in', async () => {
    const email = newEmail()
    const admin = await world.admin(url)
    await admin.createUser({ email, password, email_confirm: true })
    await afterHalf()
    expect((await clientOf(url).signInWithPassword({ email, password })).error).toBeNull()
    expect((await clientOf(url).signInWithOtp({ email, options: { shouldCreateUser: false } })).error).toBeNull()
  })

  it('costs no work where that is switched off, or the limits are', async () => {
    for (const own of [
      { ...settings, AUTH_PROOF_OF_WORK: '0' },
      { ...settings, AUTH_COMPAT: 'rate-limits' },
    ]) {
      await world.database('identity.rate_limits').delete()
      const other = await world.service(own)
      for (let time = 0; time <= HALF; time++) expect(await byMail(undefined, other)).toBeUndefined()
    }
    const off = await world.service({ ...settings, AUTH_PROOF_OF_WORK: '0' })
    const answer = await fetch(`${off}/auth/v1/proof-of-work`)
    expect([answer.status, await answer.json()]).toMatchObject([404, { error_code: 'proof_of_work_disabled' }])
  })
})

it('forgets solved challenges once they could not be used any more', async () => {
  await afterHalf()
  expect(await signUp(await solved())).toBeUndefined()
  const kept = () => world.database('identity.spent_proofs').pluck('expires_at')
  expect(await kept()).not.toEqual([])
  const { sweepExpired } = await import('../../sweep-expired.ts')
  world.later({ minutes: 12 })
  await sweepExpired({ database: world.database, clock: world.clock })
  expect(await kept()).toEqual([])
})
