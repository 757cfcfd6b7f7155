import { call, put, race, type SagaGenerator, take } from 'typed-redux-saga'
import type { AuthClient } from '../../../lib/session/auth-client.ts'
import { showRecoveryCode } from '../recovery-codes-api.ts'
import { type Factor, factorsOf } from './account.ts'
import {
  type GivenProof,
  proofDropped,
  proofGiven,
  proofMessageRequested,
  proofOver,
  proofRefused,
  proofTried,
  proofWanted,
} from './proof-slice.ts'
import { messageFor, type Refusal } from './account-messages.ts'

const SIGNED_IN_A_WHILE_AGO = 'You signed in a while ago. We have sent a code to your email or phone; type it here to go on.'
const KEEPS_IT_SAFE = 'This changes how your account is kept safe, so show one of your second factors first.'

interface Answer {
  readonly error: Refusal | null
}

/** What came of it; dropped is what its reader gave up. */
export type Outcome<Given> =
  | { readonly kind: 'done'; readonly answer: Given }
  | { readonly kind: 'refused'; readonly error: string }
  | { readonly kind: 'dropped' }

/** Does it, and where the service first wants to know who asks, finds out and does it again. */
export function* withProof<Given extends Answer>(
  auth: AuthClient,
  act: (nonce: string | undefined) => Promise<Given> | SagaGenerator<Given>,
) {
  const attempt = { nonce: undefined as string | undefined }
  while (true) {
    const answer: Given = yield* answerOf(act(attempt.nonce))
    const { error } = answer
    if (error === null) {
      yield* put(proofOver())
      return { kind: 'done', answer } as Outcome<Given>
    }
    const wanted = wantedBy(error, attempt.nonce !== undefined)
    if (wanted === undefined) {
      yield* put(proofOver())
      return { kind: 'refused', error: messageFor(error) } as Outcome<Given>
    }
    const isProven = wanted === 'factor' ? yield* showListedFactor(auth) : yield* askForMailCode(auth, error, attempt)
    if (isProven) continue
    yield* put(proofOver())
    return { kind: 'dropped' } as Outcome<Given>
  }
}

function* answerOf<Given>(asked: Promise<Given> | SagaGenerator<Given>) {
  return 'then' in asked ? yield* call(() => asked) : yield* asked
}

const wantedBy = ({ code }: Refusal, hasNonce: boolean): 'factor' | 'mail-code' | undefined => {
  if (code === 'insufficient_aal') return 'factor'
  return code === 'reauthentication_needed' || (hasNonce && code === 'reauthentication_not_valid') ? 'mail-code' : undefined
}

/** The service mails it with the first need for one. */
function* askForMailCode(auth: AuthClient, error: Refusal, attempt: { nonce: string | undefined }) {
  if (error.code === 'reauthentication_needed') {
    yield* put(proofWanted({ kind: 'mail-code', why: SIGNED_IN_A_WHILE_AGO }))
    const { error: unsent } = yield* call(() => auth.reauthenticate())
    if (unsent !== null) yield* put(proofRefused(messageFor(unsent)))
  } else yield* put(proofRefused(messageFor(error)))
  const { given } = yield* race({ given: take(proofGiven), dropped: take(proofDropped) })
  if (given === undefined) return false
  yield* put(proofTried())
  attempt.nonce = given.payload.code
  return true
}

function* showListedFactor(auth: AuthClient) {
  const { data } = yield* call(() => auth.mfa.listFactors())
  return yield* showFactor(auth, factorsOf(data?.all ?? []), KEEPS_IT_SAFE)
}

/** True once this session has shown a second factor, or has shown it again. */
export function* showFactor(auth: AuthClient, factors: readonly Factor[], why: string) {
  yield* put(proofWanted({ kind: 'factor', factors, why }))
  const sent = new Map<string, string>()
  while (true) {
    const { given, message, dropped } = yield* race({
      given: take(proofGiven),
      message: take(proofMessageRequested),
      dropped: take(proofDropped),
    })
    if (dropped !== undefined) return false
    if (message?.payload.factorId !== undefined) yield* call(sendMessage, auth, message.payload.factorId, sent)
    if (given === undefined) continue
    yield* put(proofTried())
    const error = yield* call(show, auth, given.payload, sent)
    if (error === null) return true
    yield* put(proofRefused(messageFor(error)))
  }
}

function* sendMessage(auth: AuthClient, factorId: string, sent: Map<string, string>) {
  const { data, error } = yield* call(() => auth.mfa.challenge({ factorId, channel: 'sms' }))
  if (error === null) sent.set(factorId, data.id)
  else yield* put(proofRefused(messageFor(error)))
}

export const NO_ANSWER: Refusal = { message: '', status: 0 }

const show = (auth: AuthClient, given: GivenProof, sent: ReadonlyMap<string, string>): Promise<Refusal | null> =>
  shown(auth, given, sent).catch(() => NO_ANSWER)

const shown = async (
  auth: AuthClient,
  { factorId = '', code, recoveryCode }: GivenProof,
  sent: ReadonlyMap<string, string>,
): Promise<Refusal | null> => {
  if (recoveryCode !== undefined) return (await showRecoveryCode(auth, recoveryCode)).error
  if (code === undefined) return (await auth.mfa.webauthn.authenticate({ factorId })).error
  const challengeId = sent.get(factorId)
  if (challengeId === undefined) return (await auth.mfa.challengeAndVerify({ factorId, code })).error
  return (await auth.mfa.verify({ factorId, challengeId, code })).error
}
