import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { namedLimits } from '../ports/limits/named-limits.ts'
import { postgresLimits } from '../ports/limits/postgres-limits.ts'
import { openSecrets } from '../secrets.ts'
import { newEmail, startWorldWithMails, type WorldWithMails } from '../testing/world-with-mails.ts'

const password = 'quiet river stone'
const MOST = namedLimits.wrongPassword.most

/** One who keeps cookies. */
interface Browser {
  cookie?: string
}

describe('an account that somebody guesses at', () => {
  let world: WorldWithMails
  let url: string
  let secureUrl: string

  beforeAll(async () => {
    world = await startWorldWithMails()
    url = await world.service({ AUTH_COMPAT: '' })
    secureUrl = await world.service({ AUTH_COMPAT: '', PUBLIC_URL: 'https://debut.example' })
  })
  beforeEach(() => world.database('identity.rate_limits').delete())
  afterAll(() => world.close())

  const ask = async (path: string, body: object, browser: Browser, at = url) => {
    const response = await fetch(`${at}/auth/v1${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-supabase-api-version': '2024-01-01',
        ...(browser.cookie !== undefined && { cookie: `theme=dark; ${browser.cookie}; sb=1` }),
      },
      body: JSON.stringify(body),
    })
    const [said] = response.headers.getSetCookie()
    if (said !== undefined) browser.cookie = said.split(';', 1)[0] ?? ''
    const { code } = (await response.json()) as { code?: string }
    return { status: response.status, code, said }
  }
  const signIn = (email: string, given: string, browser: Browser = {}, at = url) =>
    ask('/token?grant_type=password', { email, password: given }, browser, at)
  const member = async () => {
    const email = newEmail()
    const admin = await world.admin(url)
    const { data } = await admin.createUser({ email, password, email_confirm: true })
    return { email, id: data.user?.id ?? '' }
  }
  const guess = async (email: string, browser: Browser = {}, times: number = MOST) => {
    for (let time = 0; time < times; time++) expect((await signIn(email, `wrong ${time}`, browser)).code).toBe('invalid_credentials')
  }
  /** As that does, without a hash for each. */
  const guessed = async (email: string) => {
    const limits = postgresLimits(world.database, world.clock, openSecrets(world.world.settings.IDENTITY_SECRET))
    for (let time = 0; time < MOST; time++) await limits.take(namedLimits.wrongPassword, email)
  }
  const locked = { status: 429, code: 'over_request_rate_limit' }

  it('is locked for a new browser, and not for one that has signed in there before', async () => {
    const { email } = await member()
    const own: Browser = {}
    expect((await signIn(email, password, own)).status).toBe(200)
    await guess(email)
    expect(await signIn(email, password)).toMatchObject(locked)
    expect((await signIn(email, password, own)).status).toBe(200)
    expect(await signIn(email, password)).toMatchObject(locked)
  })

  it('is locked for a browser that knows it once that guesses itself, and for no other by that', async () => {
    const { email } = await member()
    const own: Browser = {}
    await signIn(email, password, own)
    await guess(email, own)
    expect(await signIn(email, password, own)).toMatchObject(locked)
    expect((await signIn(email, password)).status).toBe(200)
    world.later({ minutes: 2 })
    expect((await signIn(email, password, own)).status).toBe(200)
  })

  it('is known to no browser by another’s account, by a made up cookie, or by an old one', async () => {
    const [theirs, mine] = [await member(), await member()]
    const stranger: Browser = {}
    await signIn(mine.email, password, stranger)
    const owner: Browser = {}
    await signIn(theirs.email, password, owner)
    await guessed(theirs.email)
    const value = owner.cookie ?? ''
    for (const cookie of [stranger.cookie ?? '', 'debut_device=x', `debut_device=${'A'.repeat(5_000)}`, `${value.slice(0, -4)}AAAA`])
      expect(await signIn(theirs.email, password, { cookie })).toMatchObject(locked)
    world.later({ days: 401 })
    await guessed(theirs.email)
    expect(await signIn(theirs.email, password, owner)).toMatchObject(locked)
  })

  it('is known to a browser by whatever way somebody came in, and beside other accounts', async () => {
    const [one, other] = [await member(), await member()]
    const own: Browser = {}
    await ask('/otp', { email: one.email, create_user: false }, own)
    expect(own.cookie).toBeUndefined()
    const { code } = await world.mailTo(one.email, 'magic_link')
    expect((await ask('/verify', { type: 'email', email: one.email, token: code }, own)).status).toBe(200)
    await signIn(other.email, password, own)
    for (const { email } of [one, other]) {
      await guessed(email)
      expect((await signIn(email, password, own)).status).toBe(200)
    }
  })

  it('is sent to a browser once, for the auth service alone and for no script', async () => {
    const { email, id } = await member()
    const own: Browser = {}
    const { said } = await signIn(email, password, own)
    expect(said).toMatch(/^debut_device=[\w-]+; Path=\/auth\/v1; Max-Age=34560000; HttpOnly; SameSite=Strict$/)
    expect(Buffer.from(own.cookie ?? '', 'base64url').toString()).not.toContain(id)
    expect((await signIn(email, password, own)).said).toBeUndefined()
    expect((await signIn(email, 'wrong', {})).said).toBeUndefined()
    expect((await signIn(email, password, {}, secureUrl)).said).toMatch(/; Secure$/)
    world.later({ days: 31 })
    expect((await signIn(email, password, own)).said).toMatch(/^debut_device=/)
  })
})
