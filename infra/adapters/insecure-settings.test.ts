import { randomBytes } from 'node:crypto'
import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import { complaints, publicUrlSetting, secretSetting } from './config.ts'
import { bytesOfChance, openAddressDoubt, secretDoubt, warnOfInsecure } from './insecure-settings.ts'
import type { Logger } from './logging.ts'

it.each(['hex', 'base64', 'base64url'] as const)('takes 32 random bytes for a secret, written as %s', (encoding) => {
  for (let n = 0; n < 200; n++) expect(secretDoubt(randomBytes(32).toString(encoding))).toBeUndefined()
  expect(secretDoubt(randomBytes(24).toString(encoding))).toMatch(/less than 32 random bytes/)
})

it.each(['sixteen symbols!', 'a'.repeat(200), 'change-me-please'.repeat(8), '0123456789'.repeat(10), Buffer.alloc(64).toString('base64')])(
  'doubts that %s is a secret',
  (secret) => expect(secretDoubt(secret)).toBeDefined(),
)

it('counts digits for less than other characters', () => {
  expect(bytesOfChance('1'.repeat(8))).toBeCloseTo(3.32, 2)
  expect(bytesOfChance('ff')).toBe(1)
})

it('doubts an address that others can read along, unless it does not leave the machine', () => {
  for (const open of ['http://debut.example', 'http://192.168.0.2:3000', 'http://localhost.example'])
    expect([open, openAddressDoubt(open)]).toEqual([open, expect.any(String)])
  for (const safe of ['https://debut.example', 'http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:80', 'http://demo.localhost'])
    expect([safe, openAddressDoubt(safe)]).toEqual([safe, undefined])
})

const schema = z.object({ PUBLIC_URL: publicUrlSetting(), CLAIM_SECRET: secretSetting() })
const given = { PUBLIC_URL: 'http://debut.example', CLAIM_SECRET: 'a'.repeat(40) }

it('refuses what is insecure by its name, and says how it is meant, without the secret', () => {
  const [address, secret] = complaints(schema, given)
  expect(address).toBe(
    'PUBLIC_URL is insecure: passwords and sessions travel where others can read them. If that is meant, set PUBLIC_URL_INSECURE=yes',
  )
  expect(secret).toMatch(/^CLAIM_SECRET is insecure: it holds less than 32 random bytes\. If that is meant, set CLAIM_SECRET_INSECURE=yes$/)
  for (const meant of ['true', '1', 'YES', '']) expect(complaints(schema, { ...given, CLAIM_SECRET_INSECURE: meant })).toHaveLength(2)
})

it('takes what is meant, and says so at each start', () => {
  const meant = { ...given, PUBLIC_URL_INSECURE: 'yes', CLAIM_SECRET_INSECURE: 'yes' }
  expect(complaints(schema, meant)).toEqual([])
  const warn = vi.fn()
  warnOfInsecure(schema, { warn } as unknown as Logger, meant)
  expect(warn.mock.calls.map(([, words]) => String(words))).toEqual([
    expect.stringMatching(/^PUBLIC_URL is insecure, as PUBLIC_URL_INSECURE says it may be/),
    expect.stringMatching(/^CLAIM_SECRET is insecure/),
  ])
})
