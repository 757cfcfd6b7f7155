import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { type AuthWords, CAPTCHA_FAILED, captchaUnavailable } from './auth-errors.ts'
import type { AuthSettings } from './auth-settings.ts'
import { begunAnew, type CaptchaPhase, type CaptchaState, missedAgain, movedTo, NO_CAPTCHA, solvedBy } from './captcha-state.ts'
import type { DemoAccount } from './demo-accounts.ts'

export type Chain = 'ethereum' | 'solana'

/** A code, and mostly a link, on its way to somebody. */
export interface Mailed {
  readonly to: string
  readonly type: 'email' | 'signup' | 'recovery' | 'sms'
}
/** A code of the type `password` counts only together with the password. */
export type Sent = Mailed | { readonly to: string; readonly type: 'password' }

/** A link opens another account than the one that is signed in here. */
export interface Switch {
  /** Undefined where the account has no name yet. */
  readonly from: string | undefined
  readonly to: string
}

/** How a page ends that leads nowhere by itself. */
export type Outcome = 'first-half' | 'email-changed' | 'password-changed'

export interface SignInState {
  readonly settings?: AuthSettings
  readonly accounts: readonly DemoAccount[]
  readonly wallets: readonly Chain[]
  /** What the reader asked for and waits for, by the name of its button. */
  readonly busy?: string
  /** The browser works for what was asked for. */
  readonly isWorking?: true
  readonly problem?: AuthWords
  readonly sent?: Sent
  /** The auth service has mailed a code, and wants it with the new password. */
  readonly nonceAsked?: true
  /** A phone factor's challenge, answered by the code that was sent. */
  readonly challenge?: { readonly factorId: string; readonly challengeId: string }
  readonly outcome?: Outcome
  readonly switching?: Switch
  /** The page that a link leads to where it can’t sign its reader in. */
  readonly leadsTo?: string
  readonly captcha: CaptchaState
}

const initialState: SignInState = { accounts: [], wallets: [], captcha: NO_CAPTCHA }

/** A page begins with what is known of the installation, and nothing of another page. */
const anew = ({ settings, accounts, wallets, captcha }: SignInState): SignInState => ({
  accounts,
  wallets,
  captcha,
  ...(settings && { settings }),
})

const without = (state: SignInState, ...keys: readonly ('busy' | 'isWorking' | 'problem' | 'switching')[]): SignInState => {
  const rest = { ...state }
  for (const key of keys) delete rest[key]
  return rest
}

