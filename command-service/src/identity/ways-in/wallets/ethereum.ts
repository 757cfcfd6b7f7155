import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import type { WalletMessage } from './wallet-message.ts'

/** Capitals are a checksum: where there are any they must be the right ones. */
export const isChecksummed = (address: string): boolean =>
  /^0x[\da-f]{40}$/i.test(address) && (address === address.toLowerCase() || address === checksummed(address))

/** The signature of the text with the address's key, in 65 bytes. */
export const isSignedByEthereum = ({ text, address }: WalletMessage, signature: string): boolean => {
  const bytes = Buffer.from(signature.replace(/^0x/, ''), 'hex')
  const parity = PARITIES.get(bytes[64])
  if (parity === undefined) return false
  try {
    const signed = secp256k1.Signature.fromBytes(bytes.subarray(0, 64)).addRecoveryBit(parity)
    return ethereumAddress(signed.recoverPublicKey(hashToSign(Buffer.from(text))).toBytes(false)) === checksummed(address)
  } catch {
    // No point of the curve belongs to it.
    return false
  }
}

/** Wallets write it in two ways. */
const PARITIES: ReadonlyMap<number | undefined, number> = new Map([
  [0, 0],
  [1, 1],
  [27, 0],
  [28, 1],
])

/** Wallets mark each message that they sign, so that a message can’t be an order to pay. */
export const hashToSign = (message: Uint8Array): Uint8Array =>
  keccak_256(Buffer.concat([Buffer.from(`\u0019Ethereum Signed Message:\n${message.length}`), message]))

/** The address of a key in 65 bytes. */
export const ethereumAddress = (publicKey: Uint8Array): string =>
  checksummed(`0x${Buffer.from(keccak_256(publicKey.subarray(1)).subarray(-20)).toString('hex')}`)

/** A character is a capital where the digit of the hash in its place is at least 8. */
const checksummed = (address: string): string => {
  const digits = address.slice(2).toLowerCase()
  const hash = Buffer.from(keccak_256(Buffer.from(digits))).toString('hex')
  return `0x${digits.replaceAll(/[a-f]/g, (character, place: number) => (Number.parseInt(hash.charAt(place), 16) >= 8 ? character.toUpperCase() : character))}`
}
