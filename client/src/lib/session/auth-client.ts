import type { AuthChangeEvent, GoTrueClient, Session } from '@supabase/auth-js'
import { buffers, eventChannel, type EventChannel } from 'redux-saga'
import type { AuthSurroundings } from './create-auth-client.ts'

export type AuthClient = GoTrueClient

export interface AuthChange {
  readonly event: AuthChangeEvent
  readonly session: Session | null
}

/** The auth service, reached through its own client, which is fetched with the first call: readers without an account never need it. */
export interface Auth {
  readonly open: () => Promise<AuthClient>
  readonly isOpen: () => boolean
  /** All that the client says of the session, in this tab or another, once it is open. */
  readonly changes: EventChannel<AuthChange>
}

export const openAuth = (surroundings: AuthSurroundings): Auth => {
  let opening: Promise<AuthClient> | undefined
  let tell: (change: AuthChange) => void = () => undefined
  const create = async () => {
    const { createAuthClient } = await import('./create-auth-client.ts')
    const client = createAuthClient(surroundings)
    client.onAuthStateChange((event, session) => tell({ event, session }))
    return client
  }
  return {
    isOpen: () => opening !== undefined,
    open: () => {
      // What did not come may come with the next call.
      opening ??= create().catch((error: unknown) => {
        opening = undefined
        throw error
      })
      return opening
    },
    changes: eventChannel<AuthChange>((emit) => {
      tell = emit
      return () => (tell = () => undefined)
    }, buffers.expanding(8)),
  }
}
