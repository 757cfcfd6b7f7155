import { call, put } from 'typed-redux-saga'
import type { AuthClient } from '../../../lib/session/auth-client.ts'
import type { AuthRefusal } from './auth-errors.ts'
import type { Proof } from './captcha-saga.ts'
import { workBegun } from './sign-in-slice.ts'

const REQUIRED = 'proof_of_work_required'

interface Asking<A> {
  readonly client: AuthClient
  readonly ask: (client: AuthClient, proof: Proof) => Promise<A>
  readonly proof: Proof
  /** Solves what the service asks for, and says so to it. */
  readonly work: () => Promise<string>
}

/** Where many come from one network, the service wants to see work first: then it is done, and the same is asked again. */
export function* askWorking<A extends { readonly error: AuthRefusal | null }>({ client, ask, proof, work }: Asking<A>) {
  const answer = yield* call(() => ask(client, proof))
  if (answer.error?.code !== REQUIRED) return answer
  yield* put(workBegun())
  const captchaToken = yield* call(worked, work)
  return captchaToken === undefined ? answer : yield* call(() => ask(client, { captchaToken }))
}

/** Undefined where it could not be done, as in a browser without cryptography: the refusal itself says enough. */
const worked = (work: () => Promise<string>): Promise<string | undefined> => work().catch(() => undefined)
