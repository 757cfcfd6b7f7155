import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { base58 } from '@scure/base'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { ethereumAddress, hashToSign } from '../ways-in/wallets/ethereum.ts'

type Sign = (text: Buffer) => Buffer

/** The key of an Ethereum wallet. */
export const ethereumAccount = (key: Uint8Array = secp256k1.utils.randomSecretKey()) => {
  const sign = (message: Uint8Array): string => {
    const signed = secp256k1.Signature.fromBytes(
      secp256k1.sign(hashToSign(message), key, { prehash: false, format: 'recovered' }),
      'recovered',
    )
    return `0x${signed.toHex('compact')}${(27 + (signed.recovery ?? 0)).toString(16)}`
  }
  return {
    address: ethereumAddress(secp256k1.getPublicKey(key, false)),
    sign,
    signMessage: ({ message }: { readonly message: string }) => sign(Buffer.from(message)),
  }
}

/** What a page finds where a wallet is installed. */
export const ethereumWallet = () => {
  const account = ethereumAccount()
  const answers: Record<string, (params: unknown) => unknown> = {
    eth_requestAccounts: () => [account.address],
    eth_chainId: () => '0x1',
    personal_sign: (params) => {
      const [raw] = params as [string]
      return account.sign(Buffer.from(raw.slice(2), 'hex'))
    },
  }
  return {
    account,
    address: account.address,
    on: () => undefined,
    removeListener: () => undefined,
    request: async ({ method, params }: { method: string; params?: unknown }) => answers[method]?.(params),
  }
}

const addressOf = (publicKey: KeyObject): string => base58.encode(Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url'))

export const solanaWallet = (wrap: (text: Buffer, address: string) => Buffer = (text) => text) => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const address = addressOf(publicKey)
  const signText: Sign = (text) => sign(null, wrap(text, address), privateKey)
  return {
    address,
    signText,
    publicKey: { toBase58: () => address },
    signMessage: async (text: Uint8Array) => new Uint8Array(signText(Buffer.from(text))),
  }
}
