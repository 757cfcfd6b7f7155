import { importJWK, SignJWT } from 'jose'
import type { DemoMember } from './demo-members.ts'
import { readSigningKey } from '@debut/stack/signing-keys.ts'

export type TokenOptions = {
  readonly signingKeysFile: string
  readonly edgeUrl: string
  /** Seconds since the epoch. */
  readonly now: number
  readonly lifetimeSeconds?: number
  /** When they showed who they are: now, unless it is said. Seconds since the epoch. */
  readonly provenAt?: number
}

/** An access token as the command-service would give it after a sign-in, claim by claim; but of no session, so nothing ends it early. */
export const mintAccessToken = async (member: DemoMember, options: TokenOptions): Promise<string> => {
  const { signingKeysFile, edgeUrl, now, lifetimeSeconds = 3600, provenAt = now } = options
  const key = readSigningKey(signingKeysFile)
  const claims = {
    email: member.email ?? `${member.username}@demo.example`,
    phone: '',
    app_metadata: { provider: 'local', providers: ['local'], roles: member.roles, email_verified: member.verified ?? true },
    user_metadata: {},
    role: 'authenticated',
    aal: 'aal1',
    amr: [{ method: 'local', timestamp: provenAt }],
    is_anonymous: false,
    ...(member.secondFactorDue && { second_factor_due: true }),
  }
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: key.kid })
    .setIssuer(new URL('/auth/v1', edgeUrl).href)
    .setSubject(member.memberId)
    .setAudience('authenticated')
    .setIssuedAt(now)
    .setExpirationTime(now + lifetimeSeconds)
    .sign(await importJWK(key, 'ES256'))
}
