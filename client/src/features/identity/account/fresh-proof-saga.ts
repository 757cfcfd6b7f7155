import { call, put, race, take } from 'typed-redux-saga'
import type { AuthClient } from '../../../lib/session/auth-client.ts'
import { type Account, accountOf } from './account.ts'
import { messageFor, type Refusal } from './account-messages.ts'
import { proveAgain } from './prove-again-api.ts'
import { NO_ANSWER, showFactor } from './proof-saga.ts'
import {
  type GivenProof,
  proofCleared,
  proofDropped,
  proofGiven,
  proofMessageRequested,
  proofOver,
  proofRefused,
  proofTried,
  proofWanted,
} from './proof-slice.ts'

const WHY = 'This changes a standing or a right, so show that it is you.'

/** True once this session has shown anew who it is; false where its reader has closed the dialog. Throws where there is no answer to begin with. */
export function* showFreshProof(openAuth: () => Promise<AuthClient>) {
  const auth = yield* call(openAuth)
  const { data, error } = yield* call(() => auth.getUser())
  if (error !== null) throw error
  const account = accountOf(data.user)
  try {
    if (account.factors.length > 0) return yield* showFactor(auth, account.factors, WHY)
    return yield* showAgain(auth, account)
  } finally {
    yield* put(proofOver())
  }
}

const waysOf = ({ email, phone, identities }: Account): readonly ('password' | 'code')[] => [
  ...(identities.some(({ provider }) => provider === 'email' || provider === 'phone') ? (['password'] as const) : []),
  ...(email === undefined && phone === undefined ? [] : (['code'] as const)),
]

function* showAgain(auth: AuthClient, account: Account) {
  yield* put(proofWanted({ kind: 'again', why: WHY, email: account.email, ways: waysOf(account) }))
  while (true) {
    const { given, message, dropped } = yield* race({
      given: take(proofGiven),
      message: take(proofMessageRequested),
      dropped: take(proofDropped),
    })
    if (dropped !== undefined) return false
    yield* put(proofTried())
    const refusal = yield* call(given === undefined ? send : show, auth, given?.payload ?? {})
    if (refusal !== null) yield* put(proofRefused(messageFor(refusal)))
    else if (message !== undefined) yield* put(proofCleared())
    else return true
  }
}

const send = async (auth: AuthClient): Promise<Refusal | null> => (await auth.reauthenticate().catch(() => ({ error: NO_ANSWER }))).error

const show = (auth: AuthClient, { password, code = '' }: GivenProof): Promise<Refusal | null> =>
  proveAgain(auth, password === undefined ? { nonce: code } : { password }).catch(() => NO_ANSWER)
