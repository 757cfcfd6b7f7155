import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Knex } from '@debut/adapters/database.ts'
import { addIdentity, findIdentity, type IdentityRow, lockIdentity } from '../../accounts/identities.ts'
import { insertUser } from '../../accounts/users.ts'
import { AuthError } from '../../refusals/auth-error.ts'
import { parseOrRefuse, securityFields } from '../../refusals/parse-or-refuse.ts'
import type { IdentityParts } from '../../identity-parts.ts'
import { namedLimits } from '../../ports/limits/named-limits.ts'
import { proveWork } from '../../ports/proof-of-work/prove-work.ts'
import { readWalletProof, useUpMessage } from '../proofs/wallet.ts'
import { addressOf } from '@debut/adapters/address-of.ts'
import { deviceOf } from '../../sessions/device-of.ts'
import type { Chain, WalletMessage } from '../wallets/wallet-message.ts'

const Body = z.object({
  ...securityFields,
  chain: z.unknown().optional(),
  message: z.string().default(''),
  signature: z.string().default(''),
})

const Supported = z.enum(['ethereum', 'solana'])

type Parts = Pick<IdentityParts, 'database' | 'clock' | 'settings' | 'secrets' | 'captcha' | 'proofOfWork' | 'limits' | 'signIn'>

/** A user who signs with a wallet signs in to its account, which is made the first time. */
export const web3Grant = async (request: FastifyRequest, parts: Parts) => {
  const body = parseOrRefuse(Body, request.body)
  await parts.captcha.check(body.gotrue_meta_security?.captcha_token, addressOf(request))
  if (!parts.settings.wallets) throw new AuthError('web3_provider_disabled')
  const chain = Supported.safeParse(body.chain)
  if (!chain.success) throw new AuthError('web3_unsupported_chain')
  const message = readWalletProof(parts, { chain: chain.data, message: body.message, signature: body.signature.trim() })
  await countNewcomer(parts, {
    providerId: providerIdOf(chain.data, message),
    address: addressOf(request),
    token: body.gotrue_meta_security?.captcha_token,
  })
  const signedIn = await parts.database.transaction(async (transaction) => {
    await useUpMessage(transaction, parts, chain.data, message)
    const { user_id } = await accountOf(transaction, parts, chain.data, message)
    return parts.signIn.begin(transaction, { userId: user_id, proof: { method: 'web3' }, device: deviceOf(request) })
  })
  return parts.signIn.reply(signedIn)
}

/** Ethereum's capitals are a checksum, Solana's are not. */
const providerIdOf = (chain: Chain, { address }: WalletMessage): string =>
  `web3:${chain}:${chain === 'ethereum' ? address.toLowerCase() : address}`

interface Coming {
  readonly providerId: string
  readonly address: string
  readonly token: string | undefined
}

/** A wallet costs nothing: an unknown one is a sign-up like others. */
const countNewcomer = async (
  parts: Pick<Parts, 'database' | 'proofOfWork' | 'limits'>,
  { providerId, address, token }: Coming,
): Promise<void> => {
  if ((await findIdentity(parts.database, 'web3', providerId)) !== undefined) return
  const left = await parts.limits.take(namedLimits.signup, address)
  await proveWork(parts, { limit: namedLimits.signup, left, address, token })
}

const accountOf = async (
  transaction: Knex,
  { clock, settings }: Pick<IdentityParts, 'clock' | 'settings'>,
  chain: Chain,
  message: WalletMessage,
): Promise<IdentityRow> => {
  const { address, chainId, domain, statement } = message
  const at = clock()
  const providerId = providerIdOf(chain, message)
  await lockIdentity(transaction, 'web3', providerId)
  const known = await findIdentity(transaction, 'web3', providerId)
  if (known !== undefined) {
    await transaction<IdentityRow>('identity.identities').where({ id: known.id }).update({ last_sign_in_at: at.toJSDate() })
    return known
  }
  if (!settings.signups) throw new AuthError('signup_disabled')
  const custom_claims = { address, chain, network: chainId ?? '', domain, statement: statement ?? '' }
  const user = await insertUser(transaction, { user_metadata: { sub: providerId, custom_claims }, welcome_due: true }, at)
  return addIdentity(transaction, { userId: user.id, provider: 'web3', providerId, data: { custom_claims } }, at)
}
