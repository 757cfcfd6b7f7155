import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { signedOut } from '../../../lib/session/session-slice.ts'
import type { Account } from './account.ts'
import type { OpenSession, Services } from './account-api.ts'

/** Each has its own form or button, and its own error beside it. */
export type Task = 'email' | 'phone' | 'password' | 'identity' | 'totp' | 'passkey' | 'phone-factor' | 'factor' | 'recovery' | 'session'

interface Progress {
  readonly busy: boolean
  readonly error: string | null
  /** A form begins anew with each time that it went well. */
  readonly done: number
}

const NOTHING_YET: Progress = { busy: false, error: null, done: 0 }

/** A factor on its way, until its first code proves it. */
export type Enrolling =
  | { readonly type: 'totp'; readonly factorId: string; readonly qrCode: string; readonly secret: string }
  | { readonly type: 'phone'; readonly factorId: string; readonly challengeId: string; readonly phone: string }

export interface AccountState {
  readonly status: 'loading' | 'ready' | 'unreachable'
  readonly account: Account | null
  readonly services: Services
  /** Null until they are here; 'unreachable' when only they could not be had. */
  readonly sessions: readonly OpenSession[] | 'unreachable' | null
  readonly progress: Readonly<Partial<Record<Task, Progress>>>
  readonly enrolling: Enrolling | null
  /** Just made, until their reader has kept them. */
  readonly recoveryCodes: readonly string[] | null
  /** Null where that is not known. */
  readonly recoveryLeft: number | null
  /** A number that a code was sent to. */
  readonly phoneAwaited: string | null
}

const initialState: AccountState = {
  status: 'loading',
  account: null,
  services: { providers: [], phone: false },
  sessions: null,
  progress: {},
  enrolling: null,
  recoveryCodes: null,
  recoveryLeft: null,
  phoneAwaited: null,
}

const withProgress = (state: AccountState, task: Task, change: Partial<Progress>): AccountState => ({
  ...state,
  progress: { ...state.progress, [task]: { ...(state.progress[task] ?? NOTHING_YET), ...change } },
})

export const accountSlice = createSlice({
  name: 'account',
  initialState,
  reducers: {
    accountLoaded: (state, { payload }: PayloadAction<Account>): AccountState => ({ ...state, status: 'ready', account: payload }),
    /** What is shown stays. */
    accountUnreachable: (state): AccountState => (state.account === null ? { ...state, status: 'unreachable' } : state),
    servicesLoaded: (state, { payload }: PayloadAction<Services>): AccountState => ({ ...state, services: payload }),
    sessionsLoaded: (state, { payload }: PayloadAction<readonly OpenSession[]>): AccountState => ({ ...state, sessions: payload }),
    sessionsUnreachable: (state): AccountState => (Array.isArray(state.sessions) ? state : { ...state, sessions: 'unreachable' }),
    taskBegun: (state, { payload: task }: PayloadAction<Task>): AccountState => withProgress(state, task, { busy: true, error: null }),
    taskDone: (state, { payload: task }: PayloadAction<Task>): AccountState =>
      withProgress(state, task, { busy: false, error: null, done: (state.progress[task]?.done ?? 0) + 1 }),
    taskFailed: (state, { payload: { task, error } }: PayloadAction<{ task: Task; error: string | null }>): AccountState =>
      withProgress(state, task, { busy: false, error }),
    enrollingBegun: (state, { payload }: PayloadAction<Enrolling>): AccountState => ({ ...state, enrolling: payload }),
    enrollingOver: (state): AccountState => ({ ...state, enrolling: null }),
    recoveryCodesMade: (state, { payload }: PayloadAction<readonly string[]>): AccountState => ({
      ...state,
      recoveryCodes: payload,
      recoveryLeft: payload.length,
    }),
    recoveryCodesKept: (state): AccountState => ({ ...state, recoveryCodes: null }),
    recoveryCodesCounted: (state, { payload }: PayloadAction<number | null>): AccountState => ({ ...state, recoveryLeft: payload }),
    phoneAwaited: (state, { payload }: PayloadAction<string | null>): AccountState => ({ ...state, phoneAwaited: payload }),
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
})

export const {
  accountLoaded,
  accountUnreachable,
  servicesLoaded,
  sessionsLoaded,
  sessionsUnreachable,
  taskBegun,
  taskDone,
  taskFailed,
  enrollingBegun,
  enrollingOver,
  recoveryCodesMade,
  recoveryCodesKept,
  recoveryCodesCounted,
  phoneAwaited,
} = accountSlice.actions

export const accountRetryRequested = createAction('account/retryRequested')
export const emailRequested = createAction<string>('account/emailRequested')
export const phoneRequested = createAction<string>('account/phoneRequested')
export const phoneCodeGiven = createAction<string>('account/phoneCodeGiven')
export const passwordRequested = createAction<{ readonly password: string; readonly current: string }>('account/passwordRequested')
export const linkRequested = createAction<string>('account/linkRequested')
export const unlinkRequested = createAction<string>('account/unlinkRequested')
export const totpRequested = createAction<string>('account/totpRequested')
export const passkeyRequested = createAction<string>('account/passkeyRequested')
export const phoneFactorRequested = createAction<{ readonly name: string; readonly phone: string }>('account/phoneFactorRequested')
export const enrollingCodeGiven = createAction<string>('account/enrollingCodeGiven')
export const enrollingDropped = createAction('account/enrollingDropped')
export const factorRemovalRequested = createAction<string>('account/factorRemovalRequested')
export const recoveryCodesRequested = createAction('account/recoveryCodesRequested')
export const sessionEndRequested = createAction<string>('account/sessionEndRequested')
export const othersEndRequested = createAction('account/othersEndRequested')
interface WithAccount {
  readonly account: AccountState
}
export const selectAccount = ({ account }: WithAccount) => account
export const selectProgress =
  (task: Task) =>
  ({ account }: WithAccount): Progress =>
    account.progress[task] ?? NOTHING_YET
