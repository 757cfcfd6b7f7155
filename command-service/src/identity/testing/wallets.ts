import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { base58 } from '@scure/base'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'

type Sign = (text: Buffer) => Buffer

/** What a page finds where a wallet is installed. */
export const ethereumWallet = () => {
  const account = privateKeyToAccount(generatePrivateKey())
  const answers: Record<string, (params: unknown) => unknown> = {
    eth_requestAccounts: () => [account.address],
    eth_chainId: () => '0x1',
    personal_sign: (params) => {
      const [raw] = params as [`0x${string}`]
      return account.signMessage({ message: { raw } })
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
