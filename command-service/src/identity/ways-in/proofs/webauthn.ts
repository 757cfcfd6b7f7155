import { z } from 'zod'
import type { StoredCredential } from '../../accounts/factors.ts'
import { AuthError } from '../../refusals/auth-error.ts'

/** It takes memory that most processes never need. */
const library = () => import('@simplewebauthn/server')

const TIMEOUT_MS = 300_000
/** The user has shown a first proof before this: having the device is the second, so that keys without a PIN will do. */
const USER_VERIFICATION = 'preferred'
/** EdDSA, ES256, RS256: by their COSE numbers, so that what Node only tries out yet is not asked for. */
const ALGORITHMS = [-8, -7, -257]

/** On whose behalf a browser asks. */
export interface RelyingParty {
  readonly id: string
  readonly name: string
  readonly origins: readonly string[]
}

/** What was asked of the browser, kept for its answer. */
export interface CeremonyStart {
  readonly type: 'create' | 'request'
  readonly challenge: string
}

interface Registrant {
  readonly id: string
  readonly name: string
  readonly displayName: string
}

const base64Url = z
  .string()
  .max(65_536)
  .regex(/^[\w-]+$/)
const extensions = z.record(z.string(), z.unknown()).default({})
const Attachment = z.enum(['platform', 'cross-platform'])

const Common = z.object({ id: base64Url, rawId: base64Url, type: z.literal('public-key'), clientExtensionResults: extensions })

const Creation = Common.extend({
  authenticatorAttachment: Attachment.nullish(),
  response: z.object({
    clientDataJSON: base64Url,
    attestationObject: base64Url,
    transports: z.array(z.string().max(32)).max(8).default([]),
  }),
})

const Assertion = Common.extend({
  response: z.object({ clientDataJSON: base64Url, authenticatorData: base64Url, signature: base64Url }),
})

/** What the browser's authenticator said; what it means is found out with the challenge. */
export const CeremonyAnswer = z.discriminatedUnion('type', [
  z.object({ type: z.literal('create'), credential_response: Creation }),
  z.object({ type: z.literal('request'), credential_response: Assertion }),
])
export type CeremonyAnswer = z.output<typeof CeremonyAnswer>

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))

/** For a device that is to be remembered, and is not yet. */
export const creationOptions = async (party: RelyingParty, user: Registrant, known: readonly StoredCredential[]) =>
  (await library()).generateRegistrationOptions({
    rpID: party.id,
    rpName: party.name,
    userID: new TextEncoder().encode(user.id),
    userName: user.name,
    userDisplayName: user.displayName,
    timeout: TIMEOUT_MS,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map(descriptorOf),
    authenticatorSelection: { residentKey: 'preferred', userVerification: USER_VERIFICATION },
  })

/** For the device that is remembered. */
export const requestOptions = async (party: RelyingParty, credential: StoredCredential) =>
  (await library()).generateAuthenticationOptions({
    rpID: party.id,
    timeout: TIMEOUT_MS,
    allowCredentials: [descriptorOf(credential)],
    userVerification: USER_VERIFICATION,
  })

const descriptorOf = ({ id, transports }: StoredCredential) => ({ id, ...(transports.length > 0 && { transports: [...transports] }) })

interface Ceremony {
  readonly party: RelyingParty
  readonly start: CeremonyStart
  /** Undefined while there is none. */
  readonly credential: StoredCredential | undefined
  readonly answer: CeremonyAnswer
}

/** The credential as it is after a right answer: new, or counted on. Undefined for a wrong one. */
export const finishCeremony = async ({ party, start, credential, answer }: Ceremony): Promise<StoredCredential | undefined> => {
  if (answer.type !== start.type) throw new AuthError('validation_failed', `WebAuthn type must be ${start.type}`)
  try {
    return answer.type === 'create' ? await created(party, start, answer) : credential && (await asserted(party, start, credential, answer))
  } catch (error) {
    // The library says by an exception what of an answer is not right, be it a signature or half of a byte string.
    if (error instanceof Error) return undefined
    throw error
  }
}

const expectations = ({ id, origins }: RelyingParty, { challenge }: CeremonyStart) => ({
  expectedChallenge: challenge,
  expectedOrigin: [...origins],
  expectedRPID: id,
  requireUserVerification: false,
})

const created = async (
  party: RelyingParty,
  start: CeremonyStart,
  { credential_response }: Extract<CeremonyAnswer, { type: 'create' }>,
): Promise<StoredCredential | undefined> => {
  const { authenticatorAttachment: _, ...response } = credential_response
  const { verifyRegistrationResponse } = await library()
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    supportedAlgorithmIDs: ALGORITHMS,
    ...expectations(party, start),
  })
  if (registrationInfo === undefined) return undefined
  const { id, publicKey, counter } = registrationInfo.credential
  return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports: response.response.transports }
}

const asserted = async (
  party: RelyingParty,
  start: CeremonyStart,
  credential: StoredCredential,
  { credential_response: response }: Extract<CeremonyAnswer, { type: 'request' }>,
): Promise<StoredCredential | undefined> => {
  if (response.id !== credential.id) return undefined
  const { verifyAuthenticationResponse } = await library()
  const { id, publicKey, counter } = credential
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    credential: { id, publicKey: bytesOf(publicKey), counter },
    ...expectations(party, start),
  })
  return verified ? { ...credential, counter: authenticationInfo.newCounter } : undefined
}
