import { readFile } from 'node:fs/promises'
import { createLocalJWKSet, importJWK, type JSONWebKeySet, jwtVerify, type JWTPayload, type JWTVerifyGetKey, SignJWT } from 'jose'
import { z } from 'zod'
import { defineProcess } from '../kernel/processes/define-process.ts'

/** Private ES256 keys: the first one signs, the others still verify while they are rotated in and out. */
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
  /** For code that verifies by itself: the keys as they are then. */
  readonly known: JWTVerifyGetKey
  /** Takes the file as it is now. One that makes no sense, as while it is being written, changes nothing and throws. */
  reread(): Promise<void>
}

export const openSigningKeys = async (file: string): Promise<SigningKeys> => {
  let text = await readFile(file, 'utf8')
  let held = await keysIn(text)
  const known: JWTVerifyGetKey = (header, token) => held.known(header, token)
  return {
    sign: (claims) => new SignJWT(claims).setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: held.kid }).sign(held.privateKey),
    verify: async (token, now) => (await jwtVerify(token, known, { algorithms: ['ES256'], currentDate: now })).payload,
    published: () => held.published,
    known,
    reread: async () => {
      const found = await readFile(file, 'utf8')
      if (found === text) return
      held = await keysIn(found)
      text = found
    },
  }
}

const keysIn = async (text: string) => {
  const { keys } = KeysFile.parse(JSON.parse(text))
  const [first] = keys
  if (first === undefined) throw new Error('there is no key to sign with')
  const published: JSONWebKeySet = { keys: keys.map(({ d: _, ...key }) => ({ ...key, use: 'sig', key_ops: ['verify'] })) }
  return { kid: first.kid, privateKey: await importJWK(first, 'ES256'), published, known: createLocalJWKSet(published) }
}

const LOOK_MS = 30_000

/** A key is changed under a running service by changing the file. */
export const followSigningKeys = defineProcess({
  name: 'follow-signing-keys',
  runs: 'everywhere',
  every: [
    {
      ms: LOOK_MS,
      run: ({ signingKeys }: { readonly signingKeys: SigningKeys }) =>
        signingKeys.reread().catch((error: unknown) => {
          throw new Error(`the signing keys could not be read again and the known ones count: ${nameOf(error)}`)
        }),
    },
  ],
})

/** What was read is secret, and a parser's complaint may quote it. */
const nameOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : error instanceof Error ? error.name : 'unknown'
