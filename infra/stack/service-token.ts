import { importJWK, SignJWT } from 'jose'
import { readSigningKey } from './signing-keys.ts'

const A_MINUTE = 60

/** For the auth service's own administration, which a holder of the signing keys may do. */
export const mintServiceToken = async (signingKeysFile: string, now: number): Promise<string> => {
  const key = readSigningKey(signingKeysFile)
  return new SignJWT({ role: 'service_role' })
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: key.kid })
    .setIssuedAt(now)
    .setExpirationTime(now + A_MINUTE)
    .sign(await importJWK(key, 'ES256'))
}
