import type { BrowserContext, Page } from 'playwright-core'

/** A page that draws nothing for so long has stopped responding. */
const RESPONDS_WITHIN = 20_000

/** Chromium's own line about a request: the request itself is looked at instead. */
const OF_A_REQUEST = /^Failed to load resource: |^WebSocket connection to .* failed: .*net::ERR_INTERNET_DISCONNECTED/

/** A page that is left gives up what it was fetching; only a test can cut the network, block a request or switch scripts off. */
const CUT_OFF = /^(net::ERR_(ABORTED|INTERNET_DISCONNECTED|BLOCKED_BY_CLIENT|FAILED|NETWORK_CHANGED)(\.\w+)?|csp)$/

/** What any page of ours may say. A line here needs a reason beside it. */
const EXCEPTIONS: readonly RegExp[] = []

const troubles: string[] = []
const open = new Set<BrowserContext>()
const askedFor: RegExp[] = []

/** The test itself makes these requests fail, or has a page complain: `401 GET /auth/v1/user`, or what the console says. */
export const asksFor = (...patterns: readonly RegExp[]): void => void askedFor.push(...patterns)

const pathOf = (url: string) => url.replace(/^https?:\/\/(localhost|127\.0\.0\.1):\d+/, '')

/** Notes whatever goes wrong in a reader's pages, until the test is over. */
export const watch = (context: BrowserContext): void => {
  open.add(context)
  context.on('close', () => open.delete(context))
  context.on('console', (message) => {
    if (message.type() === 'error' && !OF_A_REQUEST.test(message.text())) troubles.push(message.text())
  })
  context.on('weberror', (error) => troubles.push(`not caught: ${error.error().message}`))
  context.on('response', (response) => {
    const request = response.request()
    // The status of a page that is gone to is the test's to look at.
    if (response.status() < 400 || (request.isNavigationRequest() && response.status() < 500)) return
    troubles.push(`${response.status()} ${request.method()} ${pathOf(request.url())}`)
  })
  context.on('requestfailed', (request) => {
    const { errorText = 'failed' } = request.failure() ?? {}
    if (!CUT_OFF.test(errorText)) troubles.push(`${errorText} ${request.method()} ${pathOf(request.url())}`)
  })
  const close = context.close.bind(context)
  context.close = async (options) => {
    for (const page of context.pages()) if (!(await responds(page))) troubles.push(`stopped responding: ${pathOf(page.url())}`)
    await close(options)
  }
}

const responds = async (page: Page): Promise<boolean> => {
  if (page.isClosed()) return true
  const late = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => late.resolve(false), RESPONDS_WITHIN)
  // A page that goes elsewhere meanwhile does respond.
  const answered = page.evaluate('1').then(
    () => true,
    () => true,
  )
  const answer = await Promise.race([answered, late.promise])
  clearTimeout(timer)
  return answer
}

export const closeLeft = async (): Promise<void> => {
  for (const context of open) await context.close()
  takeTroubles()
}

/** What went wrong in the test that has just ended, and was not asked for. */
export const takeTroubles = (): string[] => {
  const allowed = [...EXCEPTIONS, ...askedFor.splice(0)]
  return troubles.splice(0).filter((trouble) => !allowed.some((pattern) => pattern.test(trouble)))
}
