import { now } from '../../lib/clock/instants.ts'
import { missingCode } from '../../lib/deployments/missing-code.ts'
import { mayReload } from '../../lib/deployments/reload-guard.ts'
import { pageMoments } from '../../lib/live/page-moments.ts'
import { isTyping } from '../../lib/shortcuts/is-typing.ts'
import { shortcutChannel } from '../../lib/shortcuts/shortcut-channel.ts'
import { readPageSettings } from '../page-settings.ts'
import type { ShellParts } from './shell-parts.ts'

/** A field that only has the focus loses nothing in a reload. It does where something is written in it, or elsewhere in its form. */
const isWriting = ({ activeElement }: Document): boolean => {
  if (activeElement === null || !isTyping(activeElement)) return false
  const around = activeElement.closest('form, [role=dialog]')
  const fields = around?.querySelectorAll('input, textarea, [contenteditable=true]') ?? [activeElement]
  return [...fields].some((field) => isTyping(field) && ('value' in field ? field.value : field.textContent) !== '')
}

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
