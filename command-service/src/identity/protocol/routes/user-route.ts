import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { emailOrRefuse, phoneOrRefuse } from '../../addresses/addresses.ts'
import type { ChangeStep } from '../../ways-in/changes/change-step.ts'
import { proveFresh, useUpProof } from '../../ways-in/proofs/fresh-proof.ts'
import { mergeMetadata } from '../../accounts/metadata.ts'
import { moveEmail } from '../../ways-in/changes/move-email.ts'
import { movePhone } from '../../ways-in/changes/move-phone.ts'
import { setPassword } from '../../ways-in/changes/set-password.ts'
import { viewOf } from '../../accounts/user-view.ts'
import { lockUser, type Metadata, updateUser, type User } from '../../accounts/users.ts'
import { refuseUnraisedChange } from '../../ways-in/factors/assurance.ts'
import { challengeOf } from '../../ways-in/flows/code-challenge.ts'
import { AuthError } from '../../refusals/auth-error.ts'
import { signedIn } from '../gotrue/guard.ts'
import { challengeFields, optionalText, parseOrRefuse, UserMetadata } from '../../refusals/parse-or-refuse.ts'
import { redirectToOf } from '../gotrue/redirect-to.ts'
import type { IdentityParts } from '../../identity-parts.ts'
import { namedLimits } from '../../ports/limits/named-limits.ts'
import { knownOf } from '../../accounts/known-of.ts'
import { addressOf } from '@debut/adapters/address-of.ts'
import { rememberDevice } from '../../sessions/known-device.ts'
import { channelOrRefuse } from '../../ports/sms/channel.ts'

const Body = z.object({
  email: optionalText(),
  phone: optionalText(),
  channel: optionalText(),
  password: optionalText(),
  current_password: optionalText(),
  nonce: optionalText(),
  data: UserMetadata.nullish(),
  app_metadata: z.unknown().optional(),
  ...challengeFields,
})

type Parts = Pick<
  IdentityParts,
  'database' | 'clock' | 'logger' | 'settings' | 'secrets' | 'passwords' | 'throwaway' | 'limits' | 'usernameOf' | 'leaveSanction'
>

export const userRoute = (app: FastifyInstance, parts: Parts): void => {
  app.get('/user', async (request) => viewOf(parts.database, signedIn(request).user))

  app.put('/user', async (request, reply) => {
    await parts.limits.take(namedLimits.updateUser, addressOf(request))
    const { user, session } = signedIn(request)
    await refuseUnraisedChange(parts.database, session, 'account')
    const body = parseOrRefuse(Body, request.body)
    if (body.app_metadata !== undefined && body.app_metadata !== null)
      throw new AuthError('not_admin', 'Updating app_metadata requires admin privileges')
    const wanted = {
      email: body.email === undefined ? undefined : changed(emailOrRefuse(body.email), user.email),
      phone: body.phone === undefined ? undefined : changed(phoneOrRefuse(body.phone), user.phone),
      password: body.password,
    }
    await refuseUnproven(parts, { user, wanted, nonce: body.nonce })
    // Each says before anything is done whether it may be.
    const { email, phone, password } = wanted
    const { nonce, current_password: currentPassword, data } = body
    const address = addressOf(request)
    const challenge = challengeOf(body, parts.settings)
    const redirectTo = redirectToOf(request, parts.settings)
    const channel = channelOrRefuse(body.channel)
    const opens = password !== undefined || phone !== undefined
    const shown = opens ? await proveFresh(parts, { user, session, nonce, currentPassword }) : undefined
    const steps: readonly ChangeStep[] = [
      ...(password === undefined ? [] : [await setPassword(parts, { user, session, password })]),
      ...(data === undefined || data === null ? [] : [mergeData(parts, data)]),
      ...(email === undefined ? [] : [await moveEmail(parts, { user, email, challenge, redirectTo, address })]),
      ...(phone === undefined ? [] : [await movePhone(parts, { userId: user.id, phone, channel, address })]),
    ]
    const updated = await parts.database.transaction(async (transaction) => {
      let standing = await lockUser(transaction, user.id)
      if (standing === undefined) throw new AuthError('user_not_found')
      await useUpProof(transaction, shown)
      for (const step of steps) standing = await step(transaction, standing)
      return standing
    })
    if (password !== undefined) rememberDevice(parts, request, reply, updated)
    return viewOf(parts.database, updated)
  })
}

const changed = (wanted: string, old: string | null): string | undefined => (wanted === old ? undefined : wanted)

interface Wanted {
  readonly email: string | undefined
  readonly phone: string | undefined
  readonly password: string | undefined
}

interface Asking {
  readonly user: User
  readonly wanted: Wanted
  readonly nonce: string | undefined
}

const refuseUnproven = async (
  parts: Pick<Parts, 'database' | 'logger' | 'passwords' | 'usernameOf'>,
  { user, wanted, nonce }: Asking,
): Promise<void> => {
  if (wanted.password !== undefined) {
    const known = await knownOf(parts, user)
    await parts.passwords.refuseWeak(wanted.password, { ...known, email: wanted.email ?? known.email })
  }
  const isSensitive = Object.values(wanted).some((value) => value !== undefined)
  if (user.is_sso_user && (isSensitive || nonce !== undefined)) throw new AuthError('user_sso_managed')
  if (!isSensitive) return
  if (user.is_anonymous && wanted.password !== undefined && wanted.email === undefined && wanted.phone === undefined)
    throw new AuthError('validation_failed', 'Updating password of an anonymous user without an email or phone is not allowed', {
      status: 422,
    })
}

const mergeData =
  (parts: Pick<Parts, 'clock'>, data: Metadata): ChangeStep =>
  (transaction, standing) =>
    updateUser(transaction, standing.id, { user_metadata: mergeMetadata(standing.user_metadata, data) }, parts.clock())
