import type { EventChannel } from 'redux-saga'
import type { PageMoment } from '../../lib/live/page-moments.ts'
import type { Shortcut } from '../../lib/shortcuts/shortcut-channel.ts'
import type { PageSettings } from '../page-settings.ts'

/** What of the browser the shell listens to and acts on. */
export interface ShellParts {
  readonly document: Document
  readonly settings: PageSettings
  readonly visits: EventChannel<PageMoment>
  readonly shortcuts: EventChannel<Shortcut>
  readonly missing: EventChannel<'missing'>
  readonly reload: () => void
}
