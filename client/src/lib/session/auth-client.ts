import type { GoTrueClient } from '@supabase/auth-js'
import { buffers, eventChannel, type EventChannel } from 'redux-saga'
import type { AuthChange } from './auth-change.ts'
import type { AuthSurroundings } from './create-auth-client.ts'
import { SESSION_COOKIE } from './session-cookie.ts'

export type AuthClient = GoTrueClient

/** The auth service, reached through its own client, which is fetched with the first call: readers without an account never need it. */
export interface Auth {
  readonly open: () => Promise<AuthClient>
  readonly isOpen: () => boolean
  /** Kept as soon as somebody opens it, here or in another tab. */
  readonly needed: Promise<void>
  /** All that becomes of the session, in this tab or another. */
  readonly changes: EventChannel<AuthChange>
  /** Lets the other tabs know that the member signed out. Otherwise they could see only that the session is gone. */
  readonly announceLeaving: () => void
  /** Says whether another tab has announced it. It is asked once for each end of a session. */
  readonly wasLeftElsewhere: () => boolean
}

const LEAVING = `${SESSION_COOKIE}-leaving`

export const openAuth = (surroundings: AuthSurroundings): Auth => {
  let opening: Promise<AuthClient> | undefined
  const needed = Promise.withResolvers<void>()
  let announce: (change: AuthChange) => void = () => undefined
  const open = () => {
    needed.resolve()
    // What did not come may come with the next call.
    opening ??= import('./create-auth-client.ts')
      .then(({ createAuthClient }) => createAuthClient(surroundings, (change) => announce(change)))
      .catch((error: unknown) => {
        opening = undefined
        throw error
      })
    return opening
  }
  let isLeft = false
  const leaving = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(LEAVING)
  if (leaving !== undefined) leaving.onmessage = () => (isLeft = true)
  followOtherTabs((event) => {
    if (opening !== undefined) return
    if (event === 'SIGNED_OUT') announce({ event, session: null, account: undefined })
    else void open().catch(() => undefined)
  })
  return {
    open,
    needed: needed.promise,
    isOpen: () => opening !== undefined,
    changes: eventChannel<AuthChange>((emit) => {
      announce = emit
      return () => (announce = () => undefined)
    }, buffers.expanding(8)),
    announceLeaving: () => leaving?.postMessage(null),
    wasLeftElsewhere: () => {
      const wasLeft = isLeft
      isLeft = false
      return wasLeft
    },
  }
}

/** Where another tab's client announces its session, although ours has not loaded yet. */
const followOtherTabs = (onEvent: (event: unknown) => void) => {
  if (typeof BroadcastChannel === 'undefined') return
  new BroadcastChannel(SESSION_COOKIE).onmessage = ({ data }: MessageEvent<{ event?: unknown } | null>) => onEvent(data?.event)
}
