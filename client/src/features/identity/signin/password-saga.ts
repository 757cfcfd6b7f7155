import { call, fork, put } from 'typed-redux-saga'
import { takeLeading } from '../../../lib/sagas/take.ts'
import { arrived } from '../../../lib/session/session-slice.ts'
import { toastShown } from '../../../lib/toasts/toasts-slice.ts'
import { attempt, type SignInReach } from './attempt.ts'
import { findSettings } from './captcha-saga.ts'
import { takeSecondFactor } from './second-factor-saga.ts'
import { send, takeCodes } from './sign-in-saga.ts'
import { concluded, formOpened, newPasswordGiven, nonceSent, resetWanted } from './sign-in-slice.ts'

export function* forgotPasswordPage(reach: SignInReach) {
  yield* put(formOpened())
  yield* fork(takeCodes, reach)
  yield* takeLeading(resetWanted, ({ payload: to }) => send(reach, 'reset', { to, type: 'recovery' }))
  yield* call(findSettings, reach.settings)
}

const MUST_PROVE: readonly string[] = ['reauthentication_needed', 'reauth_nonce_missing']

export function* updatePasswordPage(reach: SignInReach) {
  yield* put(formOpened())
  yield* fork(takeSecondFactor, reach)
  yield* takeLeading(newPasswordGiven, function* ({ payload: { password, nonce } }) {
    const answer = yield* attempt(reach, 'new-password', async (client) => {
      const { error } = await client.updateUser({ password, ...(nonce !== '' && { nonce }) })
      if (error === null) return { data: { mustProve: false }, error }
      if (!MUST_PROVE.includes(error.code ?? '')) return { data: null, error }
      const asked = await client.reauthenticate()
      return asked.error === null ? { data: { mustProve: true }, error: null } : { data: null, error: asked.error }
    })
    if (answer === undefined) return
    if (answer.data.mustProve) {
      yield* put(nonceSent())
      return
    }
    yield* put(concluded('password-changed'))
    yield* put(toastShown({ id: 'password-changed', color: 'good', title: 'Your password is changed' }))
    yield* put(arrived())
  })
}
