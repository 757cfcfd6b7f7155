import { put, select, take } from 'typed-redux-saga'
import { takeLeading } from '../../../lib/sagas/take.ts'
import type { AuthClient } from '../../../lib/session/auth-client.ts'
import { arrived, authChanged, selectSecondFactorDue } from '../../../lib/session/session-slice.ts'
import { showRecoveryCode } from '../recovery-codes-api.ts'
import { attempt, type SignInReach } from './attempt.ts'
import { challenged, factorShown, passkeyWanted, phoneCodeWanted, recoveryCodeShown, selectSignIn } from './sign-in-slice.ts'

/** The second step of a member who has secured the account with more than a password. */
export function* takeSecondFactor(reach: SignInReach) {
  yield* takeLeading(phoneCodeWanted, function* ({ payload: factorId }) {
    const answer = yield* attempt(reach, 'phone-code', (client) => client.mfa.challenge({ factorId, channel: 'sms' }))
    if (answer !== undefined) yield* put(challenged({ factorId, challengeId: answer.data.id }))
  })
  yield* takeLeading(factorShown, function* ({ payload: { factorId, code } }) {
    const { challenge } = yield* select(selectSignIn)
    yield* attempt(reach, 'factor', (client) =>
      challenge?.factorId === factorId
        ? client.mfa.verify({ factorId, challengeId: challenge.challengeId, code })
        : client.mfa.challengeAndVerify({ factorId, code }),
    )
  })
  yield* takeLeading(recoveryCodeShown, function* ({ payload: code }) {
    const answer = yield* attempt(reach, 'recovery-code', (client) => showRecoveryCode(client, code))
    if (answer === undefined) return
    // The auth client tells of it by and by.
    while (yield* select(selectSecondFactorDue)) yield* take(authChanged)
    yield* put(arrived())
  })
  yield* takeLeading(passkeyWanted, ({ payload: factorId }) => attempt(reach, 'passkey', (client) => usePasskey(client, factorId)))
}

/** The auth service refuses a passkey with the error code of six wrong digits, and here the reader has typed none. */
const usePasskey = async ({ mfa }: AuthClient, factorId: string) => {
  const { data, error } = await mfa.webauthn.authenticate({ factorId })
  if (error === null) return { data, error }
  const isNotValid = error.code === 'mfa_verification_failed' || error.code === 'mfa_verification_rejected'
  return { data: null, error: isNotValid ? { code: 'passkey_not_valid', message: '' } : error }
}
