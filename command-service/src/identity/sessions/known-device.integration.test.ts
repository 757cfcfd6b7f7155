import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isWithin } from '../ports/limits/is-within.ts'
import { namedLimits } from '../ports/limits/named-limits.ts'
import { postgresLimits } from '../ports/limits/postgres-limits.ts'
import { openSecrets } from '../secrets.ts'
import { clientOf, newEmail, newPhone, refusalOf, startWorldWithMails, type WorldWithMails } from '../testing/world-with-mails.ts'

const password = 'quiet river stone'
const MOST = namedLimits.wrongPassword.most
const MOST_IN_ALL = namedLimits.wrongPasswordInAll.most

/** A browser that keeps cookies, in one network. */
interface Browser {
  cookie?: string
  readonly address?: string
}

let world: WorldWithMails
let url: string
let secureUrl: string

beforeAll(async () => {
  world = await startWorldWithMails()
  url = await world.service({ AUTH_COMPAT: '', AUTH_PHONE: 'true' })
  secureUrl = await world.service({ AUTH_COMPAT: '', PUBLIC_URL: 'https://debut.example' })
})
beforeEach(() => world.database('identity.rate_limits').delete())
afterAll(() => world.close())

interface Asking {
  readonly path: string
  readonly body?: object
  readonly method?: string
  readonly token?: string | undefined
}

