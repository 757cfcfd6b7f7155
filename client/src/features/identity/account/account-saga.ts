import { call, fork, put, type SagaGenerator, select } from 'typed-redux-saga'
import { takeLeading } from '../../../lib/sagas/take.ts'
import type { ApiClient } from '../../../lib/api/api-client.ts'
import { refreshDue } from '../../../lib/live/live-slice.ts'
import { loadUntilReady } from '../../../lib/live/load-until-ready.ts'
import type { AuthClient } from '../../../lib/session/auth-client.ts'
import { toastShown } from '../../../lib/toasts/toasts-slice.ts'
import { accountOf } from './account.ts'
import { fetchServices } from './account-api.ts'
import {
  accountLoaded,
  accountRetryRequested,
  type AccountState,
  accountUnreachable,
  type Task,
  taskBegun,
  taskDone,
  taskFailed,
  emailRequested,
  passwordRequested,
  phoneRequested,
  phoneAwaited,
  phoneCodeGiven,
  selectAccount,
  servicesLoaded,
} from './account-slice.ts'
import { type Outcome, withProof } from './proof-saga.ts'

export type OpenAuth = () => Promise<AuthClient>

interface Reach {
  readonly api: ApiClient
  readonly auth: OpenAuth
}

export function* loadAccount(openAuth: OpenAuth) {
  try {
    const auth = yield* call(openAuth)
    const { data, error } = yield* call(() => auth.getUser())
    if (error === null) return yield* put(accountLoaded(accountOf(data.user)))
  } catch {
    // No answer, or no code: the same for the reader.
  }
  return yield* put(accountUnreachable())
}

function* loadServices(api: ApiClient) {
  try {
    yield* put(servicesLoaded(yield* call(fetchServices, api)))
  } catch {
    // Without them, nothing is offered that may not be there.
  }
}

/** What the pages of an account have in common. */
export function* followAccount({ api, auth }: Reach) {
  yield* fork(loadServices, api)
  yield* takeLeading(refreshDue, loadAccount, auth)
  yield* takeLeading(emailRequested, changeEmail, auth)
  yield* takeLeading(phoneRequested, changePhone, auth)
  yield* takeLeading(phoneCodeGiven, confirmPhone, auth)
  yield* takeLeading(passwordRequested, changePassword, auth)
  yield* call(loadAccount, auth)
  yield* call(loadUntilReady, {
    isReady: (state: { account: AccountState }) => selectAccount(state).status === 'ready',
    load: () => loadAccount(auth),
    requested: accountRetryRequested,
  })
}

const NO_ANSWER = 'There was no answer. Nothing was changed; try again in a moment.'

/** Says what is under way, and how it ended; true when it went well. */
export function* doing(task: Task, openAuth: OpenAuth, act: (auth: AuthClient) => SagaGenerator<Outcome<unknown>>) {
  yield* put(taskBegun(task))
  try {
    const auth = yield* call(openAuth)
    const outcome = yield* act(auth)
    if (outcome.kind === 'done') {
      yield* put(taskDone(task))
      return true
    }
    yield* put(taskFailed({ task, error: outcome.kind === 'refused' ? outcome.error : null }))
  } catch {
    yield* put(taskFailed({ task, error: NO_ANSWER }))
  }
  return false
}

function* changeEmail(openAuth: OpenAuth, { payload: email }: ReturnType<typeof emailRequested>) {
  const options = { emailRedirectTo: `${location.origin}/email-confirm` }
  const isDone = yield* doing('email', openAuth, (auth) => withProof(auth, () => auth.updateUser({ email }, options)))
  if (isDone) yield* call(loadAccount, openAuth)
}

/** Where numbers need no confirmation, it is theirs at once. */
function* changePhone(openAuth: OpenAuth, { payload: phone }: ReturnType<typeof phoneRequested>) {
  const isDone = yield* doing('phone', openAuth, (auth) =>
    withProof(auth, (nonce) => auth.updateUser(nonce === undefined ? { phone } : { phone, nonce })),
  )
  if (!isDone) return
  yield* call(loadAccount, openAuth)
  const { account } = yield* select(selectAccount)
  yield* put(phoneAwaited(digitsOf(account?.phone) === digitsOf(phone) ? null : phone))
}

const digitsOf = (phone = '') => phone.replaceAll(/\D/g, '')

function* confirmPhone(openAuth: OpenAuth, { payload: token }: ReturnType<typeof phoneCodeGiven>) {
  const { phoneAwaited: phone } = yield* select(selectAccount)
  if (phone === null) return
  const isDone = yield* doing('phone', openAuth, (auth) => withProof(auth, () => auth.verifyOtp({ phone, token, type: 'phone_change' })))
  if (!isDone) return
  yield* put(phoneAwaited(null))
  yield* call(loadAccount, openAuth)
}

function* changePassword(openAuth: OpenAuth, { payload: { password, current } }: ReturnType<typeof passwordRequested>) {
  const given = { password, ...(current !== '' && { current_password: current }) }
  const isDone = yield* doing('password', openAuth, (auth) =>
    withProof(auth, (nonce) => auth.updateUser(nonce === undefined ? given : { ...given, nonce })),
  )
  if (isDone) yield* put(toastShown({ color: 'good', title: 'Your password is changed', description: 'Use it the next time you sign in.' }))
}
