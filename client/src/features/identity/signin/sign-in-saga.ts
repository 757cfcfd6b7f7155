import { all, call, fork, put, type SagaGenerator, select } from 'typed-redux-saga'
import { takeLeading } from '../../../lib/sagas/take.ts'
import { attempt, attemptProven, type SignInReach } from './attempt.ts'
import { CALLBACK } from './browser-reach.ts'
import { findSettings, type Proof } from './captcha-saga.ts'
import { signInWithPasswordAndCode } from './password-code-api.ts'
import { isProvider } from './providers.ts'
import {
  type Chain,
  codeGiven,
  codeSent,
  codeWanted,
  confirmationWanted,
  formOpened,
  type Mailed,
  otherAddressWanted,
  passwordGiven,
  providerChosen,
  resendWanted,
  selectSignIn,
  ssoWanted,
  walletChosen,
  walletsFound,
} from './sign-in-slice.ts'

/** What the user reads in the wallet when asked to sign. */
const STATEMENT = 'Sign in to Debut. This costs nothing.'

/** Every way to sign in but the demo's. What follows a success, the session announces. */
export function* offerWaysIn(reach: SignInReach) {
  const last: { given?: PasswordGiven } = {}
  yield* takeLeading(passwordGiven, function* ({ payload }) {
    // The service may ask for a code next, and the password is needed again then. It must not be kept in the store.
    last.given = payload
    yield* call(givePassword, reach, 'password', payload)
  })
  yield* takeLeading(codeWanted, function* ({ payload }) {
    const sent: Mailed = 'email' in payload ? { to: payload.email, type: 'email' } : { to: payload.phone, type: 'sms' }
    yield* call(send, reach, 'code-wanted', sent)
  })
  yield* takeLeading(providerChosen, function* ({ payload: provider }) {
    if (isProvider(provider))
      yield* attempt(reach, provider, (client) => client.signInWithOAuth({ provider, options: { redirectTo: reach.origin + CALLBACK } }))
  })
  yield* takeLeading(walletChosen, ({ payload: chain }) =>
    attemptProven(reach, chain, (client, proof) => {
      const asked = { statement: STATEMENT, options: proof }
      return client.signInWithWeb3(chain === 'ethereum' ? { chain, ...asked } : { chain, ...asked })
    }),
  )
  yield* takeLeading(ssoWanted, ({ payload: email }) =>
    attemptProven(reach, 'sso', (client, proof) =>
      client.signInWithSSO({ domain: email.split('@')[1] ?? '', options: { ...proof, redirectTo: reach.origin + CALLBACK } }),
    ),
  )
  yield* takeLeading(confirmationWanted, ({ payload: to }) => send(reach, 'resend', { to, type: 'signup' }))
  yield* fork(takeCodes, reach, function* (name: string, nonce?: string) {
    if (last.given !== undefined) yield* call(givePassword, reach, name, last.given, nonce)
  })
}

type PasswordGiven = ReturnType<typeof passwordGiven>['payload']

/** While an account is being guessed at from many places, the service mails a code and asks for it with the password. */
function* givePassword(reach: SignInReach, name: string, given: PasswordGiven, nonce?: string) {
  const answer = yield* attemptProven(reach, name, async (client, proof) => {
    const { error } = await (nonce === undefined
      ? client.signInWithPassword({ ...given, options: proof })
      : signInWithPasswordAndCode(client, { ...given, nonce, proof }))
    if (error?.code === 'reauthentication_needed') return { data: { isCodeSent: true }, error: null }
    return error === null ? { data: { isCodeSent: false }, error } : { data: null, error }
  })
  if (answer?.data.isCodeSent === true) yield* put(codeSent({ to: given.email, type: 'password' }))
}

/** Sends a code together with what was typed before it, as it proves nothing alone. */
type GiveAgain = (name: string, nonce?: string) => SagaGenerator<void>
function* giveNothing() {}

/** What was sent can be typed in, sent again, or given up. */
export function* takeCodes(reach: SignInReach, givePasswordAgain: GiveAgain = giveNothing) {
  yield* takeLeading(codeGiven, function* ({ payload: token }) {
    const { sent } = yield* select(selectSignIn)
    if (sent === undefined) return
    const { to, type } = sent
    if (type === 'password') return yield* call(givePasswordAgain, 'code', token)
    yield* attempt(reach, 'code', (client) => client.verifyOtp(type === 'sms' ? { phone: to, token, type } : { email: to, token, type }))
  })
  yield* takeLeading(resendWanted, function* () {
    const { sent } = yield* select(selectSignIn)
    if (sent?.type === 'password') yield* call(givePasswordAgain, 'resend')
    else if (sent !== undefined) yield* call(send, reach, 'resend', sent)
  })
  yield* takeLeading(otherAddressWanted, function* () {
    yield* put(formOpened())
  })
}

/** The answer is the same whether or not anybody has that address. */
export function* send(reach: SignInReach, name: string, sent: Mailed) {
  const answer = yield* attemptProven(reach, name, async (client, proof) => {
    const options = { ...proof, emailRedirectTo: reach.callback() }
    switch (sent.type) {
      case 'email':
        return client.signInWithOtp({ email: sent.to, options })
      case 'sms':
        return client.signInWithOtp({ phone: sent.to, options: proof })
      case 'signup':
        return client.resend({ type: 'signup', email: sent.to, options })
      case 'recovery':
        return recover(client, sent.to, { ...proof, redirectTo: reach.origin + CALLBACK })
    }
  })
  if (answer !== undefined) yield* put(codeSent(sent))
}

const recover = async (
  client: Awaited<ReturnType<SignInReach['auth']>>,
  email: string,
  options: Proof & { readonly redirectTo: string },
) => {
  const { error } = await client.resetPasswordForEmail(email, options)
  return error === null ? { data: {}, error } : { data: null, error }
}

/** What can be offered here: the installation knows its providers, the browser its wallets. */
export function* findWaysIn({ settings }: SignInReach, wallets: readonly Chain[]) {
  yield* put(walletsFound(wallets))
  yield* call(findSettings, settings)
}

export const walletsIn = (window: object): readonly Chain[] => (['ethereum', 'solana'] as const).filter((chain) => chain in window)

export function* signInPage(reach: SignInReach, wallets: readonly Chain[]) {
  yield* put(formOpened())
  yield* all([call(findWaysIn, reach, wallets), call(offerWaysIn, reach)])
}
