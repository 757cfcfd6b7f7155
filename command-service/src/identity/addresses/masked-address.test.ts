import { expect, it } from 'vitest'
import { maskedAddress } from './masked-address.ts'

it.each([
  ['ines@debut.example', 'in…@debut.example'],
  ['ada@debut.example', 'a…@debut.example'],
  ['"a@b"@debut.example', '"a…@debut.example'],
])('shows of %s no more than %s', (email, masked) => {
  expect(maskedAddress(email)).toBe(masked)
})
