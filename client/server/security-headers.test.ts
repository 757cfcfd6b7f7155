import Fastify from 'fastify'
import { expect, it } from 'vitest'
import type { CaptchaProvider } from './config.ts'
import { addSecurityHeaders } from './security-headers.ts'

const policyOf = async ({ chat, captcha, dev = false }: { chat?: string; captcha?: CaptchaProvider; dev?: boolean } = {}) => {
  const app = Fastify()
  addSecurityHeaders(app, { dev, https: undefined, chat, captcha })
  app.get('/', () => 'a page')
  const { headers } = await app.inject('/')
  return new Map(
    String(headers['content-security-policy'])
      .split('; ')
      .map((directive) => [directive.slice(0, directive.indexOf(' ')), directive.slice(directive.indexOf(' ') + 1)] as const),
  )
}

/** Of the videos that readers ask for. */
const PLAYERS = 'https://www.youtube-nocookie.com https://player.vimeo.com'

it.each([
  [undefined, undefined],
  [{ subdomains: false }, 'max-age=31536000'],
  [{ subdomains: true }, 'max-age=31536000; includeSubDomains'],
])('has browsers return by https alone where that is its address: %o', async (https, said) => {
  const app = Fastify()
  addSecurityHeaders(app, { dev: false, https, chat: undefined, captcha: undefined })
  app.get('/', () => 'a page')
  expect((await app.inject('/')).headers['strict-transport-security']).toBe(said)
})

it('lets a chat that was configured run in the page, and no other', async () => {
  const policy = await policyOf({ chat: 'https://chat.example' })
  expect(policy.get('script-src')).toMatch(/^'self' 'sha256-[^ ]+' https:\/\/chat\.example$/)
  expect(policy.get('connect-src')).toBe("'self' https://chat.example wss://chat.example")
  expect(policy.get('frame-src')).toBe(`${PLAYERS} https://chat.example`)
  expect(policy.get('default-src')).toBe("'none'")
})

it('has no place for anybody else but the players of videos where none was', async () => {
  const policy = await policyOf()
  expect(policy.get('style-src')).toBe("'self'")
  expect(policy.get('frame-src')).toBe(PLAYERS)
  policy.delete('frame-src')
  expect([...policy.values()].join(' ')).not.toMatch(/https?:/)
})

const TURNSTILE = 'https://challenges.cloudflare.com'
const HCAPTCHA = 'https://hcaptcha.com https://*.hcaptcha.com'

it('lets in the script and the frame of the captcha provider, where one was named', async () => {
  const [none, turnstile, hcaptcha] = [await policyOf(), await policyOf({ captcha: 'turnstile' }), await policyOf({ captcha: 'hcaptcha' })]
  expect(turnstile).toEqual(
    new Map([...none, ['script-src', `${none.get('script-src')} ${TURNSTILE}`], ['frame-src', `${PLAYERS} ${TURNSTILE}`]]),
  )
  expect(hcaptcha).toEqual(
    new Map([
      ...none,
      ['script-src', `${none.get('script-src')} ${HCAPTCHA}`],
      ['style-src', `'self' ${HCAPTCHA}`],
      ['connect-src', `'self' ${HCAPTCHA}`],
      ['frame-src', `${PLAYERS} ${HCAPTCHA}`],
    ]),
  )
})

it('lets them in beside a chat, and while the client is worked on', async () => {
  const both = await policyOf({ chat: 'https://chat.example', captcha: 'hcaptcha' })
  expect(both.get('frame-src')).toBe(`${PLAYERS} https://chat.example ${HCAPTCHA}`)
  expect(both.get('style-src')).toBe(`'self' https://chat.example 'unsafe-inline' ${HCAPTCHA}`)
  expect((await policyOf({ captcha: 'turnstile', dev: true })).get('frame-src')).toBe(`${PLAYERS} ${TURNSTILE}`)
})
