import type { Knex } from '@debut/adapters/database.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { emailOrRefuse, phoneOrRefuse } from '../../addresses/addresses.ts'
import { forUserOrPlaceholder } from '../../accounts/for-user-or-placeholder.ts'
import { isOthers } from '../../accounts/held-mailbox.ts'
import type { User } from '../../accounts/users.ts'
import { AuthError } from '../../refusals/auth-error.ts'
import { optionalText, parseOrRefuse, securityFields } from '../../refusals/parse-or-refuse.ts'
import { redirectToOf } from '../gotrue/redirect-to.ts'
import type { IdentityParts } from '../../identity-parts.ts'
import { maySendMail, maySendText } from '../../ports/limits/may-send.ts'
import { namedLimits } from '../../ports/limits/named-limits.ts'
import { findNamed, type Named } from '../../accounts/named.ts'
import { sendMail, sendText } from '../../ways-in/proofs/send-code.ts'
import { sendEmailChange } from '../../ways-in/proofs/send-email-change.ts'
import { addressOf } from '@debut/adapters/address-of.ts'
import { channelOrRefuse } from '../../ports/sms/channel.ts'

const types = ['signup', 'email_change', 'sms', 'phone_change'] as const
const Body = z.object({
  type: optionalText(),
  email: optionalText(),
  phone: optionalText(),
  channel: optionalText(),
  ...securityFields,
})

const refuse = (message: string): never => {
  throw new AuthError('validation_failed', message)
}

interface ResendRequest {
  readonly type: (typeof types)[number]
  readonly named: Named
}

type Parts = Pick<IdentityParts, 'database' | 'clock' | 'settings' | 'secrets' | 'captcha' | 'limits'>

const resendRequestOf = ({ settings }: Pick<Parts, 'settings'>, { type: given, email, phone }: z.output<typeof Body>): ResendRequest => {
  const type = types.find((each) => each === given)
  if (type === undefined) return refuse('Missing one of these types: signup, email_change, sms, phone_change')
  if (email !== undefined && phone !== undefined) return refuse('Only an email address or phone number should be provided.')
  if (email === undefined && phone === undefined) return refuse('Missing one of these: email, phone')
  if (type === 'signup' || type === 'email_change')
    return email === undefined ? refuse('Type provided requires an email address') : { type, named: { email: emailOrRefuse(email) } }
  if (phone === undefined) return refuse('Type provided requires a phone number')
  if (!settings.phone) throw new AuthError('phone_provider_disabled')
  return { type, named: { phone: phoneOrRefuse(phone) } }
}

export const resendRoute = (app: FastifyInstance, parts: Parts): void => {
  app.post('/resend', async (request) => {
    const body = parseOrRefuse(Body, request.body)
    const address = addressOf(request)
    await parts.limits.take(namedLimits.resend, address)
    await parts.captcha.check(body.gotrue_meta_security?.captcha_token ?? undefined, address)
    const { type, named } = resendRequestOf(parts, body)
    const channel = channelOrRefuse(body.channel)
    const redirectTo = redirectToOf(request, parts.settings)
    if ('email' in named) {
      await maySendMail(parts, { about: type, to: named.email, address })
      const found = waitingFor(type, await findNamed(parts, named))
      await parts.database.transaction((transaction) =>
        forUserOrPlaceholder(transaction, found, parts.clock(), (user) =>
          type === 'email_change' && user.new_email !== null
            ? sendChangeAgain(transaction, parts, user, user.new_email, redirectTo)
            : sendMail(transaction, parts, user, { name: 'signup', recipient: named.email, redirectTo }),
        ),
      )
      return {}
    }
    await maySendText(parts, { about: type, to: named.phone, address })
    const found = waitingFor(type, await findNamed(parts, named))
    return parts.database.transaction(async (transaction) => {
      const { messageId } = await forUserOrPlaceholder(transaction, found, parts.clock(), (user) =>
        type === 'phone_change' && user.new_phone !== null
          ? sendText(transaction, parts, user, { purpose: 'phone_change', phone: user.new_phone, channel })
          : sendText(transaction, parts, user, { purpose: 'phone', phone: named.phone, channel }),
      )
      return { message_id: messageId }
    })
  })
}

/** The user, where they wait for what was asked for again. */
const waitingFor = (type: (typeof types)[number], user: User | undefined): User | undefined => {
  if (user === undefined) return undefined
  const isWaiting = {
    signup: user.email_confirmed_at === null,
    email_change: user.new_email !== null,
    sms: user.phone_confirmed_at === null,
    phone_change: user.new_phone !== null,
  }
  return isWaiting[type] ? user : undefined
}

const sendChangeAgain = async (
  transaction: Knex,
  parts: Pick<Parts, 'clock' | 'settings' | 'secrets'>,
  user: User,
  newEmail: string,
  redirectTo: string,
) => {
  const isTaken = await isOthers(transaction, parts, user, newEmail)
  return sendEmailChange(transaction, parts, user, { newEmail, redirectTo, isTaken })
}
