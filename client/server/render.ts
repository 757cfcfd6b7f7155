import type { Clock } from '@debut/adapters/clock.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import type { Metrics } from '@debut/adapters/metrics.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Detour } from '../src/app/guards.ts'
import { isBot } from '../src/app/is-bot.ts'
import { noticeCookie } from '../src/app/notice-cookie.ts'
import { FORGET_RETURN, rememberReturn, returnPath } from '../src/app/return-to.ts'
import type { PageSettings } from '../src/app/page-settings.ts'
import { readSession, type Session } from '../src/lib/session/session-cookie.ts'
import { askServices, keepingAnswers } from './ask-services.ts'
import { canonicalOf } from './canonical.ts'
import { captchaOf, chatwootOf, type EdgeConfig } from './config.ts'
import { fillDocument, writeAround } from './document.ts'
import { encodable, type Encoded } from './encodings.ts'
import { errorPage, tooManyPage } from './error-page.ts'
import type { MayDraw } from './page-allowance.ts'
import { createPageCache } from './page-cache.ts'
import type { PageSource } from './page-source.ts'

const FRESH_FOR = 1_000
/** Each with all that members' pages are made of: half a megabyte. */
const MOST_PAGES = 200
const MOST_ANSWERS = 100
/** A bot that came at a bad moment is asked to come again. */
const LATER_SECONDS = 120

type Options = { source: PageSource; build: string; config: EdgeConfig; clock: Clock; metrics: Metrics; mayDraw: MayDraw }
type PageRequest = { path: string; query: string; cookies: string; requestId: string }
type MemberPageRequest = PageRequest & { session: Session }
type Page = {
  detour?: never
  status: number
  keep: boolean
  encoded: (accepted: string) => Promise<Encoded>
  /** The same page for a member, where not all of it has to be drawn anew. */
  drawFor?: (pageRequest: MemberPageRequest) => Promise<Page | undefined>
}
type Answer = Page | { detour: Detour; keep: false; drawFor?: never }

/** Every address that nothing else claims is a page. */
export const addPages = (app: FastifyInstance, { source, build, config, clock, metrics, mayDraw }: Options) => {
  const { renderPage, styles, tags } = source
  const now = () => clock().toMillis()
  const settings = pageSettings(config, build)
  const captcha = captchaOf(config)
  const cached = createPageCache<Answer>({ freshFor: FRESH_FOR, most: MOST_PAGES, now, keep: ({ keep }) => keep })
  const reach = { apiUrl: config.QUERY_SERVICE_URL, answersIn: config.PAGE_ANSWERS_MS, ask: keepingAnswers(askServices, MOST_ANSWERS) }
  const seconds = metrics.histogram('page_render_seconds', 'How long a page took to load and draw', ['status'])

  const draw = async (pageRequest: PageRequest): Promise<Answer> => {
    const observe = seconds.startTimer()
    const { detour, page } = await renderPage({ ...pageRequest, ...reach, now: now() })
    if (detour !== undefined) return { detour, keep: false }
    const canonical = canonicalOf(config.PUBLIC_URL, { path: page.path, query: pageRequest.query }, page.head.canonicalQuery)
    const around = writeAround({ page, tags: tags(page.name), canonical, publicUrl: config.PUBLIC_URL, settings, captcha })
    const { head, drawFor } = page
    const { status, complete } = head
    observe({ status })
    const forEverybody = { status, keep: complete && status === 200 }
    const forMember = async ({ session, requestId }: MemberPageRequest): Promise<Page | undefined> => {
      const own = await drawFor?.({ session, requestId, ...reach, now: now() })
      return own && { ...forEverybody, encoded: encodable(fillDocument(around, own), 'for one') }
    }
    return {
      ...forEverybody,
      encoded: encodable(fillDocument(around, { ...page, markup: [page.markup] })),
      ...(drawFor && { drawFor: forMember }),
    }
  }

  const sharedPage = (url: string, pageRequest: PageRequest, first: () => Promise<void> = async () => undefined) =>
    cached(url, async () => {
      await first()
      return draw({ ...pageRequest, cookies: '' })
    })
  const visitorsPage = (request: FastifyRequest, pageRequest: PageRequest) => sharedPage(request.url, pageRequest, () => mayDraw(request))
  const membersPage = async (request: FastifyRequest, pageRequest: MemberPageRequest): Promise<Answer> => {
    await mayDraw(request)
    return (await (await sharedPage(request.url, pageRequest)).drawFor?.(pageRequest)) ?? draw(pageRequest)
  }

  app.setErrorHandler((error, request, reply) => {
    if (error instanceof HttpError && error.code === 'too-many-requests') {
      reply.header('retry-after', error.retryAfter).header('cache-control', 'no-store')
      return reply.code(error.status).type('text/html; charset=utf-8').send(tooManyPage(styles, error.retryAfter))
    }
    if (error instanceof HttpError && error.status < 500) throw error
    request.log.error({ err: error }, 'a page could not be drawn')
    reply.header('cache-control', 'no-store')
    if (isBot(request.headers['user-agent'] ?? '')) return reply.code(503).header('retry-after', LATER_SECONDS).send()
    return reply.code(500).type('text/html; charset=utf-8').send(errorPage(styles, request.id))
  })

  app.get('/*', async (request, reply) => {
    const [path = '/', query = ''] = request.url.split('?', 2)
    const cookies = request.headers.cookie ?? ''
    const session = readSession(cookies)
    if (path === '/_gallery' && !config.GALLERY) return reply.callNotFound()
    const pageRequest = { path, query, cookies, requestId: request.id }
    const answer = await (session === undefined ? visitorsPage(request, pageRequest) : membersPage(request, { ...pageRequest, session }))
    if (answer.detour !== undefined) return take(reply, answer.detour, cookies)
    const { body, encoding } = await answer.encoded(request.headers['accept-encoding'] ?? '')
    reply
      .code(answer.status)
      .type('text/html; charset=utf-8')
      .header('vary', 'accept-encoding, cookie')
      .header('cache-control', answer.keep && session === undefined ? 'public, max-age=0, s-maxage=1' : 'private, no-store')
    if (encoding) reply.header('content-encoding', encoding)
    return reply.send(body)
  })
}

const take = (reply: FastifyReply, { to, returnTo, toast, wanted, forGood }: Detour, cookies: string) => {
  if (wanted) reply.header('set-cookie', FORGET_RETURN)
  if (returnTo !== undefined) reply.header('set-cookie', rememberReturn(returnTo))
  if (toast !== undefined) reply.header('set-cookie', noticeCookie(toast))
  return reply.header('cache-control', 'no-store').redirect(writtenInHeader((wanted && returnPath(cookies)) ?? to), forGood ? 301 : 302)
}

/** An address as a header can carry it: what is percent-encoded stays so. Only one that names its scheme leaves the site: `//host` doesn't. */
const writtenInHeader = (address: string): string => {
  const { href, pathname, search, hash } = new URL(address, 'http://ours')
  return /^https?:/.test(address) ? href : `${pathname}${search}${hash}`
}

const pageSettings = (config: EdgeConfig, build: string): PageSettings => {
  const chatwoot = chatwootOf(config)
  return { build, autoPageViews: config.AUTO_PAGE_VIEWS, supportChat: { provider: config.SUPPORT_CHAT, ...(chatwoot && { chatwoot }) } }
}
