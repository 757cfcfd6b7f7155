import { call, put, takeLeading } from 'typed-redux-saga'
import type { ApiClient } from '../../../lib/api/api-client.ts'
import { isSession } from '../../../lib/session/session-cookie.ts'
import { attempt, type SignInReach } from './attempt.ts'
import { parseDemoAccounts } from './demo-accounts.ts'
import { accountsFound, demoChosen } from './sign-in-slice.ts'

/** The one-click way in, where this installation has it. */
export function* offerDemoAccounts(reach: SignInReach, api: ApiClient) {
  try {
    yield* put(accountsFound(yield* call(() => api.get('/auth/demo', parseDemoAccounts))))
  } catch {
    return
  }
  yield* takeLeading(demoChosen, ({ payload: username }) =>
    attempt(reach, `demo:${username}`, async (client) => {
      const session = await api.post('/auth/demo', { username }, (body) => (isSession(body) ? body : undefined))
      return client.setSession(session)
    }),
  )
}
