import { expect, it } from 'vitest'
import { ethereumAccount } from '../../testing/wallets.ts'
import { isChecksummed, isSignedByEthereum } from './ethereum.ts'
import type { WalletMessage } from './wallet-message.ts'

/** Written by another implementation. */
const KEY = Buffer.alloc(32, 0x11)
const ADDRESS = '0x19E7E376E7C213B7E7e7e46cc70A5dD086DAff2A'
const TEXT = 'Grüße an Debut'
const SIGNATURE =
  '0xf1c20f1d9ee875da877ee1300d2770d2d3ddd4358d81aae18ade3c9b01984f1b3bee699d94a59d4416f8d4c691eb574ace6acdaf1299614b882df852a2d97f001b'

const isSigned = (signature: string, { text = TEXT, address = ADDRESS } = {}) =>
  isSignedByEthereum({ text, address } as WalletMessage, signature)

it('knows an address and a signature of another implementation', () => {
  expect(ethereumAccount(KEY).address).toBe(ADDRESS)
  expect(ethereumAccount(KEY).sign(Buffer.from(TEXT))).toBe(SIGNATURE)
  expect(isSigned(SIGNATURE)).toBe(true)
  expect(isSigned(SIGNATURE.slice(2).toUpperCase())).toBe(true)
  expect(isSigned(SIGNATURE, { address: ADDRESS.toLowerCase() })).toBe(true)
  expect(isSigned(SIGNATURE.replace(/1b$/, '00'))).toBe(true)
})

it.each([
  ['another text', SIGNATURE, { text: `${TEXT}.` }],
  ['another address', SIGNATURE, { address: '0x196a28d05bA75C8dC35B0F6e71DD622D1aC82b7E' }],
  ['another parity', SIGNATURE.replace(/1b$/, '1c'), {}],
  ['a parity that there is not', SIGNATURE.replace(/1b$/, '1d'), {}],
  ['nothing but zeros', `0x${'00'.repeat(65)}`, {}],
  ['no number of the curve', `0x${'ff'.repeat(64)}1b`, {}],
])('refuses %s', (_, signature, more) => {
  expect(isSigned(signature, more)).toBe(false)
})

it.each([
  [ADDRESS, true],
  [ADDRESS.toLowerCase(), true],
  ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', true],
  ['0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359', true],
  ['0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', false],
  [ADDRESS.toUpperCase().replace('0X', '0x'), false],
  [ADDRESS.slice(0, -1), false],
  ['0xg9E7E376E7C213B7E7e7e46cc70A5dD086DAff2A', false],
])('says whether %s is an address whose capitals are right: %s', (address, isRight) => {
  expect(isChecksummed(address)).toBe(isRight)
})
