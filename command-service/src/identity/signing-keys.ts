import { readFileSync } from 'node:fs'
import { createLocalJWKSet, importJWK, type JSONWebKeySet, jwtVerify, type JWTPayload, SignJWT } from 'jose'
import { z } from 'zod'

/** Private ES256 keys: the first one signs, the others still verify while they are rotated out. */
const KeysFile = z.object({
  keys: z
    .array(
      z.object({
        kty: z.literal('EC'),
        crv: z.literal('P-256'),
        x: z.string(),
        y: z.string(),
        d: z.string(),
        kid: z.string(),
        alg: z.literal('ES256'),
      }),
    )
    .min(1),
})

export interface SigningKeys {
  sign(claims: JWTPayload): Promise<string>
  /** Throws where none of our keys signed it, or it has expired. */
  verify(token: string, now: Date): Promise<JWTPayload>
  /** What the world may know of them. */
  published(): JSONWebKeySet
}

export const openSigningKeys = async (file: string): Promise<SigningKeys> => {
  const { keys } = KeysFile.parse(JSON.parse(readFileSync(file, 'utf8')))
  const published: JSONWebKeySet = { keys: keys.map(({ d: _, ...key }) => ({ ...key, use: 'sig', key_ops: ['verify'] })) }
  const [first] = keys
  if (first === undefined) throw new Error(`${file} holds no signing key`)
  const privateKey = await importJWK(first, 'ES256')
  const known = createLocalJWKSet(published)
  return {
    sign: (claims) => new SignJWT(claims).setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: first.kid }).sign(privateKey),
    verify: async (token, now) => (await jwtVerify(token, known, { algorithms: ['ES256'], currentDate: now })).payload,
    published: () => published,
  }
}
