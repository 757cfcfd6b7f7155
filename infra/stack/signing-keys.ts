import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'
import { z } from 'zod'

const SigningKeys = z.object({
  keys: z
    .array(z.looseObject({ kty: z.literal('EC'), crv: z.literal('P-256'), x: z.string(), y: z.string(), d: z.string(), kid: z.string() }))
    .min(1),
})

const writeSecret = (path: string, text: string) => {
  writeFileSync(`${path}.new`, text, { mode: 0o600 })
  renameSync(`${path}.new`, path)
}

const newSigningKey = async (): Promise<JWK> => {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const jwk = await exportJWK(privateKey)
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: 'ES256', use: 'sig' }
}

export type Secrets = {
  readonly signingKeysFile: string
  readonly claimSecret: string
  readonly seedSecret: string
  readonly supportChatSecret: string
  readonly identitySecret: string
}

const openSecret = (path: string): string => {
  if (!existsSync(path)) writeSecret(path, randomBytes(32).toString('base64url'))
  return readFileSync(path, 'utf8').trim()
}

/** Made once for a data folder, as members' claims and tokens live as long as it does. */
export const openSecrets = async (dataDir: string): Promise<Secrets> => {
  const folder = join(dataDir, 'keys')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const signingKeysFile = join(folder, 'signing-keys.json')
  if (!existsSync(signingKeysFile)) writeSecret(signingKeysFile, JSON.stringify({ keys: [await newSigningKey()] }))
  return {
    signingKeysFile,
    claimSecret: openSecret(join(folder, 'claim-secret')),
    seedSecret: openSecret(join(folder, 'seed-secret')),
    supportChatSecret: openSecret(join(folder, 'support-chat-secret')),
    identitySecret: openSecret(join(folder, 'identity-secret')),
  }
}

/** The key that signs now: the first. */
export const readSigningKey = (file: string): z.output<typeof SigningKeys>['keys'][number] => {
  const [first] = SigningKeys.parse(JSON.parse(readFileSync(file, 'utf8'))).keys
  if (!first) throw new Error(`${file} holds no signing key.`)
  return first
}
