import { randomUUID } from 'node:crypto'
import type { UserIdentity } from '@supabase/auth-js'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { systemClock } from '@debut/adapters/clock.ts'
import { eventually } from '@debut/testing/eventually.ts'
import { insertUser } from '../../accounts/users.ts'
import { fragmentOf } from '../../testing/browser.ts'
import { authClient, startWorldWithProviders, type WorldWithProviders } from '../../testing/world-with-providers.ts'

describe('linking an account to a provider', () => {
  let providers: WorldWithProviders
  let url: string

  beforeAll(async () => {
    providers = await startWorldWithProviders()
    url = (await providers.commandService()).url
  })
  afterAll(() => providers.close())
  beforeEach(() => {
    providers.tiny.saying.lies = {}
  })

  const somebody = () => `${randomUUID().slice(0, 8)}@example.com`
  const redirectTo = () => `${providers.publicUrl}/settings/security`
  const browser = () => providers.browserFor(url)

  const signIn = async (email = somebody(), at = url) => {
    const client = authClient(at)
    const { data } = await client.signInWithOAuth({ provider: 'local' as 'github', options: { redirectTo: redirectTo() } })
    const page = await providers.browserFor(at).signIn(data.url ?? '', { email })
    const session = await client.exchangeCodeForSession(page.searchParams.get('code') ?? '')
    return { client, email, user: session.data.user, token: session.data.session?.access_token ?? '' }
  }
  type Signed = Awaited<ReturnType<typeof signIn>>

  /** As far as the page that it returns to. */
  const lead = async ({ client }: Signed, sub: string = randomUUID(), claims: object = {}) => {
    providers.tiny.saying.claims = { sub, email: somebody(), email_verified: true, name: 'Other Name', ...claims }
    const { data, error } = await client.linkIdentity({
      provider: 'tiny' as 'github',
      options: { redirectTo: redirectTo(), skipBrowserRedirect: true },
    })
    if (error !== null) throw error
    return browser().visit(data.url)
  }
  const finish = async ({ client }: Signed, page: URL) => client.exchangeCodeForSession(page.searchParams.get('code') ?? '')
  const link = async (signed: Signed, sub?: string, claims?: object) => finish(signed, await lead(signed, sub, claims))
  const identitiesOf = async ({ client }: Signed): Promise<UserIdentity[]> => {
    const { data } = await client.refreshSession()
    return data.user?.identities ?? []
  }
  const ask = (path: string, { token }: Pick<Signed, 'token'>, method = 'GET', at = url) =>
    fetch(`${at}/auth/v1${path}`, {
      method,
      redirect: 'manual',
      headers: { authorization: `Bearer ${token}`, 'x-supabase-api-version': '2024-01-01' },
    })
  const mailsTo = (recipient: string): Promise<string[]> =>
    providers.database('identity.outbox').where({ recipient }).orderBy('created_at').pluck('template')

  it('adds a way in, which leads to the same account from then on', async () => {
    const signed = await signIn()
    const sub = randomUUID()
    const { data, error } = await link(signed, sub)
    expect(error).toBeNull()
    expect(data.user?.id).toBe(signed.user?.id)
    expect(data.user).toMatchObject({ email: signed.email, app_metadata: { provider: 'local', providers: ['local', 'tiny'] } })
    expect(data.user?.user_metadata['name']).toBe('Ines Moreau')
    expect(await mailsTo(signed.email)).toEqual(['identity_linked'])

    const client = authClient(url)
    const { data: again } = await client.signInWithOAuth({ provider: 'tiny' as 'github', options: { redirectTo: redirectTo() } })
    const page = await browser().visit(again.url ?? '')
    expect((await client.exchangeCodeForSession(page.searchParams.get('code') ?? '')).data.user?.id).toBe(signed.user?.id)
  })

  it('waits for the page that asked for it, as anybody may be led to a stranger’s link', async () => {
    const mallory = await signIn()
    const page = await lead(mallory)
    expect(page.searchParams.get('code')).not.toBeNull()
    expect(await identitiesOf(mallory)).toHaveLength(1)
    const victim = await signIn()
    expect((await finish(victim, page)).error).not.toBeNull()
    expect(await identitiesOf(mallory)).toHaveLength(1)
  })

  it('asks for a challenge, which can be relaxed by name', async () => {
    const signed = await signIn()
    const response = await ask('/user/identities/authorize?provider=tiny', signed)
    expect([response.status, await response.json()]).toMatchObject([400, { code: 'validation_failed' }])

    const relaxed = (await providers.commandService({ AUTH_COMPAT: 'rate-limits,implicit-linking' })).url
    const there = await signIn(somebody(), relaxed)
    providers.tiny.saying.claims = { sub: randomUUID(), email: somebody(), email_verified: true }
    const departed = await ask(`/user/identities/authorize?provider=tiny&redirect_to=${redirectTo()}`, there, 'GET', relaxed)
    expect(departed.status).toBe(302)
    const page = await providers.browserFor(relaxed).visit(departed.headers.get('location') ?? '')
    expect(fragmentOf(page)).toMatchObject({ access_token: expect.any(String), provider_token: 'tiny-access' })
    expect(await identitiesOf(there)).toHaveLength(2)
  })

  it('is refused for what is linked already, be it here or elsewhere', async () => {
    const [one, two] = [await signIn(), await signIn()]
    const sub = randomUUID()
    await link(one, sub)
    expect(fragmentOf(await lead(one, sub))).toMatchObject({
      error: 'server_error',
      error_code: 'identity_already_exists',
      error_description: 'Identity is already linked',
    })
    expect(fragmentOf(await lead(two, sub))).toMatchObject({
      error_code: 'identity_already_exists',
      error_description: 'Identity is already linked to another user',
    })
  })

  it('gives an identity to one of two who link it at once', async () => {
    const both = [await signIn(), await signIn()]
    const sub = randomUUID()
    const pages: URL[] = []
    for (const signed of both) pages.push(await lead(signed, sub))
    const answers = await Promise.all(both.map((signed, index) => finish(signed, pages[index] ?? new URL('about:blank'))))
    const refused = answers.filter(({ error }) => error !== null)
    expect(refused).toMatchObject([{ error: { status: 422, code: 'identity_already_exists' } }])
  })

  it('is refused where it is off', async () => {
    const off = (await providers.commandService({ AUTH_MANUAL_LINKING: 'false' })).url
    const signed = await signIn(somebody(), off)
    expect((await signed.client.linkIdentity({ provider: 'local' as 'github' })).error).toMatchObject({
      status: 404,
      code: 'manual_linking_disabled',
    })
  })

  it('is for members', async () => {
    const answers = await Promise.all([
      ask('/user/identities/authorize?provider=tiny', { token: '' }),
      ask(`/user/identities/${randomUUID()}`, { token: 'x' }, 'DELETE'),
    ])
    expect(answers.map(({ status }) => status)).toEqual([401, 403])
  })

  it('makes a guest a member under the address that comes with it', async () => {
    const signed = await signIn()
    const id = signed.user?.id ?? ''
    await providers.database('identity.users').where({ id }).update({ email: null, email_confirmed_at: null, is_anonymous: true })
    const unverified = await link(signed, randomUUID(), { email_verified: false })
    expect(unverified.error).toMatchObject({ status: 422, code: 'email_not_confirmed' })
    const taken = (await signIn()).email
    expect((await link(signed, randomUUID(), { email: taken })).error).toMatchObject({ code: 'email_exists' })
    expect((await link(signed, randomUUID(), { email: taken.replace('@', '+x@') })).error).toMatchObject({ code: 'email_exists' })
    const email = somebody()
    const { data } = await link(signed, randomUUID(), { email })
    expect(data.user).toMatchObject({ id, email, is_anonymous: false })
  })

  it('is refused for an address that becomes another account’s meanwhile', async () => {
    const signed = await signIn()
    await providers
      .database('identity.users')
      .where({ id: signed.user?.id ?? '' })
      .update({ email: null, email_confirmed_at: null, is_anonymous: true })
    const email = somebody()
    const page = await lead(signed, randomUUID(), { email })
    const linked = await providers.database.transaction(async (transaction) => {
      await insertUser(transaction, { email }, systemClock())
      const linking = finish(signed, page)
      const waiting = providers.database('pg_stat_activity').whereRaw("datname = current_database() and wait_event_type = 'Lock'")
      await eventually(async () => expect(await waiting.clone()).toHaveLength(1))
      return { linking }
    })
    expect((await linked.linking).error).toMatchObject({ status: 422, code: 'email_exists' })
  })

  describe('and removing it', () => {
    it('leaves what the other one vouches for', async () => {
      const signed = await signIn()
      const email = somebody()
      await link(signed, randomUUID(), { email })
      const [first] = await identitiesOf(signed)
      if (first === undefined) throw new Error('nothing is linked')
      expect(await signed.client.unlinkIdentity(first)).toMatchObject({ data: {}, error: null })
      const { data } = await signed.client.refreshSession()
      expect(data.user).toMatchObject({ id: signed.user?.id, email, app_metadata: { provider: 'tiny', providers: ['tiny'] } })
      expect(await mailsTo(signed.email)).toEqual(['identity_linked', 'identity_unlinked'])
    })

    it('is refused for the last one, for one that is not there and for somebody else’s', async () => {
      const [one, two] = [await signIn(), await signIn()]
      const [only] = await identitiesOf(one)
      expect((await one.client.unlinkIdentity(only as UserIdentity)).error).toMatchObject({
        status: 422,
        code: 'single_identity_not_deletable',
      })
      await link(two)
      expect((await two.client.unlinkIdentity(only as UserIdentity)).error).toMatchObject({ status: 422, code: 'identity_not_found' })
      const response = await ask('/user/identities/not-a-uuid', two, 'DELETE')
      expect([response.status, await response.json()]).toMatchObject([404, { code: 'validation_failed' }])
      expect(await identitiesOf(two)).toHaveLength(2)
    })

    it('keeps at least one of two that are removed at once', async () => {
      const signed = await signIn()
      await link(signed)
      const identities = await identitiesOf(signed)
      const answers = await Promise.all(identities.map((identity) => signed.client.unlinkIdentity(identity)))
      expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
      expect(await identitiesOf(signed)).toHaveLength(1)
    })

    it('is refused where the address that would be left is another account’s', async () => {
      const signed = await signIn()
      const { email } = await signIn()
      await link(signed, randomUUID(), { email })
      const [first] = await identitiesOf(signed)
      expect((await signed.client.unlinkIdentity(first as UserIdentity)).error).toMatchObject({
        status: 422,
        code: 'email_conflict_identity_not_deletable',
      })
    })
  })
})
