import type { MFAVerifyWebauthnParams } from '@supabase/auth-js'
import type { AuthClient } from '../../../lib/session/auth-client.ts'
import type { Refusal } from './account-messages.ts'

interface Answer {
  readonly error: Refusal | null
}

type Registration = MFAVerifyWebauthnParams<'create'>['webauthn']['credential_response']

const because = (message: string): Answer => ({ error: { code: 'passkey', status: 400, message } })

const UNSUPPORTED = because('This browser can’t make passkeys. An authenticator app works everywhere.')
const NOT_MADE = because('The passkey was not made, so nothing has changed. Try once more when you are ready.')

/** Step by step, since the client's own way of it takes only keys to plug in, and neither a phone nor the device itself. */
export const registerPasskey = async (auth: AuthClient, friendlyName: string): Promise<Answer> => {
  if (!('PublicKeyCredential' in globalThis)) return UNSUPPORTED
  const enrolled = await auth.mfa.enroll({ factorType: 'webauthn', friendlyName })
  if (enrolled.error !== null) return enrolled
  const factorId = enrolled.data.id
  const site = { rpId: location.hostname, rpOrigins: [location.origin] }
  const { data, error } = await auth.mfa.challenge({ factorId, webauthn: site })
  if (error !== null) return { error }
  if (data.webauthn.type !== 'create') return NOT_MADE
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the client's types know transports that the browser's don't
  const credential = await askBrowser(data.webauthn.credential_options.publicKey as PublicKeyCredentialCreationOptions)
  if (!isRegistration(credential)) return NOT_MADE
  return auth.mfa.verify({ factorId, challengeId: data.id, webauthn: { ...site, type: 'create', credential_response: credential } })
}

/** Nothing where its reader said no, or has such a passkey already. */
const askBrowser = (publicKey: PublicKeyCredentialCreationOptions) => navigator.credentials.create({ publicKey }).catch(() => null)

/** Asked to create one, a browser answers with nothing else. */
const isRegistration = (credential: unknown): credential is Registration => credential instanceof PublicKeyCredential
