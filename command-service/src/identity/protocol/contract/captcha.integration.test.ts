import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientOf, newEmail, refusalOf, startWorldWithMails, type WorldWithMails } from '../../testing/world-with-mails.ts'

const password = 'quiet river stone'
const wallet = { chain: 'ethereum' as const, message: 'x'.repeat(64), signature: `0x${'0'.repeat(130)}` as const }

type Client = ReturnType<typeof clientOf>

describe('a client that is asked for a captcha', () => {
  let world: WorldWithMails
  let url: string
  const server = createServer((request, response) => {
    void text(request).then((form) => {
      const success = new URLSearchParams(form).get('response') === 'solved'
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ success, 'error-codes': success ? [] : ['bad-token'] }))
    })
  })
  beforeAll(async () => {
    world = await startWorldWithMails()
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('not listening')
    url = await world.service({
      AUTH_CAPTCHA_PROVIDER: 'turnstile',
      AUTH_CAPTCHA_SITE_KEY: '1x00000000000000000000AA',
      AUTH_CAPTCHA_SECRET: '1x0000000000000000000000000000000AA',
      AUTH_CAPTCHA_URL: `http://127.0.0.1:${address.port}/siteverify`,
    })
  })
  afterAll(async () => {
    server.close().closeAllConnections()
    await world.close()
  })

  const solved = { captchaToken: 'solved' }
  const asked: readonly (readonly [what: string, call: (client: Client, captchaToken?: string) => Promise<{ error: unknown }>])[] = [
    ['signing up', (client, captchaToken = '') => client.signUp({ email: newEmail(), password, options: { captchaToken } })],
    ['signing up without a name', (client, captchaToken = '') => client.signInAnonymously({ options: { captchaToken } })],
    ['asking for a code', (client, captchaToken = '') => client.signInWithOtp({ email: newEmail(), options: { captchaToken } })],
    ['having forgotten a password', (client, captchaToken = '') => client.resetPasswordForEmail(newEmail(), { captchaToken })],
    ['asking once more', (client, captchaToken = '') => client.resend({ type: 'signup', email: newEmail(), options: { captchaToken } })],
    [
      'coming from an enterprise',
      (client, captchaToken = '') => client.signInWithSSO({ domain: 'acme.example', options: { captchaToken } }),
    ],
    [
      'having a password',
      (client, captchaToken = '') => client.signInWithPassword({ email: newEmail(), password, options: { captchaToken } }),
    ],
    ['having a wallet', (client, captchaToken = '') => client.signInWithWeb3({ ...wallet, options: { captchaToken } })],
  ]

  it.each(asked)('is asked at %s', async (_, call) => {
    expect(refusalOf(await call(clientOf(url)))).toEqual({
      status: 400,
      code: 'captcha_failed',
      message: 'captcha protection: request disallowed (no captcha_token found)',
    })
    expect(refusalOf(await call(clientOf(url), 'a guess'))).toMatchObject({
      code: 'captcha_failed',
      message: expect.stringContaining('bad-token'),
    })
    expect(refusalOf(await call(clientOf(url), 'solved'))?.code).not.toBe('captcha_failed')
  })

  it('is asked once, and for nothing that follows', async () => {
    const email = newEmail()
    const client = clientOf(url, 'pkce')
    await client.signUp({ email, password, options: solved })
    const { data, error } = await client.verifyOtp({ email, token: (await world.mailTo(email)).code, type: 'signup' })
    expect(error).toBeNull()
    expect((await client.refreshSession()).error).toBeNull()
    expect((await client.updateUser({ data: { name: 'Ines' } })).error).toBeNull()
    expect(data.user?.email).toBe(email)
    await client.resetPasswordForEmail(email, solved)
    const { search } = new URL((await world.mailTo(email, 'recovery')).link)
    const response = await fetch(`${url}/auth/v1/verify${search}`, { redirect: 'manual' })
    const code = new URL(response.headers.get('location') ?? '').searchParams.get('code') ?? ''
    expect((await client.exchangeCodeForSession(code)).error).toBeNull()
    expect(refusalOf(await client.signInWithIdToken({ provider: 'google', token: 'x.y.z' }))?.code).toBe('provider_disabled')
  })
})
