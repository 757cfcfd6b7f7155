import { call, put, takeLeading } from 'typed-redux-saga'
import type { ApiClient } from '../../lib/api/api-client.ts'
import { isSession } from '../../lib/session/session-cookie.ts'
import type { AuthClient } from '../../lib/session/auth-client.ts'
import { parseDemoAccounts } from './demo-accounts.ts'
import { accountsFound, demoChosen, signInClosed, signInEnded, signInFailed, signingIn } from './sign-in-slice.ts'

/** The one-click way in, where this installation has it. */
export function* offerDemoAccounts(api: ApiClient, auth: () => Promise<AuthClient>) {
  try {
    yield* put(accountsFound(yield* call(() => api.get('/auth/demo', parseDemoAccounts))))
  } catch {
    yield* put(signInClosed())
    return
  }
  yield* takeLeading(demoChosen, function* ({ payload: username }) {
    yield* put(signingIn())
    try {
      const session = yield* call(() => api.post('/auth/demo', { username }, (body) => (isSession(body) ? body : undefined)))
      const client = yield* call(auth)
      const { error } = yield* call(() => client.setSession(session))
      yield* put(error === null ? signInEnded() : signInFailed())
    } catch {
      yield* put(signInFailed())
    }
  })
}
