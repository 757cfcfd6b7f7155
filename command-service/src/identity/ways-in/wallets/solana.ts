import { createPublicKey, type KeyObject, verify } from 'node:crypto'
import { base58 } from '@scure/base'
import type { WalletMessage } from './wallet-message.ts'

const KEY_BYTES = 32

/** The ed25519 key that an address is; undefined where it is none. */
const keyOf = (address: string): { readonly bytes: Uint8Array; readonly key: KeyObject } | undefined => {
  try {
    const bytes = base58.decode(address)
    if (bytes.length !== KEY_BYTES) return undefined
    const x = Buffer.from(bytes).toString('base64url')
    return { bytes, key: createPublicKey({ format: 'jwk', key: { kty: 'OKP', crv: 'Ed25519', x } }) }
  } catch {
    return undefined
  }
}

const SIGNING_DOMAIN = Buffer.concat([Buffer.of(0xff), Buffer.from('solana offchain', 'ascii')])
const VERSION = Buffer.of(0)
const NO_APPLICATION = Buffer.alloc(32)
const ONE_SIGNER = Buffer.of(1)
/** As the device tells them apart: plain ASCII, any text that fits on its screen, and longer ones. */
const FORMATS = [0, 1, 2].map((format) => Buffer.of(format))

/** A Ledger signs no bare text: it puts it into an envelope, of which there are an old and a new form. */
const envelopesOf = (text: Buffer, signer: Uint8Array): Buffer[] => {
  const length = Buffer.alloc(2)
  length.writeUInt16LE(text.length)
  return FORMATS.flatMap((format) => [
    Buffer.concat([SIGNING_DOMAIN, VERSION, NO_APPLICATION, format, ONE_SIGNER, signer, length, text]),
    Buffer.concat([SIGNING_DOMAIN, VERSION, format, length, text]),
  ])
}

/** The signature of the text with the address's key, in 64 bytes: of the text as it is, or in a Ledger's envelope. */
export const isSignedBySolana = ({ text, address }: WalletMessage, signature: Buffer): boolean => {
  const signer = keyOf(address)
  if (signer === undefined) return false
  const bare = Buffer.from(text, 'utf8')
  return [bare, ...envelopesOf(bare, signer.bytes)].some((signed) => verify(null, signed, signer.key, signature))
}
