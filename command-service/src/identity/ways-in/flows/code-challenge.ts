import { createHash } from 'node:crypto'
import { AuthError } from '../../refusals/auth-error.ts'
import type { IdentitySettings } from '../../settings.ts'

const SHORTEST = 43
const LONGEST = 128
const ALPHABET = /^[A-Za-z0-9\-._~]+$/

const refuse = (message: string): never => {
  throw new AuthError('validation_failed', message)
}

/** What the browser's verifier must come to; also what a challenge that is its own verifier comes to, so that there is one way to compare. */
export const hashOfVerifier = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url')

export interface ChallengeFields {
  readonly code_challenge?: string | undefined
  readonly code_challenge_method?: string | undefined
}

/** The browser's PKCE challenge, or undefined where it uses none. */
export const challengeOf = (
  { code_challenge: challenge, code_challenge_method: method }: ChallengeFields,
  { compat }: Pick<IdentitySettings, 'compat'>,
): string | undefined => {
  if (challenge === undefined && method === undefined) return undefined
  if (challenge === undefined || method === undefined) return refuse('PKCE flow requires code_challenge_method and code_challenge')
  if (challenge.length < SHORTEST || challenge.length > LONGEST)
    return refuse(`code challenge has to be between ${SHORTEST} and ${LONGEST} characters`)
  if (!ALPHABET.test(challenge))
    return refuse('code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes')
  switch (method.toLowerCase()) {
    case 's256':
      return challenge
    case 'plain':
      return compat.has('pkce-plain') ? hashOfVerifier(challenge) : refuse('code_challenge_method must be S256')
    default:
      return refuse('code_challenge_method must be S256')
  }
}
