import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto'

/** The example with a password of its own for every name that has none. Over https, something ends TLS before the edge. */
export const fillIn = (example: string, publicUrl: string): string =>
  example
    .replace(/^(\w+)=$/gm, (_, name: string) => `${name}=${randomBytes(32).toString('hex')}`)
    .replace(/^PUBLIC_URL=.*$/m, () => `PUBLIC_URL=${publicUrl}`)
    .replace(/^TRUSTED_PROXIES=.*$/m, () => `TRUSTED_PROXIES=${publicUrl.startsWith('https:') ? 'uniquelocal' : 'loopback'}`)

/** A key set with one private ES256 key, named by its thumbprint (RFC 7638). Needs Node alone, as it runs before anything is installed. */
export const newSigningKeys = (): string => {
  const { kty, crv, x, y, d } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' })
  const kid = createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest('base64url')
  return `${JSON.stringify({ keys: [{ kty, crv, x, y, d, kid, alg: 'ES256', use: 'sig' }] })}\n`
}
