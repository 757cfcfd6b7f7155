import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { emailOrRefuse, phoneOrRefuse } from '../../addresses/addresses.ts'
import { signUp } from '../../ways-in/sign-up/sign-up.ts'
import { type Metadata, insertUser } from '../../accounts/users.ts'
import { challengeOf } from '../../ways-in/flows/code-challenge.ts'
import { AuthError } from '../../refusals/auth-error.ts'
import { challengeFields, optionalText, parseOrRefuse, securityFields, UserMetadata } from '../../refusals/parse-or-refuse.ts'
import { redirectToOf } from '../gotrue/redirect-to.ts'
import type { IdentityParts } from '../../identity-parts.ts'
import { maySendMail, maySendText } from '../../ports/limits/may-send.ts'
import { namedLimits } from '../../ports/limits/named-limits.ts'
import { namesIn } from '../../accounts/known-of.ts'
import { proveWork, type SigningUp } from '../../ports/proof-of-work/prove-work.ts'
import type { Named } from '../../accounts/named.ts'
import { addressOf } from '@debut/adapters/address-of.ts'
import { deviceOf } from '../../sessions/device-of.ts'
import { rememberIfSignedIn } from '../../sessions/known-device.ts'
import { channelOrRefuse } from '../../ports/sms/channel.ts'

const Body = z.object({
  email: optionalText(),
  phone: optionalText(),
  password: optionalText(),
  channel: optionalText(),
  data: UserMetadata.nullish(),
  ...challengeFields,
  ...securityFields,
})

type Parts = Pick<
  IdentityParts,
  'database' | 'clock' | 'settings' | 'secrets' | 'passwords' | 'captcha' | 'throwaway' | 'proofOfWork' | 'limits' | 'signIn'
>

export const signupRoute = (app: FastifyInstance, parts: Parts): void => {
  app.post('/signup', async (request, reply) => {
    const address = addressOf(request)
    const body = parseOrRefuse(Body, request.body)
    const { email, phone, password, data } = body
    const isAnonymous = email === undefined && phone === undefined
    const limit = isAnonymous ? namedLimits.anonymous : namedLimits.signup
    const left = await parts.limits.take(limit, address)
    const token = body.gotrue_meta_security?.captcha_token
    await parts.captcha.check(token, address)
    if (!parts.settings.signups) throw new AuthError('signup_disabled')
    const work = { limit, left, address, token }
    if (isAnonymous) return signUpAnonymously(request, parts, data ?? {}, work)
    if (password === undefined) throw new AuthError('validation_failed', 'Signup requires a valid password')
    await parts.passwords.refuseWeak(password, { email, phone, names: namesIn(data ?? {}) })
    const challenge = challengeOf(body, parts.settings)
    const named = namedIn(parts, email, phone)
    if ('email' in named) parts.throwaway.refuse(named.email)
    if ('phone' in named && challenge !== undefined) throw new AuthError('validation_failed', 'PKCE not supported for phone signups')
    const channel = channelOrRefuse(body.channel)
    await proveWork(parts, work)
    if (!parts.settings.autoconfirm)
      await ('email' in named
        ? maySendMail(parts, { about: 'signup', to: named.email, address })
        : maySendText(parts, { about: 'sms', to: named.phone, address }))
    const redirectTo = redirectToOf(request, parts.settings)
    const answer = await signUp(parts, { named, password, data: data ?? {}, channel, challenge, redirectTo, device: deviceOf(request) })
    await rememberIfSignedIn(parts, request, reply, answer)
    return answer
  })
}

const namedIn = ({ settings }: Pick<Parts, 'settings'>, email: string | undefined, phone: string | undefined): Named => {
  if (email !== undefined && phone !== undefined)
    throw new AuthError('validation_failed', 'Only an email address or phone number should be provided on signup.')
  if (phone === undefined) return { email: emailOrRefuse(email) }
  if (!settings.phone) throw new AuthError('phone_provider_disabled', 'Phone signups are disabled')
  return { phone: phoneOrRefuse(phone) }
}

/** An account without a name; it can get one later. */
const signUpAnonymously = async (
  request: FastifyRequest,
  parts: Pick<Parts, 'database' | 'clock' | 'settings' | 'proofOfWork' | 'limits' | 'signIn'>,
  data: Metadata,
  work: SigningUp,
) => {
  if (!parts.settings.anonymous) throw new AuthError('anonymous_provider_disabled')
  await proveWork(parts, work)
  const signedIn = await parts.database.transaction(async (transaction) => {
    const { id } = await insertUser(transaction, { is_anonymous: true, user_metadata: data }, parts.clock())
    return parts.signIn.begin(transaction, { userId: id, proof: { method: 'anonymous' }, device: deviceOf(request) })
  })
  return parts.signIn.reply(signedIn)
}
