import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { emailOrRefuse, phoneOrRefuse } from '../../addresses/addresses.ts'
import { redirectTarget } from '../../addresses/redirect-target.ts'
import { refuseTaken } from '../../accounts/taken.ts'
import { issueAuthCode } from '../../ways-in/flows/flows.ts'
import { AuthError } from '../../refusals/auth-error.ts'
import { optionalText, parseOrRefuse, securityFields } from '../../refusals/parse-or-refuse.ts'
import type { IdentityParts } from '../../identity-parts.ts'
import { namedLimits } from '../../ports/limits/named-limits.ts'
import { FLOW_PREFIX, type OneTimeCode } from '../../ways-in/proofs/one-time-code.ts'
import { addressOf } from '@debut/adapters/address-of.ts'
import { deviceOf } from '../../sessions/device-of.ts'
import { rememberDevice } from '../../sessions/known-device.ts'
import { findByLinkOfType } from '../../ways-in/verification/find-by-link.ts'
import { findTypedCode } from '../../ways-in/verification/find-code.ts'
import { redirectWithCode, redirectWithError, redirectWithMessage, redirectWithSession } from '../../ways-in/verification/redirects.ts'
import { emailPurposes, phonePurposes } from '../../ways-in/verification/types.ts'
import { EXPIRED, useCode } from '../../ways-in/verification/use-code.ts'

const HALF_AGREED = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'
const LINK_EXPIRED = 'Email link is invalid or has expired'

const Body = z.object({
  type: optionalText(),
  token: optionalText(),
  token_hash: optionalText(),
  email: optionalText(),
  phone: optionalText(),
  ...securityFields,
})

const Query = z.object({
  type: optionalText(),
  token: optionalText(),
  token_hash: optionalText(),
  redirect_to: z.string().optional(),
})

const refuse = (message: string): never => {
  throw new AuthError('validation_failed', message)
}

type Parts = Pick<IdentityParts, 'database' | 'clock' | 'settings' | 'secrets' | 'limits' | 'signIn'>

/** By a code that was typed, or by what a link carries. */
export const verifyRoute = (app: FastifyInstance, parts: Parts): void => {
  app.post('/verify', async (request, reply) => {
    await parts.limits.take(namedLimits.verify, addressOf(request))
    const row = await codeIn(parts, parseOrRefuse(Body, request.body))
    if (row === undefined) throw new AuthError('otp_expired', EXPIRED)
    const signedIn = await taken(() =>
      parts.database.transaction(async (transaction) => {
        const user = await useCode(transaction, parts, row)
        if (user === undefined) return undefined
        return parts.signIn.begin(transaction, { userId: user.id, proof: { method: 'otp' }, device: deviceOf(request) })
      }),
    )
    if (signedIn === undefined) return { msg: HALF_AGREED, code: '200' }
    rememberDevice(parts, request, reply, signedIn.user)
    return parts.signIn.reply(signedIn)
  })

  // A client that only looks where a link leads, as scanners of mails do, has not followed it.
  app.get('/verify', { exposeHeadRoute: false }, async (request, reply) => {
    const { redirect_to } = Query.safeParse(request.query).data ?? {}
    const redirectTo = redirectTarget(parts.settings, redirect_to)
    try {
      await parts.limits.take(namedLimits.verify, addressOf(request))
      return await reply.redirect(await follow(request, reply, parts, redirectTo), 303)
    } catch (error) {
      if (!(error instanceof AuthError)) throw error
      const isFlow = tokenIn(request).startsWith(FLOW_PREFIX)
      return reply.redirect(redirectWithError(error, { redirectTo, isFlow }), 303)
    }
  })
}

/** Where somebody else has got the address in the meantime. */
const taken = <Done>(work: () => Promise<Done>): Promise<Done> => refuseTaken(work, () => new AuthError('email_exists'))

const codeIn = async (
  parts: Pick<Parts, 'database' | 'clock' | 'secrets' | 'limits'>,
  body: z.output<typeof Body>,
): Promise<OneTimeCode | undefined> => {
  const { type, token, token_hash, email, phone } = body
  if (type === undefined) return refuse('Verify requires a verification type')
  if ((token === undefined) === (token_hash === undefined)) return refuse('Verify requires either a token or a token hash')
  if (token_hash !== undefined) {
    if (email !== undefined || phone !== undefined) return refuse('Only the token_hash and type should be provided')
    return findByLinkOfType(parts, type, token_hash)
  }
  const code = (token ?? '').replaceAll(/[\s-]/g, '')
  const [ofEmail, ofPhone] = [emailPurposes(type), phonePurposes(type)]
  if (ofEmail === undefined && ofPhone === undefined) return refuse('Unsupported verification type')
  if (ofPhone !== undefined && phone !== undefined && email === undefined)
    return findTypedCode(parts, { purposes: ofPhone, sentTo: phoneOrRefuse(phone), code })
  if (ofEmail !== undefined && email !== undefined && phone === undefined)
    return findTypedCode(parts, { purposes: ofEmail, sentTo: emailOrRefuse(email), code })
  return refuse('Only an email address or phone number should be provided on verify')
}

const tokenIn = (request: FastifyRequest): string => {
  const { token, token_hash } = Query.safeParse(request.query).data ?? {}
  return token ?? token_hash ?? ''
}

/** Where the link leads in the end. */
const follow = async (
  request: FastifyRequest,
  reply: FastifyReply,
  parts: Pick<Parts, 'database' | 'clock' | 'settings' | 'secrets' | 'signIn'>,
  redirectTo: string,
): Promise<string> => {
  const { type } = parseOrRefuse(Query, request.query)
  const token = tokenIn(request)
  if (type === undefined) return refuse('Verify requires a verification type')
  if (token === '') return refuse('Verify requires a token or a token hash')
  const expired = new AuthError('otp_expired', LINK_EXPIRED)
  const row = await findByLinkOfType(parts, type, token)
  if (row === undefined) throw expired
  const { flow_id: flowId } = row
  const telling = { redirectTo, isFlow: flowId !== null }

  const followed = await taken(() =>
    parts.database.transaction(async (transaction) => {
      const user = await useCode(transaction, parts, row, expired)
      if (user === undefined) return redirectWithMessage(HALF_AGREED, telling)
      if (flowId === null) return parts.signIn.begin(transaction, { userId: user.id, proof: { method: 'otp' }, device: deviceOf(request) })
      const code = await issueAuthCode(transaction, parts, { flowId, userId: user.id })
      if (code === undefined) throw new AuthError('flow_state_not_found', 'No associated flow state found.', { status: 400 })
      return redirectWithCode(code, redirectTo)
    }),
  )
  if (typeof followed === 'string') return followed
  rememberDevice(parts, request, reply, followed.user)
  return redirectWithSession(await parts.signIn.reply(followed), type, redirectTo)
}
