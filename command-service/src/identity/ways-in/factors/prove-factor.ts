import type { Instant } from '@debut/events/kernel/instant.ts'
import { z } from 'zod'
import { AuthError } from '../../refusals/auth-error.ts'
import type { IdentityParts } from '../../identity-parts.ts'
import { stepOfCode } from '../proofs/totp.ts'
import { CeremonyAnswer, finishCeremony } from '../proofs/webauthn.ts'
import { isSame } from '../../secrets.ts'
import type { Challenge } from './challenges.ts'
import type { Factor, FactorType } from '../../accounts/factors.ts'
import { relyingParty } from './relying-party.ts'

export const wrongAnswer = {
  totp: 'Invalid TOTP code entered',
  phone: 'Invalid MFA Phone code entered',
  webauthn: 'Failed to validate WebAuthn MFA response',
} as const satisfies Record<FactorType, string>

/** What stands in the body: a code, or what the browser's authenticator said. */
export interface GivenAnswer {
  readonly code?: string | undefined
  readonly webauthn?: unknown
}

/** What the factor remembers of an answer that was right. */
export type Learnt = Partial<Pick<Factor, 'last_step' | 'credential'>>

/** Tells whether the challenge was met: what was learnt by that, or undefined for a wrong answer. */
export type Check = (challenge: Challenge, factor: Factor, at: Instant) => Promise<Learnt | undefined>

type Parts = Pick<IdentityParts, 'secrets' | 'settings'>

/** Refuses what is no answer to a factor of this kind, before an attempt is counted. */
export const checkOf = (parts: Parts, { factor_type }: Factor, { code = '', webauthn }: GivenAnswer): Check => {
  if (factor_type === 'webauthn') return webauthnCheck(parts, webauthn)
  const digits = code.replaceAll(/\s/g, '')
  if (digits === '') throw new AuthError('validation_failed', 'Code needs to be non-empty')
  return factor_type === 'totp' ? totpCheck(parts, digits) : phoneCheck(parts, digits)
}

const totpCheck =
  ({ secrets, settings }: Parts, code: string): Check =>
  async (_, { secret, last_step }, at) => {
    if (secret === null) return undefined
    const step = stepOfCode(z.string().parse(secrets.open('factor', secret)), code, at)
    if (step === undefined) return undefined
    // A code that was read over a shoulder is refused once it was used, whichever challenge it answers.
    const isUsed = last_step !== null && step <= last_step && !settings.compat.has('totp-reuse')
    return isUsed ? undefined : { last_step: step }
  }

/** Bound to the challenge: the same digits for another one are hashed to something else. */
export const codeHashOf = ({ secrets }: Pick<Parts, 'secrets'>, challengeId: string, code: string): Buffer =>
  secrets.hmac('factor code', `${challengeId} ${code}`)

const phoneCheck =
  (parts: Parts, code: string): Check =>
  async ({ id, code_hash }) =>
    code_hash !== null && isSame(code_hash, codeHashOf(parts, id, code)) ? {} : undefined

const Type = z.object({ type: z.enum(['create', 'request']), credential_response: z.unknown().optional() })

const webauthnCheck = ({ settings }: Parts, given: unknown): Check => {
  if (given === undefined || given === null) throw new AuthError('validation_failed', 'WebAuthn config required')
  const { success, data } = Type.safeParse(given)
  if (!success) throw new AuthError('validation_failed', 'WebAuthn type must be create or request')
  if (data.credential_response === undefined || data.credential_response === null)
    throw new AuthError('validation_failed', 'credential_response required')
  const answer = CeremonyAnswer.safeParse(given)
  if (!answer.success) throw new AuthError('validation_failed', 'Invalid credential_response')
  return async ({ webauthn: start }, { credential }) => {
    // A device that is known is not replaced by the answer to a question from before it was.
    if (start === null || (start.type === 'create') !== (credential === null)) return undefined
    const party = relyingParty(settings)
    const known = await finishCeremony({ party, start, credential: credential ?? undefined, answer: answer.data })
    return known && { credential: known }
  }
}
