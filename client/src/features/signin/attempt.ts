import { call, put } from 'typed-redux-saga'
import type { AuthClient } from '../../lib/session/auth-client.ts'
import { type AuthRefusal, COOKIES_BLOCKED, wordsFor } from './auth-errors.ts'
import type { Captcha } from './captcha.ts'
import { areCookiesKept } from './cookies-kept.ts'
import { begun, refused } from './sign-in-slice.ts'

/** What the ways in need of the browser. */
export interface SignInReach {
  readonly auth: () => Promise<AuthClient>
  readonly document: { cookie: string }
  /** Where links of ours come back to. */
  readonly origin: string
  readonly captcha: Captcha
}

interface Answer {
  readonly data: unknown
  readonly error: AuthRefusal | null
}
type Granted<A extends Answer> = Extract<A, { readonly error: null }>

/** With a proof that a person asks, where one is asked for. */
export type Proof = { readonly captchaToken?: string }

/** One try, told to whoever waits for it. Undefined where it was refused; what comes after a success is its caller's. */
export function* attempt<A extends Answer>(
  { auth, document, captcha }: SignInReach,
  name: string,
  ask: (client: AuthClient, proof: Proof) => Promise<A>,
) {
  yield* put(begun(name))
  try {
    if (!areCookiesKept(document)) {
      yield* put(refused(COOKIES_BLOCKED))
      return undefined
    }
    const client = yield* call(auth)
    const captchaToken = yield* call(captcha.token)
    const answer = yield* call(() => ask(client, captchaToken === undefined ? {} : { captchaToken }))
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
