import { put, select, takeLeading } from 'typed-redux-saga'
import { attempt, type SignInReach } from './attempt.ts'
import { challenged, factorShown, passkeyWanted, phoneCodeWanted, selectSignIn } from './sign-in-slice.ts'

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
  yield* takeLeading(passkeyWanted, ({ payload: factorId }) =>
    attempt(reach, 'passkey', (client) => client.mfa.webauthn.authenticate({ factorId })),
  )
}
