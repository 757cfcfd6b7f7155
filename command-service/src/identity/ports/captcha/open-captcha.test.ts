import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { createLogger } from '@debut/adapters/logging.ts'
import { expect, it, onTestFinished } from 'vitest'
import { openCaptcha } from './open-captcha.ts'

const logger = createLogger('test', 'silent')
const keys = { AUTH_CAPTCHA_SITE_KEY: '1x00000000000000000000AA', AUTH_CAPTCHA_SECRET: '1x0000000000000000000000000000000AA' }

/** A provider of our own, in the form of both. */
const provider = async (answer: (response: ServerResponse, token: string | null) => void) => {
  const asked: URLSearchParams[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const form = new URLSearchParams(body)
      asked.push(form)
      answer(response.setHeader('content-type', 'application/json'), form.get('response'))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => server.close().closeAllConnections())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`
  return { asked, captcha: openCaptcha({ ...keys, AUTH_CAPTCHA_PROVIDER: 'turnstile', AUTH_CAPTCHA_URL: url }, logger) }
}

const outcome = (check: Promise<void>) =>
  check.then(
    () => 'let in',
    (error: unknown) => (error instanceof Error ? error.message : error),
  )

it('lets in whom the provider takes for a person, and tells it who asks from where', async () => {
  const { captcha, asked } = await provider((response) => response.end('{"success":true}'))
  expect(await outcome(captcha.check('a token', '192.0.2.7'))).toBe('let in')
  const { AUTH_CAPTCHA_SECRET: secret, AUTH_CAPTCHA_SITE_KEY: sitekey } = keys
  expect(asked.map((form) => Object.fromEntries(form))).toEqual([{ secret, response: 'a token', remoteip: '192.0.2.7', sitekey }])
  expect(captcha.challenge).toEqual({ provider: 'turnstile', site_key: sitekey })
})

it('refuses whom the provider takes for a program, for its reasons', async () => {
  const { captcha } = await provider((response) =>
    response.writeHead(400).end('{"success":false,"error-codes":["invalid-input-response","timeout-or-duplicate"]}'),
  )
  expect(await outcome(captcha.check('a token', '192.0.2.7'))).toBe(
    'captcha protection: request disallowed (invalid-input-response, timeout-or-duplicate)',
  )
})

it('refuses a client that solved nothing, without asking the provider', async () => {
  const { captcha, asked } = await provider((response) => response.end('{"success":true}'))
  for (const nothing of [undefined, '', ' ']) {
    const said = await outcome(captcha.check(nothing, '192.0.2.7'))
    expect(said).toBe('captcha protection: request disallowed (no captcha_token found)')
  }
  expect(asked).toEqual([])
})

it.each<[string, (response: ServerResponse) => void]>([
  ['fails', (response) => response.writeHead(503).end('{"success":true}')],
  ['answers something else', (response) => response.end('<html>')],
  ['answers less than that', (response) => response.end('{"success":"yes"}')],
  ['hangs up', (response) => response.destroy()],
  ['leads elsewhere', (response) => response.writeHead(302, { location: '/' }).end()],
])('lets no client pass while the provider %s', async (_, answer) => {
  const { captcha } = await provider(answer)
  expect(await outcome(captcha.check('a token', '192.0.2.7'))).toMatch(/could not be checked/)
})

it('waits no longer than five seconds', async () => {
  const { captcha } = await provider(() => undefined)
  expect(await outcome(captcha.check('a token', '192.0.2.7'))).toMatch(/could not be checked/)
})

const none = {
  AUTH_CAPTCHA_PROVIDER: 'none',
  AUTH_CAPTCHA_SITE_KEY: '',
  AUTH_CAPTCHA_SECRET: undefined,
  AUTH_CAPTCHA_URL: undefined,
} as const

it('sends no request where no provider is set, and does not start with half of it', async () => {
  const off = openCaptcha(none, logger)
  expect(await outcome(off.check(undefined, '192.0.2.7'))).toBe('let in')
  expect(() => openCaptcha({ ...none, ...keys, AUTH_CAPTCHA_PROVIDER: 'hcaptcha', AUTH_CAPTCHA_SITE_KEY: '' }, logger)).toThrow(
    'AUTH_CAPTCHA_SITE_KEY',
  )
})
