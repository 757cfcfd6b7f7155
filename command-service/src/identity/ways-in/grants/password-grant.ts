import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { emailAsKept, phoneAsKept } from '../../addresses/addresses.ts'
import { isBanned, lockUser } from '../../accounts/users.ts'
import type { IdentityParts } from '../../identity-parts.ts'
import { AuthError } from '../../refusals/auth-error.ts'
import { optionalText, parseOrRefuse, securityFields } from '../../refusals/parse-or-refuse.ts'
import { useUpProof } from '../proofs/fresh-proof.ts'
import { provePassword } from '../proofs/password.ts'
import type { Named } from '../../accounts/named.ts'
import { addressOf } from '@debut/adapters/address-of.ts'
import { deviceOf } from '../../sessions/device-of.ts'
import { knownDevice } from '../../sessions/known-device.ts'

const Body = z.object({ email: optionalText(), phone: optionalText(), password: optionalText(), nonce: optionalText(), ...securityFields })

/** What is no address belongs to no account: a user who mistyped theirs learns no more than that. */
const namedIn = ({ email, phone }: z.output<typeof Body>): Named => {
  if (email !== undefined && phone !== undefined)
    throw new AuthError('validation_failed', 'Only an email address or phone number should be provided on login.')
  if (email !== undefined) return { email: emailAsKept(email) }
  if (phone !== undefined) return { phone: phoneAsKept(phone) }
  throw new AuthError('validation_failed', 'missing email or phone')
}

export const passwordGrant = async (
  request: FastifyRequest,
  parts: Pick<IdentityParts, 'database' | 'clock' | 'settings' | 'secrets' | 'passwords' | 'captcha' | 'limits' | 'signIn'>,
) => {
  const body = parseOrRefuse(Body, request.body)
  await parts.captcha.check(body.gotrue_meta_security?.captcha_token ?? undefined, addressOf(request))
  const named = namedIn(body)
  if ('phone' in named && !parts.settings.phone) throw new AuthError('phone_provider_disabled', undefined, { status: 422 })
  const proven = await provePassword(parts, {
    named,
    password: body.password ?? '',
    nonce: body.nonce,
    address: addressOf(request),
    deviceOf: (account) => knownDevice(parts, request, account),
  })
  if (proven === undefined) throw new AuthError('invalid_credentials')
  const { user, code } = proven
  if (isBanned(user, parts.clock())) throw new AuthError('user_banned')
  if ('email' in named && user.email_confirmed_at === null) throw new AuthError('email_not_confirmed')
  if ('phone' in named && user.phone_confirmed_at === null) throw new AuthError('phone_not_confirmed')
  const signedIn = await parts.database.transaction(async (transaction) => {
    // A change of the password during this check has ended all sessions, this one too.
    if ((await lockUser(transaction, user.id))?.password_hash !== user.password_hash) throw new AuthError('invalid_credentials')
    await useUpProof(transaction, code)
    return parts.signIn.begin(transaction, { userId: user.id, proof: { method: 'password' }, device: deviceOf(request) })
  })
  const weakness = parts.passwords.weaknessOf(body.password ?? '')
  return { ...(await parts.signIn.reply(signedIn)), ...(weakness !== undefined && { weak_password: weakness }) }
}
