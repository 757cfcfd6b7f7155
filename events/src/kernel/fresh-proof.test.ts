import { expect, it } from 'vitest'
import { FRESH_PROOF_MINUTES, isFresh, provenAt } from './fresh-proof.ts'

it('takes the newest proof, in whatever order they come', () => {
  expect(provenAt([])).toBe(0)
  expect(
    provenAt([
      { method: 'otp', timestamp: 100 },
      { method: 'password', timestamp: 300 },
    ]),
  ).toBe(300)
})

it.each(['totp', 'mfa/phone', 'mfa/webauthn', 'mfa/recovery-code'])('lets nothing less renew what was shown by %s', (method) => {
  const proofs = [
    { method: 'password', timestamp: 900 },
    { method, timestamp: 200 },
    { method: 'otp', timestamp: 800 },
  ]
  expect(provenAt(proofs)).toBe(200)
})

it('counts a proof as fresh for as many minutes as it says, and not a second longer', () => {
  const limit = FRESH_PROOF_MINUTES * 60
  expect(isFresh(1_000, 1_000 + limit)).toBe(true)
  expect(isFresh(1_000, 1_001 + limit)).toBe(false)
  expect(isFresh(0, 1_800_000_000)).toBe(false)
})
