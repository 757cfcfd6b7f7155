import type { Provider } from '@supabase/auth-js'
import { call, fork, put, race, select, take } from 'typed-redux-saga'
import { takeLeading } from '../../../lib/sagas/take.ts'
import type { ApiClient } from '../../../lib/api/api-client.ts'
import { refreshDue } from '../../../lib/live/live-slice.ts'
import type { AuthClient } from '../../../lib/session/auth-client.ts'
import { signInWanted } from '../../../lib/session/session-slice.ts'
import { toastShown } from '../../../lib/toasts/toasts-slice.ts'
import { countRecoveryCodes, makeRecoveryCodes } from '../recovery-codes-api.ts'
import { freshName } from './account.ts'
import { endSession, fetchSessions } from './account-api.ts'
import { doing, followAccount, loadAccount, type OpenAuth } from './account-saga.ts'
import {
  accountLoaded,
  accountRetryRequested,
  type Enrolling,
  enrollingBegun,
  enrollingCodeGiven,
  enrollingDropped,
  enrollingOver,
  factorRemovalRequested,
  linkRequested,
  othersEndRequested,
  passkeyRequested,
  phoneFactorRequested,
  recoveryCodesCounted,
  recoveryCodesMade,
  recoveryCodesRequested,
  selectAccount,
  sessionEndRequested,
  sessionsLoaded,
  sessionsUnreachable,
  totpRequested,
  unlinkRequested,
} from './account-slice.ts'
import type { Refusal } from './account-messages.ts'
import { withProof } from './proof-saga.ts'
import { registerPasskey } from './register-passkey.ts'

interface Reach {
  readonly api: ApiClient
  readonly auth: OpenAuth
}

export function* followSecurity(reach: Reach) {
  yield* takeLeading(linkRequested, link, reach.auth)
  yield* takeLeading(unlinkRequested, unlink, reach.auth)
  yield* takeLeading(totpRequested, addTotp, reach)
  yield* takeLeading(passkeyRequested, addPasskey, reach)
  yield* takeLeading(phoneFactorRequested, addPhone, reach)
  yield* takeLeading(factorRemovalRequested, removeFactor, reach)
  yield* takeLeading(recoveryCodesRequested, makeCodes, reach.auth)
  yield* takeLeading(sessionEndRequested, endOne, reach)
  yield* takeLeading(othersEndRequested, endOthers, reach)
  yield* takeLeading([accountRetryRequested, refreshDue], loadSessions, reach)
  yield* takeLeading(accountLoaded, countCodes, reach.auth)
  yield* fork(loadSessions, reach)
  yield* call(followAccount, reach)
}

/** With a token that still holds: the account's client renews it where it must. */
function* loadSessions({ api, auth }: Reach) {
  try {
    const client = yield* call(auth)
    yield* call(() => client.getSession())
    yield* put(sessionsLoaded(yield* call(fetchSessions, api)))
  } catch {
    yield* put(sessionsUnreachable())
  }
}

/** Leaves the site for the provider's, and returns to this page. */
function* link(openAuth: OpenAuth, { payload }: ReturnType<typeof linkRequested>) {
  yield* put(signInWanted())
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the service says which providers it has
  const provider = payload as Provider
  const options = { redirectTo: `${location.origin}/confirm` }
  yield* doing('identity', openAuth, (auth) =>
    withProof(auth, (nonce) =>
      auth.linkIdentity({ provider, options: nonce === undefined ? options : { ...options, queryParams: { nonce } } }),
    ),
  )
}

function* unlink(openAuth: OpenAuth, { payload: id }: ReturnType<typeof unlinkRequested>) {
  const isDone = yield* doing('identity', openAuth, (auth) =>
    withProof(auth, async () => {
      const { data, error } = await auth.getUserIdentities()
      const identity = data?.identities.find(({ identity_id }) => identity_id === id)
      return identity === undefined ? { error } : auth.unlinkIdentity(identity)
    }),
  )
  if (isDone) yield* call(loadAccount, openAuth)
}

/** What was begun and never proven is in the way of the next. */
const clearUnproven = async (auth: AuthClient) => {
  const { data } = await auth.mfa.listFactors()
  for (const { id, status } of data?.all ?? []) if (status === 'unverified') await auth.mfa.unenroll({ factorId: id })
}

function* fresh(name: string) {
  const { account } = yield* select(selectAccount)
  return freshName(name, account?.factors ?? [])
}

function* addTotp(reach: Reach, { payload: name }: ReturnType<typeof totpRequested>) {
  const friendlyName = yield* call(fresh, name)
  const isBegun = yield* doing('totp', reach.auth, function* (auth) {
    yield* call(clearUnproven, auth)
    const outcome = yield* withProof(auth, () => auth.mfa.enroll({ factorType: 'totp', friendlyName, issuer: 'Debut' }))
    if (outcome.kind === 'done' && outcome.answer.data !== null) {
      const { id, totp } = outcome.answer.data
      yield* put(enrollingBegun({ type: 'totp', factorId: id, qrCode: totp.qr_code, secret: totp.secret }))
    }
    return outcome
  })
  if (isBegun) yield* proveFirst(reach, 'totp')
}

