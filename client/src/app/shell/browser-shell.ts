import { now } from '../../lib/clock/instants.ts'
import { missingCode } from '../../lib/deployments/missing-code.ts'
import { mayReload } from '../../lib/deployments/reload-guard.ts'
import { pageMoments } from '../../lib/live/page-moments.ts'
import { isTyping } from '../../lib/shortcuts/is-typing.ts'
import { shortcutChannel } from '../../lib/shortcuts/shortcut-channel.ts'
import { readPageSettings } from '../page-settings.ts'
import type { ShellParts } from './shell-parts.ts'

/** A field that merely has the focus, as the switch of a dialog has, loses nothing. */
const isWriting = ({ activeElement }: Document): boolean =>
  isTyping(activeElement) && (activeElement !== null && 'value' in activeElement ? activeElement.value : activeElement?.textContent) !== ''

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
        window.navigator.onLine && !isWriting(document) && mayReload(() => window.sessionStorage, { path: location.pathname, now: now() }),
      reload,
    }),
    reload,
  }
}
