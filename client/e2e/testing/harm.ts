import type { BrowserContext } from 'playwright-core'

/** What befalls a reader's pages that only an attacker wants: a script or a dialog, a window, a request to elsewhere, a rule of ours that is broken. */
export const harmTo = async (context: BrowserContext, home: string): Promise<readonly string[]> => {
  const harm: string[] = []
  // Attackers call it.
  await context.exposeFunction('xss', (what = 'a script ran') => harm.push(what))
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      Reflect.get(window, 'xss')(`${violatedDirective} against the policy: ${blockedURI}`),
    )
  })
  context.on('dialog', (dialog) => void harm.push(dialog.message()))
  context.on('page', (page) => page.on('popup', () => harm.push('a window was opened')))
  await context.route(
    (url) => url.origin !== home,
    (route) => {
      harm.push(route.request().url())
      return route.abort()
    },
  )
  return harm
}