const ask = async ({ path, body = {}, method = 'POST', token }: Asking, browser: Browser = {}, at = url) => {
  const response = await fetch(`${at}/auth/v1${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-supabase-api-version': '2024-01-01',
      'x-forwarded-for': browser.address ?? '198.51.100.1',
      ...(browser.cookie !== undefined && { cookie: `theme=dark; ${browser.cookie}; sb=1` }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  const [said] = response.headers.getSetCookie()
  if (said !== undefined) browser.cookie = said.split(';', 1)[0] ?? ''
  const answered = (response.status === 204 ? {} : await response.json()) as { code?: string; message?: string; access_token?: string }
  return { status: response.status, said, ...answered }
}
const signIn = (email: string, given: string, browser: Browser = {}, more: { nonce?: string; at?: string } = {}) => {
  const { nonce, at } = more
  return ask({ path: '/token?grant_type=password', body: { email, password: given, ...(nonce !== undefined && { nonce }) } }, browser, at)
}
const member = async () => {
  const email = newEmail()
  const admin = await world.admin(url)
  const { data } = await admin.createUser({ email, password, email_confirm: true })
  return { email, id: data.user?.id ?? '' }
}
const guess = async (email: string, browser: Browser = {}, times: number = MOST) => {
  for (let time = 0; time < times; time++) expect((await signIn(email, `wrong ${time}`, browser)).code).toBe('invalid_credentials')
}
const limits = () => postgresLimits(world.database, world.clock, openSecrets(world.world.settings.IDENTITY_SECRET))
/** Uses up the limit as guesses from many networks would, without the cost of hashing each one. */
const guessedFromEverywhere = async (name: string) => {
  for (let time = 0; time < MOST_IN_ALL; time++) await isWithin(limits(), namedLimits.wrongPasswordInAll, name)
}
const locked = { status: 429, code: 'over_request_rate_limit' }
const codeNeeded = { status: 400, code: 'reauthentication_needed' }
const codeWrong = { status: 422, code: 'reauthentication_not_valid' }

describe('an account that one network guesses at', () => {
  it.each([
    ['an IPv4 address', '203.0.113.9', '203.0.113.9', '203.0.113.10'],
    ['the /64 of an IPv6 address', '2001:db8:0:7::1', '2001:db8:0:7:9:9:9:9', '2001:db8:0:8::1'],
  ])('is locked for %s, and for no other network', async (_, guessing, same, other) => {
    const { email } = await member()
    await guess(email, { address: guessing })
    expect(await signIn(email, password, { address: same })).toMatchObject(locked)
    expect((await signIn(email, password, { address: other })).status).toBe(200)
    expect((await signIn((await member()).email, password, { address: same })).status).toBe(200)
  })

  it('is open in that network to a browser that has signed in there before', async () => {
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

  it('is one of the accounts that the network may try in all', async () => {
    for (let time = 0; time < namedLimits.token.most; time++) await limits().take(namedLimits.token, '203.0.113.77')
    expect(await signIn(newEmail(), password, { address: '203.0.113.77' })).toMatchObject(locked)
    expect((await signIn(newEmail(), password, { address: '203.0.113.78' })).code).toBe('invalid_credentials')
  })
})

describe('an account that many networks guess at', () => {
  it('takes a hundred wrong passwords an hour; then the right one also needs a mailed code, but in known browsers', async () => {
    const { email } = await member()
    const known: Browser = { address: '198.51.100.7' }
    await signIn(email, password, known)
    const from = (network: number) => ({ address: `203.0.113.${network}` })
    for (let network = 1; network <= MOST_IN_ALL; network++)
      expect((await signIn(email, `wrong ${network}`, from(network))).code).toBe('invalid_credentials')
    expect(await signIn(email, 'wrong', from(101))).toMatchObject(codeNeeded)
    expect(await world.mailsTo(email)).toEqual([])

    expect((await signIn(email, password, known)).status).toBe(200)
    const fresh: Browser = { address: '198.51.100.8' }
    const asked = await signIn(email, password, fresh)
    expect(asked).toMatchObject(codeNeeded)
    expect(asked.said).toBeUndefined()
    const { code, link } = await world.mailTo(email, 'sign_in')
    expect({ code, link }).toEqual({ code: expect.stringMatching(/^\d{6}$/), link: '' })
    expect((await signIn(email, password, fresh, { nonce: `${code.slice(0, 3)} ${code.slice(3)}` })).status).toBe(200)
    // The code is used up, and this browser is known now.
    expect(await signIn(email, password, { address: '198.51.100.9' }, { nonce: code })).toMatchObject(codeWrong)
    expect((await signIn(email, password, fresh)).status).toBe(200)
    world.later({ hours: 1 })
    expect((await signIn(email, password, { address: '198.51.100.9' })).status).toBe(200)
  })

  it('answers a stranger alike whatever the password, the code and the address are', async () => {
    const { email } = await member()
    const nameless = newEmail()
    for (const name of [email, nameless]) await guessedFromEverywhere(name)
    const answers = []
    for (const [name, given, nonce] of [
      [email, password],
      [email, 'wrong'],
      [nameless, 'wrong'],
      [email, password, '000000'],
      [email, 'wrong', '000000'],
      [nameless, 'wrong', '000000'],
    ] as const) {
      const { status, code, message, said } = await signIn(name, given, { address: '203.0.113.50' }, nonce === undefined ? {} : { nonce })
      answers.push(JSON.stringify({ status, code, message, said }))
    }
    expect(answers).toEqual([...Array<string>(3).fill(answers[0] ?? ''), ...Array<string>(3).fill(answers[3] ?? '')])
    expect(await world.mailsTo(nameless)).toEqual([])
  })

  it('counts for the network also when the password is right and the code is missing', async () => {
    const { email } = await member()
    await guessedFromEverywhere(email)
    const address = '203.0.113.60'
    for (let time = 0; time < MOST; time++) expect(await signIn(email, password, { address })).toMatchObject(codeNeeded)
    expect(await signIn(email, password, { address })).toMatchObject(locked)
    // At most one mail is sent in a minute.
    expect(await world.mailsTo(email)).toHaveLength(1)
  })

  it('gives five tries at a code, ten in an hour, to those with the password alone', async () => {
    const { email } = await member()
    await guessedFromEverywhere(email)
    await signIn(email, password)
    const { code } = await world.mailTo(email, 'sign_in')
    const wrong = code === '000000' ? '111111' : '000000'
    const from = (network: number) => ({ address: `203.0.113.${network}` })
    // Tries with a wrong password do not use up the code.
    for (let network = 1; network <= 12; network++)
      expect(await signIn(email, 'wrong', from(network), { nonce: wrong })).toMatchObject(codeWrong)
    await ask({ path: '/verify', body: { type: 'email', email, token: code } })
    for (let network = 1; network <= 4; network++)
      expect(await signIn(email, password, from(network), { nonce: wrong })).toMatchObject(codeWrong)
    expect((await signIn(email, password, from(5), { nonce: code })).status).toBe(200)

    world.later({ minutes: 2 })
    await guessedFromEverywhere(email)
    await signIn(email, password, from(6))
    const { code: next } = await world.mailTo(email, 'sign_in')
    for (let network = 7; network <= 11; network++)
      await signIn(email, password, from(network), { nonce: next === wrong ? '222222' : wrong })
    expect(await signIn(email, password, from(12), { nonce: next })).toMatchObject(codeWrong)
  })

  it('opens no account with the code that a session was sent, and with no code of another account', async () => {
    const [mine, theirs] = [await member(), await member()]
    for (const { email } of [mine, theirs]) await guessedFromEverywhere(email)
    await signIn(mine.email, password)
    const { code } = await world.mailTo(mine.email, 'sign_in')
    await signIn(theirs.email, password)
    expect(await signIn(theirs.email, password, {}, { nonce: code })).toMatchObject(codeWrong)
    for (const type of ['email', 'magiclink', 'recovery', 'signup'])
      expect(await ask({ path: '/verify', body: { type, email: mine.email, token: code } })).toMatchObject({
        status: 403,
        code: 'otp_expired',
      })
    expect((await signIn(mine.email, password, {}, { nonce: code })).status).toBe(200)
  })

  it('texts the code to a member who has a number and no address', async () => {
    const phone = newPhone()
    await (await world.admin(url)).createUser({ phone, password, phone_confirm: true })
    await guessedFromEverywhere(phone)
    const byPhone = (nonce?: string) => ask({ path: '/token?grant_type=password', body: { phone, password, nonce } })
    expect(await byPhone()).toMatchObject(codeNeeded)
    const { code } = await world.mailTo(phone, 'one_time_code')
    expect((await byPhone(code)).status).toBe(200)
  })

  it('has a way in for the published client, which reads the refusal as any other', async () => {
    const { email } = await member()
    await guessedFromEverywhere(email)
    const client = clientOf(url)
    expect(refusalOf(await client.signInWithPassword({ email, password }))).toMatchObject(codeNeeded)
    await client.signInWithOtp({ email, options: { shouldCreateUser: false } })
    const { code } = await world.mailTo(email, 'magic_link')
    expect((await client.verifyOtp({ email, token: code, type: 'email' })).data.session).not.toBeNull()
  })
})

describe('the cookie of a browser that has signed in', () => {
  it('is worth nothing for another account, made up, or too old', async () => {
    const [theirs, mine] = [await member(), await member()]
    const stranger: Browser = {}
    await signIn(mine.email, password, stranger)
    const owner: Browser = {}
    await signIn(theirs.email, password, owner)
    await guessedFromEverywhere(theirs.email)
    const value = owner.cookie ?? ''
    for (const cookie of [stranger.cookie ?? '', 'debut_device=x', `debut_device=${'A'.repeat(5_000)}`, `${value.slice(0, -4)}AAAA`])
      expect(await signIn(theirs.email, password, { cookie })).toMatchObject(codeNeeded)
    world.later({ days: 401 })
    await guessedFromEverywhere(theirs.email)
    expect(await signIn(theirs.email, password, owner)).toMatchObject(codeNeeded)
  })

  it('comes with whatever way somebody signs in, and beside other accounts', async () => {
    const [one, other] = [await member(), await member()]
    const own: Browser = {}
    await ask({ path: '/otp', body: { email: one.email, create_user: false } }, own)
    expect(own.cookie).toBeUndefined()
    const { code } = await world.mailTo(one.email, 'magic_link')
    expect((await ask({ path: '/verify', body: { type: 'email', email: one.email, token: code } }, own)).status).toBe(200)
    await signIn(other.email, password, own)
    for (const { email } of [one, other]) {
      await guessedFromEverywhere(email)
      expect((await signIn(email, password, own)).status).toBe(200)
    }
  })

  it('comes with a link that signs in by itself', async () => {
    const { email } = await member()
    await ask({ path: '/otp', body: { email, create_user: false } })
    const { pathname, search } = new URL((await world.mailTo(email, 'magic_link')).link)
    const own: Browser = {}
    const followed = await fetch(url + pathname + search, { redirect: 'manual' })
    own.cookie = followed.headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''
    await guessedFromEverywhere(email)
    expect((await signIn(email, password, own)).status).toBe(200)
  })

  it('comes once, for the auth service alone and for no script', async () => {
    const { email, id } = await member()
    const own: Browser = {}
    const { said } = await signIn(email, password, own)
    expect(said).toMatch(/^debut_device=[\w-]+; Path=\/auth\/v1; Max-Age=34560000; HttpOnly; SameSite=Strict$/)
    expect(Buffer.from(own.cookie ?? '', 'base64url').toString()).not.toContain(id)
    expect((await signIn(email, password, own)).said).toBeUndefined()
    expect((await signIn(email, 'wrong', {})).said).toBeUndefined()
    expect((await signIn(email, password, {}, { at: secureUrl })).said).toMatch(/; Secure$/)
    world.later({ days: 31 })
    expect((await signIn(email, password, own)).said).toMatch(/^debut_device=/)
  })

  const sessionOf = (token: string | undefined) =>
    JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString()) as { session_id: string }

  it.each<[string, (here: string | undefined, there: string | undefined) => Asking]>([
    ['sets a new password', (token) => ({ path: '/user', method: 'PUT', body: { password: 'loud river pebble' }, token })],
    ['signs out everywhere else', (token) => ({ path: '/logout?scope=others', token })],
    ['signs out everywhere', (token) => ({ path: '/logout?scope=global', token })],
    ['ends one other session', (token, there) => ({ path: `/sessions/${sessionOf(there).session_id}`, method: 'DELETE', token })],
  ])('is worth nothing any more in other browsers once the member %s', async (_, act) => {
    const { email } = await member()
    const [here, there]: [Browser, Browser] = [{}, {}]
    const [own, other] = [await signIn(email, password, here), await signIn(email, password, there)]
    const { status } = await ask(act(own.access_token, other.access_token), here)
    expect([200, 204]).toContain(status)
    await guessedFromEverywhere(email)
    const now = act(own.access_token, other.access_token).path === '/user' ? 'loud river pebble' : password
    expect(await signIn(email, now, there)).toMatchObject(codeNeeded)
    expect((await signIn(email, now, here)).status).toBe(200)
  })

  it('stays good where the member signs out here alone', async () => {
    const { email } = await member()
    const [here, there]: [Browser, Browser] = [{}, {}]
    const [own] = [await signIn(email, password, here), await signIn(email, password, there)]
    await ask({ path: '/logout?scope=local', token: own.access_token }, here)
    await guessedFromEverywhere(email)
    for (const browser of [here, there]) expect((await signIn(email, password, browser)).status).toBe(200)
  })
})
