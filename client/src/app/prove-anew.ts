import { call, put } from 'typed-redux-saga'
import type { AuthClient } from '../lib/session/auth-client.ts'
import { slicesJoined } from './store.ts'

const openCode = async () => {
  const [{ showFreshProof }, { proofSlice }] = await Promise.all([
    import('../features/identity/account/fresh-proof-saga.ts'),
    import('../features/identity/account/proof-slice.ts'),
  ])
  return { showFreshProof, proofSlice }
}

/** Opens the dialog on whatever page the member is: its code comes when it is first needed. */
export function* proveAnew(openAuth: () => Promise<AuthClient>) {
  const { showFreshProof, proofSlice } = yield* call(openCode)
  yield* put(slicesJoined([proofSlice]))
  return yield* showFreshProof(openAuth)
}
