import type { Knex } from '@debut/adapters/database.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { emailOrRefuse, phoneOrRefuse } from '../../addresses/addresses.ts'
import { closeDoors } from '../../accounts/close-doors.ts'
import { createAccount } from '../../accounts/create-account.ts'
import { findHolders } from '../../accounts/held-mailbox.ts'
import { forUserOrPlaceholder } from '../../accounts/for-user-or-placeholder.ts'
import { againIfTaken } from '../../accounts/taken.ts'
import { findByEmail, findByPhone, type User } from '../../accounts/users.ts'
import { challengeOf } from '../../ways-in/flows/code-challenge.ts'
import { mailFlow } from '../../ways-in/flows/mail-flow.ts'
import { AuthError } from '../../refusals/auth-error.ts'
import { challengeFields, optionalText, parseOrRefuse, securityFields, UserMetadata } from '../../refusals/parse-or-refuse.ts'
import { redirectToOf } from '../gotrue/redirect-to.ts'
import type { IdentityParts } from '../../identity-parts.ts'
import { maySendMail, maySendText } from '../../ports/limits/may-send.ts'
import { namedLimits } from '../../ports/limits/named-limits.ts'
import { proveWork } from '../../ports/proof-of-work/prove-work.ts'
import type { Named } from '../../accounts/named.ts'
import { sendMail, sendText } from '../../ways-in/proofs/send-code.ts'
import { addressOf } from '@debut/adapters/address-of.ts'
import { channelOrRefuse } from '../../ports/sms/channel.ts'

const Body = z.object({
  email: optionalText(),
  phone: optionalText(),
  channel: optionalText(),
  data: UserMetadata.nullish(),
  create_user: z.boolean().nullish(),
  ...challengeFields,
  ...securityFields,
})
type Body = z.output<typeof Body>

type Parts = Pick<IdentityParts, 'database' | 'clock' | 'settings' | 'secrets' | 'captcha' | 'throwaway' | 'proofOfWork' | 'limits'>

/** A sign-in without a password. The answer does not reveal whether there is an account. */
export const otpRoute = (app: FastifyInstance, parts: Parts): void => {
  app.post('/otp', async (request) => {
    const body = parseOrRefuse(Body, request.body)
    const { email, phone } = body
    await parts.limits.take(namedLimits.otp, addressOf(request))
    await parts.captcha.check(body.gotrue_meta_security?.captcha_token ?? undefined, addressOf(request))
    if (email !== undefined && phone !== undefined)
      throw new AuthError('validation_failed', 'Only an email address or phone number should be provided')
    const send =
      email !== undefined
        ? () => byMail(request, parts, emailOrRefuse(email), body)
        : phone !== undefined
          ? () => byText(request, parts, phone, body)
          : undefined
    if (send === undefined) throw new AuthError('validation_failed', 'One of email or phone must be set')
    await countSignUp(request, parts, body)
    return againIfTaken(send)
  })
}

const byMail = async (
  request: FastifyRequest,
  parts: Pick<Parts, 'database' | 'clock' | 'settings' | 'secrets' | 'throwaway' | 'limits'>,
  email: string,
  body: Body,
) => {
  if (body.channel !== undefined) throw new AuthError('validation_failed', 'Channel should only be specified with Phone OTP')
  // Also of those that have an account, so that the answer does not reveal it.
  if (mayCreate(parts, body)) parts.throwaway.refuse(email)
  const challenge = challengeOf(body, parts.settings)
  const redirectTo = redirectToOf(request, parts.settings)
  if ((await findByEmail(parts.database, email)) === undefined) refuseUnknown(parts, body)
  await maySendMail(parts, { about: 'otp', to: email, address: addressOf(request) })
  await parts.database.transaction(async (transaction) => {
    const { byAddress, byMailbox } = await findHolders(transaction, parts, email)
    if (byAddress !== undefined) await closeDoors(transaction, byAddress.id, parts.clock())
    const account = byAddress ?? (byMailbox === undefined ? await createIfMay(transaction, parts, { email }, body) : undefined)
    await forUserOrPlaceholder(transaction, account, parts.clock(), async (user) => {
      const name = user.email_confirmed_at !== null || parts.settings.autoconfirm ? 'magiclink' : 'signup'
      const flowId = await mailFlow(transaction, parts, { userId: user.id, challenge, method: 'magiclink', redirectTo })
      await sendMail(transaction, parts, user, { name, recipient: email, redirectTo, flowId })
    })
  })
  return {}
}

const byText = async (
  request: FastifyRequest,
  parts: Pick<Parts, 'database' | 'clock' | 'settings' | 'secrets' | 'limits'>,
  given: string,
  body: Body,
) => {
  if (!parts.settings.phone) throw new AuthError('phone_provider_disabled', 'Unsupported phone provider')
  const phone = phoneOrRefuse(given)
  const channel = channelOrRefuse(body.channel)
  const found = await findByPhone(parts.database, phone)
  if (found === undefined) refuseUnknown(parts, body)
  await maySendText(parts, { about: 'sms', to: phone, address: addressOf(request) })
  return parts.database.transaction(async (transaction) => {
    if (found !== undefined) await closeDoors(transaction, found.id, parts.clock())
    const account = found ?? (await createIfMay(transaction, parts, { phone }, body))
    const { messageId } = await forUserOrPlaceholder(transaction, account, parts.clock(), (user) =>
      sendText(transaction, parts, user, { purpose: 'phone', phone, channel }),
    )
    return { message_id: messageId }
  })
}

const mayCreate = ({ settings }: Pick<Parts, 'settings'>, { create_user }: Body): boolean => create_user !== false && settings.signups

/** What may make an account is one of the sign-ups of its network, whether there is an account already or not. */
const countSignUp = async (
  request: FastifyRequest,
  parts: Pick<Parts, 'settings' | 'proofOfWork' | 'limits'>,
  body: Body,
): Promise<void> => {
  if (!mayCreate(parts, body)) return
  const address = addressOf(request)
  const left = await parts.limits.take(namedLimits.signup, address)
  await proveWork(parts, { limit: namedLimits.signup, left, address, token: body.gotrue_meta_security?.captcha_token })
}

/** GoTrue says so; we answer as if something had been sent. */
const refuseUnknown = (parts: Pick<Parts, 'settings'>, body: Body): void => {
  if (mayCreate(parts, body) || !parts.settings.compat.has('account-hints')) return
  throw body.create_user === false ? new AuthError('otp_disabled') : new AuthError('signup_disabled')
}

const createIfMay = async (
  transaction: Knex,
  parts: Pick<Parts, 'clock' | 'settings'>,
  named: Named,
  body: Body,
): Promise<User | undefined> =>
  mayCreate(parts, body) ? createAccount(transaction, named, { user_metadata: body.data ?? {} }, parts.clock()) : undefined
