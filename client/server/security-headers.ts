import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { HEAD_SCRIPT } from '../src/app/head-script.ts'
import type { CaptchaProvider } from './config.ts'

const headHash = createHash('sha256').update(HEAD_SCRIPT).digest('base64')

type Sources = Readonly<Record<string, string>>

const policy = (sources: Sources) =>
  Object.entries(sources)
    .map(([directive, values]) => `${directive} ${values}`)
    .join('; ')

/** The players of videos that a reader asks for. */
const PLAYERS = 'https://www.youtube-nocookie.com https://player.vimeo.com'

/** No nonces: a page is the same for all its readers, so that it can be kept and served again. */
const strict: Sources = {
  'default-src': "'none'",
  'script-src': `'self' 'sha256-${headHash}'`,
  'style-src': "'self'",
  'img-src': "'self'",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'frame-src': PLAYERS,
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
}

/** Vite's client writes styles and its refresh preamble into the page. */
const development: Sources = {
  'default-src': "'self'",
  'script-src': "'self' 'unsafe-inline'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'connect-src': "'self' ws:",
  'frame-src': PLAYERS,
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
}

/** A chat of somebody else's brings its own frame, and styles that it writes into the page. */
const chatSources = (chat: string): Sources => ({
  'script-src': chat,
  'style-src': `${chat} 'unsafe-inline'`,
  'img-src': chat,
  'font-src': chat,
  'connect-src': `${chat} ${chat.replace(/^http/, 'ws')}`,
  'frame-src': chat,
  'media-src': chat,
})

const TURNSTILE = 'https://challenges.cloudflare.com'
const HCAPTCHA = 'https://hcaptcha.com https://*.hcaptcha.com'

/** As the providers' own pages ask for it. */
const captchaSources: Readonly<Record<CaptchaProvider, Sources>> = {
  turnstile: { 'script-src': TURNSTILE, 'frame-src': TURNSTILE },
  hcaptcha: { 'script-src': HCAPTCHA, 'frame-src': HCAPTCHA, 'style-src': HCAPTCHA, 'connect-src': HCAPTCHA },
}

const withSources = (sources: Sources, added: Sources): Sources => ({
  ...sources,
  ...Object.fromEntries(
    Object.entries(added).map(([directive, values]) => [directive, [sources[directive], values].filter(Boolean).join(' ')]),
  ),
})

/** Says how browsers return to an https address. It is undefined where our address is not https. */
type Https = { readonly subdomains: boolean } | undefined
type Options = { dev: boolean; https: Https; chat: string | undefined; captcha: CaptchaProvider | undefined }

const A_YEAR = 365 * 24 * 60 * 60

const policyFor = ({ dev, chat, captcha }: Omit<Options, 'https'>) => {
  const guests = [...(chat === undefined || dev ? [] : [chatSources(chat)]), ...(captcha === undefined ? [] : [captchaSources[captcha]])]
  return policy(guests.reduce(withSources, dev ? development : strict))
}

export const addSecurityHeaders = (app: FastifyInstance, options: Options) => {
  const headers = {
    'content-security-policy': policyFor(options),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(options.https && { 'strict-transport-security': `max-age=${A_YEAR}${options.https.subdomains ? '; includeSubDomains' : ''}` }),
  }
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}
