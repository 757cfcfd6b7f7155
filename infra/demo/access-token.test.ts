import { readFileSync, statSync } from 'node:fs'
import { importJWK, jwtVerify } from 'jose'
import { expect, it } from 'vitest'
import { mintAccessToken } from './access-token.ts'
import { demoMembers, newcomer } from './demo-members.ts'
import { openSecrets, readSigningKey } from '@debut/stack/signing-keys.ts'
import { temporaryFolder } from '@debut/testing/temporary-folder.ts'

const now = 1_800_000_000

it("mints a demo member's token that the first signing key verifies, good for an hour", async () => {
  const { signingKeysFile } = await openSecrets(temporaryFolder())
  const admin = demoMembers[2]
  const token = await mintAccessToken(admin, { signingKeysFile, edgeUrl: 'http://localhost:3000', now })
  const { d: _secret, ...publicKey } = readSigningKey(signingKeysFile)
  const key = await importJWK(publicKey, 'ES256')
  const { payload, protectedHeader } = await jwtVerify(token, key, {
    issuer: 'http://localhost:3000/auth/v1',
    audience: 'authenticated',
    currentDate: new Date((now + 3599) * 1000),
  })
  expect(protectedHeader).toMatchObject({ alg: 'ES256', kid: publicKey.kid })
  expect(payload).toMatchObject({
    sub: admin.memberId,
    email: 'admin@demo.example',
    role: 'authenticated',
    aal: 'aal1',
    exp: now + 3600,
    app_metadata: { provider: 'local', roles: ['admin'] },
  })
  expect(payload).not.toHaveProperty('session_id')
  await expect(jwtVerify(token, key, { currentDate: new Date((now + 3601) * 1000) })).rejects.toThrow('exp')
})

it('makes the secrets once for a data folder, and for its owner alone', async () => {
  const dataDir = temporaryFolder()
  const first = await openSecrets(dataDir)
  const keys = readFileSync(first.signingKeysFile, 'utf8')
  expect(await openSecrets(dataDir)).toEqual(first)
  expect(readFileSync(first.signingKeysFile, 'utf8')).toBe(keys)
  expect(statSync(first.signingKeysFile).mode & 0o077).toBe(0)
  const { signingKeysFile: _, ...others } = await openSecrets(temporaryFolder())
  const { signingKeysFile: __, ...own } = first
  expect(new Set([...Object.values(own), ...Object.values(others)]).size).toBe(8)
})

it('takes the same name for the same newcomer, and never for a demo member', () => {
  expect(newcomer('ines')).toEqual(newcomer('ines'))
  expect(newcomer('ines').memberId).not.toBe(newcomer('noor').memberId)
  expect(demoMembers.map(({ memberId }) => memberId)).not.toContain(newcomer('demo').memberId)
})
