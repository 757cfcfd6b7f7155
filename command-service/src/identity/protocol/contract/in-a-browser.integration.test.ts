import { AuthClient } from '@supabase/auth-js'
import { decodeJwt } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { softwareKey } from '../../testing/software-key.ts'
import { clientOf, newEmail, startWorldWithMails, type WorldWithMails } from '../../testing/world-with-mails.ts'

const password = 'quiet river stone'
const CreationOptions = z.object({ publicKey: z.object({ challenge: z.instanceof(ArrayBuffer) }) })

/** As much of a browser as the published client looks for. */
const openPage = (address: string, key?: ReturnType<typeof softwareKey>) => {
  class PublicKeyCredential {
    readonly #made: object
    constructor(made: object) {
      this.#made = made
    }
    toJSON() {
      return this.#made
    }
  }
  const challengeIn = (options: unknown) => Buffer.from(CreationOptions.parse(options).publicKey.challenge).toString('base64url')
  const location = new URL(address)
  const events = new EventTarget()
  const window = {
    location,
    history: { state: null, replaceState: (_: unknown, __: string, next: string) => void (location.href = next) },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    PublicKeyCredential,
  }
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', { visibilityState: 'visible' })
  vi.stubGlobal('PublicKeyCredential', PublicKeyCredential)
  vi.stubGlobal('navigator', {
    credentials: {
      create: async (options: unknown) => new PublicKeyCredential(key?.create(challengeIn(options)) ?? {}),
      get: async (options: unknown) => new PublicKeyCredential(key?.request(challengeIn(options)) ?? {}),
    },
  })
  return location
}

describe('a page with the published client', () => {
  let world: WorldWithMails
  let url: string
  let home: string
  beforeAll(async () => {
    world = await startWorldWithMails()
    url = await world.service()
    home = world.world.settings.PUBLIC_URL
  })
  afterAll(() => world.close())
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  const memoryOf = (memory = new Map<string, string>()) => ({
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => void memory.set(key, value),
    removeItem: (key: string) => void memory.delete(key),
  })
  const clientIn = (flowType: 'pkce' | 'implicit', storage = memoryOf()) =>
    new AuthClient({ url: `${url}/auth/v1`, flowType, autoRefreshToken: false, persistSession: true, detectSessionInUrl: true, storage })
  const member = async () => {
    const email = newEmail()
    await clientOf(url).signUp({ email, password })
    await clientOf(url).verifyOtp({ email, token: (await world.mailTo(email)).code, type: 'signup' })
    return email
  }
  const follow = async (link: string): Promise<string> => {
    const { pathname, search } = new URL(link)
    const response = await fetch(`${url}${pathname}${search}`, { redirect: 'manual' })
    return response.headers.get('location') ?? ''
  }

  it('finds its session in the fragment that a link leads to', async () => {
    const email = await member()
    await clientOf(url).signInWithOtp({ email, options: { emailRedirectTo: `${home}/confirm` } })
    const location = openPage(await follow((await world.mailTo(email)).link))
    const client = clientIn('implicit')
    expect(await client.initialize()).toEqual({ error: null })
    expect((await client.getSession()).data.session?.user.email).toBe(email)
    expect(location.href).toBe(`${home}/confirm`)
  })

  it('fetches its session with the code that a link leads to, and keeps what else stood in its address', async () => {
    const email = await member()
    const storage = memoryOf()
    await clientIn('pkce', storage).signInWithOtp({ email, options: { emailRedirectTo: `${home}/confirm?next=%2Fsettings` } })
    const location = openPage(await follow((await world.mailTo(email)).link))
    const client = clientIn('pkce', storage)
    expect(await client.initialize()).toEqual({ error: null })
    expect((await client.getSession()).data.session?.user.email).toBe(email)
    expect(location.href).toBe(`${home}/confirm?next=%2Fsettings`)
  })

  it.each(['pkce', 'implicit'] as const)('shows on the page that asked why a link of flow %s is no longer valid', async (flowType) => {
    const email = await member()
    const client = clientIn(flowType)
    await client.signInWithOtp({ email, options: { emailRedirectTo: `${home}/confirm?next=%2Fsettings` } })
    const { link } = await world.mailTo(email)
    await follow(link)
    const location = openPage(await follow(link))
    expect(location.searchParams.get('next')).toBe('/settings')
    const { error } = await clientIn(flowType).initialize()
    expect(error).toMatchObject({
      message: 'Email link is invalid or has expired',
      details: { error: 'access_denied', code: 'otp_expired' },
    })
  })

  it('remembers a device that signs, and asks it again', async () => {
    const email = await member()
    const client = clientOf(url)
    await client.signInWithPassword({ email, password })
    const place = { origin: home, rpId: 'localhost' }
    openPage(`${home}/settings/security`, softwareKey(place))
    const registered = await client.mfa.webauthn.register({ friendlyName: 'Key of Ines' })
    expect(registered.error).toBeNull()
    const factor = (await client.mfa.listFactors()).data?.webauthn[0]
    expect(factor).toMatchObject({ friendly_name: 'Key of Ines', status: 'verified', factor_type: 'webauthn' })
    const factorId = factor?.id ?? ''

    const session = async () => decodeJwt((await client.getSession()).data.session?.access_token ?? '')
    await client.signInWithPassword({ email, password })
    expect(await session()).toMatchObject({ aal: 'aal1' })
    expect((await client.mfa.webauthn.authenticate({ factorId })).error).toBeNull()
    expect(await session()).toMatchObject({ aal: 'aal2', amr: [{ method: 'mfa/webauthn' }, { method: 'password' }] })

    const enrolled = await client.mfa.webauthn.enroll({ friendlyName: 'Another key' })
    expect(enrolled).toMatchObject({ error: null, data: { type: 'webauthn', friendly_name: 'Another key' } })
    openPage(`${home}/settings/security`, softwareKey(place))
    const where = { rpId: 'localhost', rpOrigins: [home] }
    const challenged = await client.mfa.webauthn.challenge({ factorId: enrolled.data?.id ?? '', webauthn: where })
    if (challenged.data === null) throw challenged.error
    const { factorId: another, challengeId, webauthn } = challenged.data
    const verified = await client.mfa.webauthn.verify({ factorId: another, challengeId, webauthn: { ...webauthn, ...where } })
    expect(verified.error).toBeNull()
    expect((await client.mfa.listFactors()).data?.webauthn).toHaveLength(2)
  })
})
