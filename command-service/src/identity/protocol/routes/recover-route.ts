import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { emailOrRefuse } from '../../addresses/addresses.ts'
import { forUserOrPlaceholder } from '../../accounts/for-user-or-placeholder.ts'
import { findByEmail } from '../../accounts/users.ts'
import { challengeOf } from '../../ways-in/flows/code-challenge.ts'
import { mailFlow } from '../../ways-in/flows/mail-flow.ts'
import { AuthError } from '../../refusals/auth-error.ts'
import { challengeFields, optionalText, parseOrRefuse, securityFields } from '../../refusals/parse-or-refuse.ts'
import { redirectToOf } from '../gotrue/redirect-to.ts'
import type { IdentityParts } from '../../identity-parts.ts'
import { maySendMail } from '../../ports/limits/may-send.ts'
import { namedLimits } from '../../ports/limits/named-limits.ts'
import { sendMail } from '../../ways-in/proofs/send-code.ts'
import { addressOf } from '@debut/adapters/address-of.ts'

const Body = z.object({ email: optionalText(), ...challengeFields, ...securityFields })

export const recoverRoute = (
  app: FastifyInstance,
  parts: Pick<IdentityParts, 'database' | 'clock' | 'settings' | 'secrets' | 'captcha' | 'limits'>,
): void => {
  app.post('/recover', async (request) => {
    const body = parseOrRefuse(Body, request.body)
    const address = addressOf(request)
    await parts.limits.take(namedLimits.recover, address)
    await parts.captcha.check(body.gotrue_meta_security?.captcha_token ?? undefined, address)
    if (body.email === undefined) throw new AuthError('validation_failed', 'Password recovery requires an email')
    const email = emailOrRefuse(body.email)
    const challenge = challengeOf(body, parts.settings)
    const redirectTo = redirectToOf(request, parts.settings)
    await maySendMail(parts, { about: 'recover', to: email, address })
    const found = await findByEmail(parts.database, email)
    await parts.database.transaction((transaction) =>
      forUserOrPlaceholder(transaction, found, parts.clock(), async (user) => {
        const flowId = await mailFlow(transaction, parts, { userId: user.id, challenge, method: 'recovery', redirectTo })
        await sendMail(transaction, parts, user, { name: 'recovery', recipient: email, redirectTo, flowId })
      }),
    )
    return {}
  })
}
