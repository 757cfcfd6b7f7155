import { now } from '../../lib/clock/instants.ts'
import { missingCode } from '../../lib/deployments/missing-code.ts'
import { mayReload } from '../../lib/deployments/reload-guard.ts'
import { pageMoments } from '../../lib/live/page-moments.ts'
import { preloadLinks } from '../../lib/preloading/preload-links.ts'
import { shortcutChannel } from '../../lib/shortcuts/shortcut-channel.ts'
import { findRoute } from '../find-route.ts'
import { openPage } from '../open-pages.ts'
import { readPageSettings } from '../page-settings.ts'
import type { ShellParts } from './shell-saga.ts'

/** Made before anything else of the page, so that also its first part may be missing. */
export const browserShell = (window: Window & typeof globalThis): ShellParts => {
  const { document, location } = window
  const reload = () => location.reload()
  const preload = preloadLinks(window, ({ pathname, search }) => {
    const { route } = findRoute(pathname, search.slice(1))
    return route && (() => openPage(route))
  })
  return {
    document,
    settings: readPageSettings(document),
    preload,
    visits: pageMoments({ window, document, now }),
    shortcuts: shortcutChannel(document),
    missing: missingCode({
      // Without a network there is nothing to reload from, and the page that is there would be lost.
      mayReload: () => window.navigator.onLine && mayReload(() => window.sessionStorage, now()),
      reload,
    }),
    reload,
  }
}
