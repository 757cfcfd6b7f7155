import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { OwnPage } from '@debut/events/members/own-page-answers.ts'
import type { Role } from '@debut/events/members/role.ts'
import type { AcceptedAppeal } from '@debut/events/moderation/appeal-answers.ts'
import type { OwnSanction } from '@debut/events/moderation/moderation-answers.ts'
import type { AuthChangeEvent, SignOut } from '@supabase/auth-js'
import { factsOf } from '../results/facts.ts'
import { resultReceived } from '../results/results-actions.ts'
import type { Account } from './account.ts'
import { type Profile, profileAfter } from './profile.ts'

type Standing =
  | { readonly status: 'visitor' }
  /** There is a session whose token has run out: the browser renews it, or finds that it is over. */
  | { readonly status: 'renewing' }
  /** Somebody is signed in, and the server has not said who. */
  | { readonly status: 'unknown'; readonly memberId: string }
  | { readonly status: 'member'; readonly profile: Profile }

/** The profile and what the member may do come from the product; the account, and what happened to it last, from the auth service. */
export type SessionState = Standing & {
  readonly account?: Account
  readonly event?: AuthChangeEvent
  /** Undefined until the server has answered what a page shows of its reader. */
  readonly mayModerate?: boolean
  readonly mayAdminister?: boolean
  readonly mayAnalyse?: boolean
  readonly sanction?: OwnSanction | undefined
  readonly accepted?: AcceptedAppeal | undefined
}

interface AuthChanged {
  readonly event: AuthChangeEvent
  readonly account: Account | undefined
}

/** Of the rest that a page shows of its reader: each part takes its own. */
export const ownPageLoaded = createAction<OwnPage>('session/ownPageLoaded')

/** A suspended or banned member can't use any role. */
const isBarring = (sanction: OwnSanction | null | undefined): boolean => Boolean(sanction) && sanction?.kind !== 'warning'

const NO_ROLE = { mayModerate: false, mayAdminister: false, mayAnalyse: false } as const

const initialState = { status: 'visitor' } as SessionState

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionFound: (_state, { payload }: PayloadAction<{ memberId: string; account?: Account }>): SessionState => ({
      status: 'unknown',
      ...payload,
    }),
    profileLoaded: (
      { account, event, mayModerate, mayAdminister, mayAnalyse, sanction, accepted },
      { payload }: PayloadAction<Profile>,
    ): SessionState => ({
      status: 'member',
      profile: payload,
      ...(account && { account }),
      ...(event && { event }),
      ...(mayModerate !== undefined && { mayModerate }),
      ...(mayAdminister && { mayAdminister }),
      ...(mayAnalyse && { mayAnalyse }),
      ...(sanction && { sanction }),
      ...(accepted && { accepted }),
    }),
    /** Null where there is none, or no longer. */
    sanctionReceived: (state, { payload }: PayloadAction<OwnSanction | null>): SessionState => {
      if (payload === null && state.sanction === undefined) return state
      return { ...state, sanction: payload ?? undefined, ...(isBarring(payload) && NO_ROLE) }
    },
    /** It is undefined if the member has no recently accepted appeal, or has read about it. */
    acceptedReceived: (state, { payload }: PayloadAction<AcceptedAppeal | undefined>): SessionState =>
      payload === undefined && state.accepted === undefined ? state : { ...state, accepted: payload },
    /** Announced by the auth client. Signing in and out are separate actions. */
    authChanged: (state, { payload: { event, account = state.account } }: PayloadAction<AuthChanged>): SessionState => ({
      ...state,
      event,
      ...(account && { account }),
    }),
    /** Each slice clears what it holds of the member. */
    signedOut: (): SessionState => ({ status: 'visitor' }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(
        ownPageLoaded,
        (state, { payload: { mayModerate = false, mayAdminister = false, mayAnalyse = false, sanction, accepted } }): SessionState => ({
          ...state,
          mayModerate,
          mayAdminister,
          mayAnalyse,
          sanction,
          accepted,
        }),
      )
      .addCase(resultReceived, (state, { payload }): SessionState => {
        if (state.status !== 'member') return state
        const profile = factsOf(payload).reduce(profileAfter, state.profile)
        return profile === state.profile ? state : { ...state, profile }
      }),
})

export const { sessionFound, profileLoaded, sanctionReceived, acceptedReceived, authChanged, signedOut } = sessionSlice.actions
/** Of this device, unless another scope is named. */
export const signOutRequested = createAction<SignOut['scope'] | undefined>('session/signOutRequested')
/** The server no longer takes the token. */
export const sessionExpired = createAction('session/expired')
/** The same member goes on with another token. */
export const sessionRenewed = createAction('session/renewed')
/** The server refused something because of a sanction, which this page may not show yet. */
export const sanctionMet = createAction('session/sanctionMet')
/** With roles that the member was given: what was refused before may be open. */
export const rolesRenewed = createAction('session/rolesRenewed')
/** A visitor, or a member whose session is over, signs in and then returns to the page that is shown now. */
export const signInWanted = createAction('session/signInWanted')
/** A member's page is left when the session is over. The reader goes home, unless this names another page. */
export const endDecided = createAction<string>('session/endDecided')
/** A reader who followed a link of ours is signed in, and may go on. */
export const arrived = createAction('session/arrived')

interface WithSession {
  readonly session: SessionState
}
export const selectSession = ({ session }: WithSession) => session
export const selectProfile = ({ session }: WithSession) => (session.status === 'member' ? session.profile : undefined)
export const selectAccount = ({ session }: WithSession) => (session.status === 'visitor' ? undefined : session.account)
export const selectSecondFactorDue = (state: WithSession) => selectAccount(state)?.secondFactorDue ?? false
/** The server decides by the member's roles; it is the server, too, that opens the page. */
export const selectMayModerate = ({ session }: WithSession) => session.mayModerate ?? false
/** What only admins decide: votes, launches, roles, and what can't be undone. */
export const selectMayAdminister = ({ session }: WithSession) => session.mayAdminister ?? false
/** False while the server has not said what the member may do. */
export const selectRolesKnown = ({ session }: WithSession) => session.mayModerate !== undefined
/** What the member can open by their roles, which the server said; admins can do all that moderators can. A new list each time: compare it by what it holds. */
export const selectRoles = ({ session: { mayAdminister, mayModerate, mayAnalyse } }: WithSession): readonly Role[] => [
  ...(mayAdminister ? (['admin'] as const) : []),
  ...(mayModerate ? (['moderator'] as const) : []),
  ...(mayAnalyse ? (['analyst'] as const) : []),
]
/** The sanction that the member sees on every page. */
export const selectSanction = ({ session }: WithSession) => session.sanction
export const selectAccepted = ({ session }: WithSession) => session.accepted
/** Undefined while the server has not said whether a sanction keeps them from taking part. */
export const selectMayTakePart = ({ session: { mayModerate, sanction } }: WithSession): boolean | undefined =>
  mayModerate === undefined ? undefined : !isBarring(sanction)
export const selectRenewing = ({ session }: WithSession) => session.status === 'renewing'
/** Alike for all members, where nothing depends on who it is. */
export const selectIsMember = ({ session }: WithSession) => session.status === 'member' || session.status === 'unknown'
export const selectMemberId = ({ session }: WithSession) => {
  if (session.status === 'member') return session.profile.memberId
  return session.status === 'unknown' ? session.memberId : undefined
}
