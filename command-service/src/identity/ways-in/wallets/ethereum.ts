import type { WalletMessage } from './wallet-message.ts'

/** It takes memory that most processes never need. */
const library = () => import('viem/utils')

/** Capitals are a checksum: where there are any they must be the right ones. */
export const isChecksummed = async (address: string): Promise<boolean> => (await library()).isAddress(address, { strict: true })

/** The signature of the text with the address's key, in 65 bytes. */
export const isSignedByEthereum = async ({ text, address }: WalletMessage, signature: string): Promise<boolean> => {
  const { recoverMessageAddress, isAddressEqual, getAddress } = await library()
  try {
    const signer = await recoverMessageAddress({ message: text, signature: `0x${signature.replace(/^0x/, '')}` })
    return isAddressEqual(signer, getAddress(address))
  } catch {
    // No point of the curve belongs to it.
    return false
  }
}
