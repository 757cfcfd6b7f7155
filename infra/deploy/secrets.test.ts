import { createLocalJWKSet, importJWK, type JSONWebKeySet, jwtVerify, SignJWT } from 'jose'
import { expect, it } from 'vitest'
import { fillIn, newSigningKeys } from './secrets.ts'

it('makes a key set whose first key signs what its public half verifies', async () => {
  const keySet: JSONWebKeySet = JSON.parse(newSigningKeys())
  const [{ d, ...publicKey }] = keySet.keys as [JSONWebKeySet['keys'][number]]
  expect(d).toBeDefined()
  const token = await new SignJWT({ sub: 'maker' })
    .setProtectedHeader({ alg: 'ES256', kid: publicKey.kid ?? '' })
    .sign(await importJWK({ ...publicKey, d } as never, 'ES256'))
  const { payload } = await jwtVerify(token, createLocalJWKSet({ keys: [publicKey] }))
  expect(payload.sub).toBe('maker')
})

it('trusts the proxy that ends TLS before the edge, and no other', () => {
  expect(fillIn('TRUSTED_PROXIES=none\n', 'https://debut.example')).toBe('TRUSTED_PROXIES=uniquelocal\n')
  expect(fillIn('TRUSTED_PROXIES=none\n', 'http://localhost:3000')).toBe('TRUSTED_PROXIES=loopback\n')
})

it('fills in what is empty and leaves what is set', () => {
  const filled = fillIn('PORT=3000\nPUBLIC_URL=http://localhost:3000\nPASSWORD=\nSECRET=\n', 'https://debut.example')
  expect(filled).toMatch(/^PORT=3000\nPUBLIC_URL=https:\/\/debut\.example\nPASSWORD=[0-9a-f]{64}\nSECRET=[0-9a-f]{64}\n$/)
})
