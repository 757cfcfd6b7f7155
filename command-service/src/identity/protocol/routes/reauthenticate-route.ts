import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { AuthError } from '../../refusals/auth-error.ts'
import { signedIn } from '../gotrue/guard.ts'
import type { IdentityParts } from '../../identity-parts.ts'
import { maySendMail, maySendText } from '../../ports/limits/may-send.ts'
import { namedLimits } from '../../ports/limits/named-limits.ts'
import { type Again, proveAgain } from '../../ways-in/proofs/prove-again.ts'
import { sendMail, sendText } from '../../ways-in/proofs/send-code.ts'
import { optionalText, parseOrRefuse } from '../../refusals/parse-or-refuse.ts'
import { permanentCaller } from './factor-guard.ts'
import { addressOf } from '@debut/adapters/address-of.ts'

const Body = z.object({ password: optionalText(), nonce: optionalText() })

/** Sends the code that shows once more who is signed in, and takes it, or the password. GoTrue only sends it. */
export const reauthenticateRoute = (
  app: FastifyInstance,
  parts: Pick<IdentityParts, 'database' | 'clock' | 'settings' | 'secrets' | 'passwords' | 'limits' | 'signIn'>,
): void => {
  app.get('/reauthenticate', { exposeHeadRoute: false }, async (request) => {
    const address = addressOf(request)
    await parts.limits.take(namedLimits.reauthenticate, address)
    const { user } = signedIn(request)
    const { email, phone } = user
    if (email !== null) {
      if (user.email_confirmed_at === null) throw new AuthError('email_not_confirmed', 'Please verify your email first.', { status: 422 })
      await maySendMail(parts, { about: 'reauthentication', to: email, address })
      const redirectTo = parts.settings.publicUrl
      await parts.database.transaction((transaction) =>
        sendMail(transaction, parts, user, { name: 'reauthentication', recipient: email, redirectTo }),
      )
      return {}
    }
    if (phone === null) throw new AuthError('validation_failed', 'Reauthentication requires the user to have an email or a phone number')
    if (user.phone_confirmed_at === null) throw new AuthError('phone_not_confirmed', 'Please verify your phone first.', { status: 422 })
    await maySendText(parts, { about: 'reauthentication', to: phone, address })
    const { messageId } = await parts.database.transaction((transaction) =>
      sendText(transaction, parts, user, { purpose: 'reauthentication', phone, channel: 'sms' }),
    )
    return { message_id: messageId }
  })

  app.post('/reauthenticate', async (request) => {
    await parts.limits.take(namedLimits.proveAgain, addressOf(request))
    const caller = permanentCaller(request)
    return parts.signIn.reply(await proveAgain(parts, caller, againIn(parseOrRefuse(Body, request.body))))
  })
}

const againIn = ({ password, nonce }: z.output<typeof Body>): Again => {
  if (password !== undefined && nonce === undefined) return { password }
  if (nonce !== undefined && password === undefined) return { nonce }
  throw new AuthError('validation_failed', 'Send a password or a nonce, one of the two')
}