export const signInSlice = createSlice({
  name: 'signIn',
  initialState,
  reducers: {
    formOpened: (state) => anew(state),
    settingsFound: (state, { payload }: PayloadAction<AuthSettings>): SignInState => ({ ...state, settings: payload }),
    accountsFound: (state, { payload }: PayloadAction<readonly DemoAccount[]>): SignInState => ({ ...state, accounts: payload }),
    walletsFound: (state, { payload }: PayloadAction<readonly Chain[]>): SignInState => ({ ...state, wallets: payload }),
    begun: (state, { payload }: PayloadAction<string>): SignInState => ({ ...without(state, 'isWorking', 'problem'), busy: payload }),
    workBegun: (state): SignInState => ({ ...state, isWorking: true }),
    refused: (state, { payload }: PayloadAction<AuthWords>): SignInState => ({ ...without(state, 'busy', 'isWorking'), problem: payload }),
    codeSent: (state, { payload }: PayloadAction<Sent>): SignInState => ({
      ...without(state, 'busy', 'isWorking', 'problem'),
      sent: payload,
      captcha: NO_CAPTCHA,
    }),
    challenged: (state, { payload }: PayloadAction<NonNullable<SignInState['challenge']>>): SignInState => ({
      ...without(state, 'busy', 'problem'),
      challenge: payload,
    }),
    nonceSent: (state): SignInState => ({ ...without(state, 'busy', 'problem'), nonceAsked: true }),
    concluded: (state, { payload }: PayloadAction<Outcome>): SignInState => ({ ...without(state, 'busy', 'problem'), outcome: payload }),
    ledOn: (state, { payload }: PayloadAction<string>): SignInState => ({ ...without(state, 'busy', 'problem'), leadsTo: payload }),
    switchRequested: (state, { payload }: PayloadAction<Switch>): SignInState => ({ ...state, switching: payload }),
    switchAgreed: (state): SignInState => without(state, 'switching'),
    captchaWanted: (state): SignInState => ({ ...state, captcha: { ...state.captcha, wanted: true } }),
    captchaMoved: (state, { payload }: PayloadAction<CaptchaPhase>): SignInState => {
      const problem = problemOf(state, payload)
      return { ...state, captcha: movedTo(state.captcha, payload), ...(problem && { problem }) }
    },
    captchaSolved: (state, { payload }: PayloadAction<string>): SignInState => {
      const isOver = PHASES_OF_PROBLEMS.some((phase) => problemOf(state, phase)?.text === state.problem?.text)
      return { ...(isOver ? without(state, 'problem') : state), captcha: solvedBy(state.captcha, payload) }
    },
    captchaMissed: (state): SignInState => ({ ...state, captcha: missedAgain(state.captcha) }),
    captchaRenewed: (state): SignInState => ({ ...state, captcha: begunAnew(state.captcha) }),
    captchaLeft: (state): SignInState => ({ ...state, captcha: NO_CAPTCHA }),
  },
})

const PHASES_OF_PROBLEMS = ['failed', 'unavailable'] as const

/** Shown at once: without the check there is no way to sign in. */
const problemOf = ({ settings }: SignInState, phase: CaptchaPhase): AuthWords | undefined => {
  if (phase === 'failed') return CAPTCHA_FAILED
  return phase === 'unavailable' && settings?.captcha !== undefined ? captchaUnavailable(settings.captcha.provider) : undefined
}

export const {
  formOpened,
  settingsFound,
  accountsFound,
  walletsFound,
  begun,
  workBegun,
  refused,
  codeSent,
  challenged,
  nonceSent,
  concluded,
  ledOn,
  switchRequested,
  switchAgreed,
  captchaWanted,
  captchaMoved,
  captchaSolved,
  captchaMissed,
  captchaRenewed,
  captchaLeft,
} = signInSlice.actions

/** What a reader asks for. */
export const demoChosen = createAction<string>('signIn/demoChosen')
export const passwordGiven = createAction<{ readonly email: string; readonly password: string }>('signIn/passwordGiven')
export const codeWanted = createAction<{ readonly email: string } | { readonly phone: string }>('signIn/codeWanted')
export const codeGiven = createAction<string>('signIn/codeGiven')
export const resendWanted = createAction('signIn/resendWanted')
export const confirmationWanted = createAction<string>('signIn/confirmationWanted')
export const providerChosen = createAction<string>('signIn/providerChosen')
export const walletChosen = createAction<Chain>('signIn/walletChosen')
export const ssoWanted = createAction<string>('signIn/ssoWanted')
export const accountWanted = createAction<{ readonly email: string; readonly password: string; readonly name: string }>(
  'signIn/accountWanted',
)
export const resetWanted = createAction<string>('signIn/resetWanted')
export const newPasswordGiven = createAction<{ readonly password: string; readonly nonce: string }>('signIn/newPasswordGiven')
export const phoneCodeWanted = createAction<string>('signIn/phoneCodeWanted')
export const factorShown = createAction<{ readonly factorId: string; readonly code: string }>('signIn/factorShown')
export const recoveryCodeShown = createAction<string>('signIn/recoveryCodeShown')
export const passkeyWanted = createAction<string>('signIn/passkeyWanted')
export const otherAddressWanted = createAction('signIn/otherAddressWanted')

export const selectSignIn = ({ signIn }: { readonly signIn: SignInState }) => signIn
