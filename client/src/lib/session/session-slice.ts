import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Profile } from './profile.ts'
import type { Session } from './session-cookie.ts'

/** `unknown`: somebody is signed in, and the server has not said who. */
export type SessionState =
  | { readonly status: 'visitor' }
  | { readonly status: 'unknown'; readonly memberId: string }
  | { readonly status: 'member'; readonly profile: Profile }

const initialState = { status: 'visitor' } as SessionState

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionFound: (_state, { payload }: PayloadAction<{ memberId: string }>): SessionState => ({ status: 'unknown', ...payload }),
    profileLoaded: (_state, { payload }: PayloadAction<Profile>): SessionState => ({ status: 'member', profile: payload }),
    /** Everything that belongs to the member is cleared by whoever holds it. */
    signedOut: (): SessionState => ({ status: 'visitor' }),
  },
})

export const { sessionFound, profileLoaded, signedOut } = sessionSlice.actions
export const signedIn = createAction<Session>('session/signedIn')
export const signOutAsked = createAction('session/signOutAsked')
/** The server no longer takes the token. */
export const sessionExpired = createAction('session/expired')
/** A visitor goes to sign in, and comes back to what is shown now. */
export const signInWanted = createAction('session/signInWanted')

interface WithSession {
  readonly session: SessionState
}
export const selectSession = ({ session }: WithSession) => session
export const selectProfile = ({ session }: WithSession) => (session.status === 'member' ? session.profile : undefined)
export const selectMemberId = ({ session }: WithSession) => {
  if (session.status === 'visitor') return undefined
  return session.status === 'member' ? session.profile.memberId : session.memberId
}
