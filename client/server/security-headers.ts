import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { THEME_SCRIPT } from '../src/lib/theme/theme.ts'

const themeHash = createHash('sha256').update(THEME_SCRIPT).digest('base64')

const policy = (sources: Record<string, string>) =>
  Object.entries(sources)
    .map(([directive, values]) => `${directive} ${values}`)
    .join('; ')

/** No nonces: a page is the same for all its readers, so that it can be kept and served again. */
const strict = {
  'default-src': "'none'",
  'script-src': `'self' 'sha256-${themeHash}'`,
  'style-src': "'self'",
  'img-src': "'self'",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
}

/** Vite's client writes styles and its refresh preamble into the page. */
const DEVELOPMENT = policy({
  'default-src': "'self'",
  'script-src': "'self' 'unsafe-inline'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'connect-src': "'self' ws:",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
})

/** A chat of somebody else's brings its own frame, and styles that it writes into the page. */
const withChat = (chat: string) => {
  const also = (...added: string[]) => [`'self'`, chat, ...added].join(' ')
  return policy({
    ...strict,
    'script-src': `${strict['script-src']} ${chat}`,
    'style-src': also("'unsafe-inline'"),
    'img-src': also(),
    'font-src': also(),
    'connect-src': also(chat.replace(/^http/, 'ws')),
    'frame-src': chat,
    'media-src': chat,
  })
}

type Options = { dev: boolean; chat: string | undefined }

export const addSecurityHeaders = (app: FastifyInstance, { dev, chat }: Options) => {
  const headers = {
    'content-security-policy': dev ? DEVELOPMENT : chat === undefined ? policy(strict) : withChat(chat),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
  }
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
}
