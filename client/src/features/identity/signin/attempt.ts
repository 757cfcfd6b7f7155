import { call, put, type SagaGenerator } from 'typed-redux-saga'
import type { AuthClient } from '../../../lib/session/auth-client.ts'
import { type AuthRefusal, COOKIES_BLOCKED, wordsFor } from './auth-errors.ts'
import type { AuthSettings } from './auth-settings.ts'
import { type Proof, proofOfPerson } from './captcha-saga.ts'
import { areCookiesKept } from './cookies-kept.ts'
import { begun, captchaRenewed, refused } from './sign-in-slice.ts'
import { askWorking } from './work-saga.ts'

/** What the ways in need of the browser. */
export interface SignInReach {
  readonly auth: () => Promise<AuthClient>
  readonly document: { cookie: string }
  readonly origin: string
  /** The page that the links of our mails lead to. It names what the visitor wanted to do, for a browser that doesn’t know. */
  readonly callback: () => string
  /** What this installation's auth service has. */
  readonly settings: () => Promise<AuthSettings>
  /** Work that shows that a program takes its time. */
  readonly work: () => Promise<string>
}

interface Answer {
  readonly data: unknown
  readonly error: AuthRefusal | null
}
type Granted<A extends Answer> = Extract<A, { readonly error: null }>

/** One try; its outcome is shown to the reader. Undefined where it was refused; what follows a success is up to the caller. */
export function* attempt<A extends Answer>(reach: SignInReach, name: string, ask: (client: AuthClient) => Promise<A>) {
  if (yield* begin(reach, name)) return yield* tryIt(reach, (client) => call(() => ask(client)))
  return undefined
}

/** One that goes along with a proof that a person asks, where one is asked for. Each is good for one call, however that ends. */
export function* attemptProven<A extends Answer>(reach: SignInReach, name: string, ask: (client: AuthClient, proof: Proof) => Promise<A>) {
  if (!(yield* begin(reach, name))) return undefined
  const proof = yield* proofOfPerson(reach.settings)
  if (proof === undefined) return undefined
  const answer = yield* tryIt(reach, (client) => askWorking({ client, ask, proof, work: reach.work }))
  if (proof.captchaToken !== undefined) yield* put(captchaRenewed())
  return answer
}

function* begin({ document }: SignInReach, name: string) {
  yield* put(begun(name))
  if (areCookiesKept(document)) return true
  yield* put(refused(COOKIES_BLOCKED))
  return false
}

function* tryIt<A extends Answer>({ auth }: SignInReach, ask: (client: AuthClient) => SagaGenerator<A>) {
  try {
    const client = yield* call(auth)
    const answer = yield* ask(client)
    if (isGranted(answer)) return answer
    yield* put(refused(wordsFor(answer.error ?? { message: '' })))
  } catch (error) {
    yield* put(refused(wordsFor(thrown(error))))
  }
  return undefined
}

const isGranted = <A extends Answer>(answer: A): answer is Granted<A> => answer.error === null

/** Wallets throw what they like. */
const thrown = (error: unknown): AuthRefusal => {
  if (!(error instanceof Error)) {
    const isRejection = typeof error === 'object' && error !== null && 'code' in error && error.code === 4001
    return { message: '', ...(isRejection && { code: '4001' }) }
  }
  // The code of the auth client could not be fetched.
  if (error instanceof TypeError) return { name: 'AuthRetryableFetchError', message: error.message }
  return { name: error.name, message: error.message, ...('code' in error && { code: String(error.code) }) }
}
