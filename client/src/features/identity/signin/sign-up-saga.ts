import { all, call, put } from 'typed-redux-saga'
import { takeLeading } from '../../../lib/sagas/take.ts'
import { attemptProven, type SignInReach } from './attempt.ts'
import { findWaysIn, offerWaysIn } from './sign-in-saga.ts'
import { accountWanted, type Chain, codeSent, formOpened } from './sign-in-slice.ts'

/** An address with an account gets the same answer as any other: only the mail differs. */
export function* signUpPage(reach: SignInReach, wallets: readonly Chain[]) {
  yield* put(formOpened())
  yield* takeLeading(accountWanted, function* ({ payload: { email, password, name } }) {
    const answer = yield* attemptProven(reach, 'sign-up', (client, proof) =>
      client.signUp({
        email,
        password,
        options: { ...proof, emailRedirectTo: reach.callback(), ...(name !== '' && { data: { name } }) },
      }),
    )
    if (answer?.data.session === null) yield* put(codeSent({ to: email, type: 'signup' }))
  })
  yield* all([call(findWaysIn, reach, wallets), call(offerWaysIn, reach)])
}
