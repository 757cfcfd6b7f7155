import { now } from '../../lib/clock/instants.ts'
import { missingCode } from '../../lib/deployments/missing-code.ts'
import { mayReload } from '../../lib/deployments/reload-guard.ts'
import { pageMoments } from '../../lib/live/page-moments.ts'
import { shortcutChannel } from '../../lib/shortcuts/shortcut-channel.ts'
import { readPageSettings } from '../page-settings.ts'
import type { ShellParts } from './shell-parts.ts'

const isTyping = ({ activeElement }: Document): boolean => activeElement?.matches('input, textarea, [contenteditable="true"]') ?? false

/** Made before anything else of the page, so that also its first part may be missing. */
export const browserShell = (window: Window): ShellParts => {
  const { document, location } = window
  const reload = () => location.reload()
  return {
    document,
    settings: readPageSettings(document),
    visits: pageMoments({ window, document, now }),
    shortcuts: shortcutChannel(document),
    missing: missingCode({
      // Without a network there is nothing to reload from, and the page that is there would be lost; so would what is being typed.
      mayReload: () =>
        window.navigator.onLine && !isTyping(document) && mayReload(() => window.sessionStorage, { path: location.pathname, now: now() }),
      reload,
    }),
    reload,
  }
}
