import type { BrowserContext, Page } from 'playwright-core'

/** Scripts and styles of a build; their names change with their content. */
const BUILD_FILE = /\/assets\/.*\.(js|css)$/
/** Requests that lost their network may fail a little later: browsers and the page try them again. */
const SETTLES_MS = 4_000

/** What the robot does to the network of one visitor. */
export const takeNetwork = async (context: BrowserContext, origin: string) => {
  let lostUntil = 0
  let isOffline = false
  let back: Promise<void> = Promise.resolve()
  let deployments = 0
  const pagesOfOldBuild = new Set<Page>()
  const refused = new Set<string>()
  let endedUntil = 0

  // The robot never leaves the site: an empty answer leaves a page where it is.
  await context.route(
    (url) => /^https?:$/.test(url.protocol) && (url.origin !== origin || /^\/(r|auth\/v1\/authorize)(\/|$)/.test(url.pathname)),
    (route) => (route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.abort('blockedbyclient')),
  )
  await context.route(BUILD_FILE, async (route) => {
    const request = route.request()
    if (!pagesOfOldBuild.has(request.frame().page())) return route.fallback()
    refused.add(request.url())
    return route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' })
  })
  await context.route('**/builds/latest.json', (route) =>
    deployments === 0 ? route.fallback() : route.fulfill({ json: { id: `deployment-${deployments}` } }),
  )

  return {
    isOffline: () => isOffline,
    /** Whether requests may be failing because of the robot. */
    isDisturbed: () => isOffline || Date.now() < lostUntil + SETTLES_MS,
    /** Whether that address was answered by the robot itself. */
    isRefused: (url: string) => refused.has(url),
    noteRefused: (url: string) => void refused.add(url),
    /** Whether requests may still carry a session that was ended in another tab. */
    hasEndedSession: () => Date.now() < endedUntil,
    noteEndedSession: () => void (endedUntil = Date.now() + SETTLES_MS),
    lose: async (ms: number) => {
      await back
      isOffline = true
      await context.setOffline(true)
      back = new Promise((resolve) => setTimeout(resolve, ms)).then(async () => {
        await context.setOffline(false)
        isOffline = false
        lostUntil = Date.now()
      })
      // Those who wait for it learn of a failure.
      back.catch(() => undefined)
    },
    whenBack: () => back,
    /** The files of the page's build are gone, until it loads the next document. */
    deploy: (page: Page) => {
      deployments += 1
      pagesOfOldBuild.add(page)
      page.on('request', (request) => {
        if (request.isNavigationRequest() && request.frame() === page.mainFrame()) pagesOfOldBuild.delete(page)
      })
    },
  }
}

export type Network = Awaited<ReturnType<typeof takeNetwork>>
