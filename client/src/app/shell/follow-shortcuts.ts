import type { EventChannel } from 'redux-saga'
import { put, select, take } from 'typed-redux-saga'
import { overlayClosed, overlayOpened, selectOverlay } from '../../lib/overlays/overlay-slice.ts'
import type { Shortcut } from '../../lib/shortcuts/shortcut-channel.ts'
import { toggleTheme } from '../../lib/theme/theme.ts'

const opens = { help: 'shortcuts', palette: 'palette' } as const

export function* followShortcuts(shortcuts: EventChannel<Shortcut>) {
  while (true) {
    const shortcut = yield* take(shortcuts)
    if (shortcut === 'theme') toggleTheme()
    else {
      const isOpen = (yield* select(selectOverlay)) === opens[shortcut]
      yield* put(isOpen ? overlayClosed() : overlayOpened(opens[shortcut]))
    }
  }
}
