import { randomUUID } from 'node:crypto'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fragmentOf } from '../../testing/browser.ts'
import { authClient, ENTERPRISE, startWorldWithProviders, type WorldWithProviders } from '../../testing/world-with-providers.ts'

describe('the sign-in of an enterprise', () => {
  let providers: WorldWithProviders
  let url: string

  beforeAll(async () => {
    providers = await startWorldWithProviders()
    url = (await providers.commandService()).url
  })
  afterAll(() => providers.close())

  const redirectTo = () => `${providers.publicUrl}/after`
  const come = async (claims: object, by: { domain: string } | { providerId: string } = { domain: 'acme.example' }) => {
    providers.tiny.saying.claims = { sub: randomUUID(), ...claims }
    const client = authClient(url)
    const { data, error } = await client.signInWithSSO({ ...by, options: { redirectTo: redirectTo() } })
    if (error !== null) throw error
    const page = await providers.browserFor(url).visit(data?.url ?? '')
    return { page, exchange: () => client.exchangeCodeForSession(page.searchParams.get('code') ?? '') }
  }
  const ask = async (body: object, at = url) => {
    const response = await fetch(`${at}/auth/v1/sso`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' },
      body: JSON.stringify(body),
    })
    return { status: response.status, location: response.headers.get('location'), body: await response.text() }
  }

  it.each([
    ['domain', { domain: 'ACME.example' }],
    ['id', { providerId: ENTERPRISE }],
  ])('is found by its %s, and its people are believed', async (_, by) => {
    const email = `${randomUUID()}@acme.example`
    const { exchange } = await come({ email }, by)
    const { data, error } = await exchange()
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ email, app_metadata: { provider: `sso:${ENTERPRISE}` } })
    expect(decodeJwt(data.session?.access_token ?? '')['amr']).toMatchObject([{ method: 'sso/oidc', provider: `sso:${ENTERPRISE}` }])
  })

  it('stands apart from the account that a member has of the same address', async () => {
    const email = `${randomUUID()}@acme.example`
    providers.tiny.saying.claims = { sub: randomUUID(), email, email_verified: true }
    const client = authClient(url)
    const own = await client.signInWithIdToken({ provider: 'tiny', token: await providers.tiny.idToken(providers.tiny.saying.claims) })
    const { data } = await (await come({ email })).exchange()
    expect(data.user?.id).not.toBe(own.data.user?.id)
    const [row] = await providers.database('identity.users').where({ id: data.user?.id })
    expect(row).toMatchObject({ is_sso_user: true, email })
  })

  it('does not speak for addresses outside of its domains', async () => {
    const { page } = await come({ email: 'ines@debut.example', email_verified: true })
    expect(fragmentOf(page)).toMatchObject({ error: 'access_denied', error_code: 'provider_email_needs_verification' })
  })

  it('sends a browser there where it asks for no address', async () => {
    const { status, location } = await ask({ domain: 'acme.example', redirect_to: redirectTo() })
    expect(status).toBe(303)
    expect(location).toContain(`${providers.tiny.issuer}/authorize?`)
  })

  it.each([
    ['an unknown domain', { domain: 'unknown.example' }, 404, 'sso_provider_not_found', 'No SSO provider assigned for this domain'],
    ['an unknown id', { provider_id: randomUUID() }, 404, 'sso_provider_not_found', 'No such SSO provider'],
    ['both', { provider_id: ENTERPRISE, domain: 'acme.example' }, 400, 'validation_failed', 'Only one of provider_id or domain supported'],
    ['neither', {}, 400, 'validation_failed', 'A provider_id or domain needs to be provided'],
    ['no id', { provider_id: 'acme' }, 400, 'validation_failed', 'provider_id'],
    ['half a challenge', { domain: 'acme.example', code_challenge: 'c'.repeat(43) }, 400, 'validation_failed', 'PKCE flow requires'],
  ])('is refused for %s', async (_, asked, status, code, message) => {
    const answer = await ask(asked)
    expect([answer.status, JSON.parse(answer.body)]).toMatchObject([status, { code, message: expect.stringContaining(message) }])
  })

  it('answers as GoTrue does without SAML where no enterprise signs in here', async () => {
    const without = (await providers.world.commandService({ AUTH_COMPAT: 'rate-limits' })).url
    const { status, body } = await ask({ domain: 'acme.example' }, without)
    expect([status, JSON.parse(body)]).toEqual([404, { code: 'saml_provider_disabled', message: 'SAML 2.0 is disabled' }])
  })
})
