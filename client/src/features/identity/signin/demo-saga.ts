import { call, put } from 'typed-redux-saga'
import { takeLeading } from '../../../lib/sagas/take.ts'
import * as z from 'zod/mini'
import type { ApiClient } from '../../../lib/api/api-client.ts'
import { attempt, type SignInReach } from './attempt.ts'
import { DemoAccounts } from './demo-accounts.ts'
import { accountsFound, demoChosen } from './sign-in-slice.ts'

const Tokens = z.object({ access_token: z.string(), refresh_token: z.string() })

/** Sign-in by one click, where this installation has it. */
export function* offerDemoAccounts(reach: SignInReach, api: ApiClient) {
  try {
    yield* put(accountsFound((yield* call(() => api.get('/auth/demo', DemoAccounts))).accounts))
  } catch {
    return
  }
  yield* takeLeading(demoChosen, ({ payload: username }) =>
    attempt(reach, `demo:${username}`, async (client) => {
      const session = await api.post('/auth/demo', { username }, Tokens)
      return client.setSession(session)
    }),
  )
}
