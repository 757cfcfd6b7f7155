import type { Instant } from '@debut/events/kernel/instant.ts'
import type { Knex } from '@debut/adapters/database.ts'
import { redirectTarget } from '../../addresses/redirect-target.ts'
import { AuthError, OAuthError } from '../../refusals/auth-error.ts'
import type { IdentityParts } from '../../identity-parts.ts'
import type { IdentitySettings } from '../../settings.ts'
import { isChecksummed, isSignedByEthereum } from '../wallets/ethereum.ts'
import { isSignedBySolana } from '../wallets/solana.ts'
import { type Chain, parseWalletMessage, type WalletMessage } from '../wallets/wallet-message.ts'

const LEAST_BYTES = 64
const MOST_BYTES = 20 * 1024
/** Before and after the moment at which it says to be issued. */
const VALID = { minutes: 10 }
/** Longer than any message is valid. */
const REMEMBERED = { hours: 1 }

export interface WalletProof {
  readonly chain: Chain
  readonly message: string
  readonly signature: string
}

const names = { ethereum: 'Ethereum', solana: 'Solana' } as const satisfies Record<Chain, string>

type Parts = Pick<IdentityParts, 'clock' | 'secrets' | 'settings'>

/** What was signed, if the wallet of its address signed it, for us, and just now. That it is used once is seen to after. */
export const readWalletProof = ({ clock, settings }: Parts, { chain, message, signature }: WalletProof): WalletMessage => {
  const size = Buffer.byteLength(message)
  if (size < LEAST_BYTES) throw new AuthError('validation_failed', 'message is too short')
  if (size > MOST_BYTES) throw new AuthError('validation_failed', 'message must not exceed 20KB')
  const isSignedBy = readers[chain](signature)
  const parsed = parseWalletMessage(message, chain)
  if (chain === 'ethereum' && !isChecksummed(parsed.address))
    throw new AuthError('validation_failed', 'siwe: wallet address is not in EIP-55 format')
  if (!isSignedBy(parsed)) throw new OAuthError('invalid_grant', 'Signature does not match address in message')
  refuseForeign(parsed, names[chain], settings)
  refuseUntimely(parsed, names[chain], clock())
  return parsed
}

/** Reads the signature before anything is made of the message, and checks it after. */
const readers: Readonly<Record<Chain, (signature: string) => (message: WalletMessage) => boolean>> = {
  ethereum: (signature) => {
    if (!/^(0x)?[0-9a-f]{130}$/i.test(signature))
      throw new AuthError('validation_failed', 'signature must be 65 bytes long, encoded as a 130 character-long hexadecimal string')
    return (message) => isSignedByEthereum(message, signature)
  },
  solana: (signature) => {
    if (!/^([\w-]{86}|[A-Za-z\d+/]{86})(==)?$/.test(signature))
      throw new AuthError('validation_failed', 'signature must be 64 bytes encoded as base64 with or without padding')
    return (message) => isSignedBySolana(message, Buffer.from(signature, 'base64url'))
  },
}

const refuseForeign = ({ uri, domain }: WalletMessage, chain: string, settings: IdentitySettings): void => {
  if (uri.protocol !== 'https:' && uri.hostname !== 'localhost')
    throw new OAuthError('invalid_grant', `Signed ${chain} message is using URI which does not use HTTPS`)
  if (redirectTarget(settings, uri.href) !== uri.href)
    throw new OAuthError(
      'invalid_grant',
      `Signed ${chain} message is using URI which is not allowed on this server, message was signed for another app`,
    )
  if (uri.host !== new URL(`${uri.protocol}//${domain}`).host)
    throw new OAuthError(
      'invalid_grant',
      `Signed ${chain} message is using a Domain that does not match the one in URI which is not allowed on this server`,
    )
}

const refuseUntimely = ({ issuedAt, expiresAt, notBefore }: WalletMessage, chain: string, now: Instant): void => {
  if (notBefore !== undefined && now < notBefore)
    throw new OAuthError('invalid_grant', `Signed ${chain} message becomes valid in the future`)
  if (expiresAt !== undefined && now >= expiresAt) throw new OAuthError('invalid_grant', `Signed ${chain} message is expired`)
  if (now > issuedAt.plus(VALID)) throw new OAuthError('invalid_grant', `${chain} message was issued too long ago`)
  if (now < issuedAt.minus(VALID)) throw new OAuthError('invalid_grant', `${chain} message was issued too far in the future`)
}

/** Used once: what has no nonce is distinguished by all of its text. */
export const useUpMessage = async (
  transaction: Knex,
  { clock, secrets, settings }: Parts,
  chain: Chain,
  { address, nonce, text }: WalletMessage,
): Promise<void> => {
  const at = clock()
  await transaction('identity.wallet_messages').where('used_at', '<', at.minus(REMEMBERED).toJSDate()).delete()
  const hash = secrets.hmac('wallet message', JSON.stringify([chain, address.toLowerCase(), nonce ?? text]))
  const used = await transaction('identity.wallet_messages')
    .insert({ hash, used_at: at.toJSDate() })
    .onConflict('hash')
    .ignore()
    .returning('hash')
  if (used.length === 0 && !settings.compat.has('wallet-reuse'))
    throw new OAuthError('invalid_grant', `Signed ${names[chain]} message was already used`)
}