function* addPhone(reach: Reach, { payload: { name, phone } }: ReturnType<typeof phoneFactorRequested>) {
  const friendlyName = yield* call(fresh, name)
  const isBegun = yield* doing('phone-factor', reach.auth, function* (auth) {
    yield* call(clearUnproven, auth)
    const outcome = yield* withProof(auth, () => enrollPhone(auth, friendlyName, phone))
    if (outcome.kind === 'done' && outcome.answer.data !== null)
      yield* put(enrollingBegun({ type: 'phone', phone, ...outcome.answer.data }))
    return outcome
  })
  if (isBegun) yield* proveFirst(reach, 'phone-factor')
}

/** With the first code on its way. */
const enrollPhone = async (auth: AuthClient, friendlyName: string, phone: string) => {
  const enrolled = await auth.mfa.enroll({ factorType: 'phone', friendlyName, phone })
  if (enrolled.error !== null) return { data: null, error: enrolled.error }
  const factorId = enrolled.data.id
  const { data, error } = await auth.mfa.challenge({ factorId, channel: 'sms' })
  return error === null ? { data: { factorId, challengeId: data.id }, error } : { data: null, error }
}

/** Until its first code is right, or its reader gives up; what was begun is then taken back. */
function* proveFirst(reach: Reach, task: 'totp' | 'phone-factor') {
  while (true) {
    const { enrolling } = yield* select(selectAccount)
    if (enrolling === null) return
    const { given } = yield* race({ given: take(enrollingCodeGiven), dropped: take(enrollingDropped) })
    if (given === undefined) {
      yield* put(enrollingOver())
      yield* call(takeBack, reach.auth)
      return
    }
    const isProven = yield* doing(task, reach.auth, (auth) => withProof(auth, () => prove(auth, enrolling, given.payload)))
    if (!isProven) continue
    yield* put(enrollingOver())
    yield* call(showAdded, reach)
    return
  }
}

const prove = async (auth: AuthClient, enrolling: Enrolling, code: string) => {
  const { factorId } = enrolling
  if (enrolling.type === 'totp') return auth.mfa.challengeAndVerify({ factorId, code })
  return auth.mfa.verify({ factorId, challengeId: enrolling.challengeId, code })
}

function* takeBack(openAuth: OpenAuth) {
  try {
    const auth = yield* call(openAuth)
    yield* call(clearUnproven, auth)
  } catch {
    // It does no harm until the next is begun, which tries this again.
  }
}

function* addPasskey(reach: Reach, { payload: name }: ReturnType<typeof passkeyRequested>) {
  const friendlyName = yield* call(fresh, name)
  const isDone = yield* doing('passkey', reach.auth, function* (auth) {
    yield* call(clearUnproven, auth)
    return yield* withProof(auth, () => registerPasskey(auth, friendlyName))
  })
  if (isDone) yield* call(showAdded, reach)
  else yield* call(takeBack, reach.auth)
}

/** With the first factor come the codes that stand in for it. */
function* showAdded(reach: Reach) {
  const { account } = yield* select(selectAccount)
  const isFirst = account?.factors.length === 0
  yield* put(toastShown({ color: 'good', title: 'Your second factor is set', description: 'We ask for it the next time you sign in.' }))
  yield* call(loadAccount, reach.auth)
  yield* call(loadSessions, reach)
  if (isFirst) yield* call(makeCodes, reach.auth)
}

function* makeCodes(openAuth: OpenAuth) {
  yield* doing('recovery', openAuth, function* (auth) {
    const outcome = yield* withProof(auth, (nonce) => makeRecoveryCodes(auth, nonce))
    if (outcome.kind === 'done' && outcome.answer.data !== null) yield* put(recoveryCodesMade(outcome.answer.data.codes))
    return outcome
  })
}

/** Without a factor there are no codes. */
function* countCodes(openAuth: OpenAuth, { payload: { factors } }: ReturnType<typeof accountLoaded>) {
  if (factors.length === 0) return
  try {
    const auth = yield* call(openAuth)
    yield* put(recoveryCodesCounted(yield* call(countRecoveryCodes, auth)))
  } catch {
    // What is shown does without.
  }
}

function* removeFactor(reach: Reach, { payload: factorId }: ReturnType<typeof factorRemovalRequested>) {
  const isDone = yield* doing('factor', reach.auth, (auth) => withProof(auth, () => auth.mfa.unenroll({ factorId })))
  if (isDone) yield* call(loadAccount, reach.auth)
}

const NOT_ENDED: Refusal = { status: 400, message: 'That session could not be ended. Try again in a moment.' }

function* endOne(reach: Reach, { payload: id }: ReturnType<typeof sessionEndRequested>) {
  const isDone = yield* doing('session', reach.auth, (auth) =>
    withProof(auth, async () => ({ error: (await endSession(auth, id)) ? null : NOT_ENDED })),
  )
  if (isDone) yield* call(loadSessions, reach)
}

function* endOthers(reach: Reach) {
  const isDone = yield* doing('session', reach.auth, (auth) => withProof(auth, () => auth.signOut({ scope: 'others' })))
  if (!isDone) return
  yield* put(toastShown({ color: 'good', title: 'You are signed out everywhere else' }))
  yield* call(loadSessions, reach)
}
