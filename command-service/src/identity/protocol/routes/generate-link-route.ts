import type { Knex } from '@debut/adapters/database.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { emailOrRefuse } from '../../addresses/addresses.ts'
import { closeDoors } from '../../accounts/close-doors.ts'
import { createAccount } from '../../accounts/create-account.ts'
import { isOthers, refuseHeld } from '../../accounts/held-mailbox.ts'
import { mergeMetadata } from '../../accounts/metadata.ts'
import { redirectTarget } from '../../addresses/redirect-target.ts'
import { againIfTaken } from '../../accounts/taken.ts'
import { viewOf } from '../../accounts/user-view.ts'
import { findByEmail, updateUser, type User } from '../../accounts/users.ts'
import { AuthError } from '../../refusals/auth-error.ts'
import { optionalText, parseOrRefuse, UserMetadata } from '../../refusals/parse-or-refuse.ts'
import { redirectToOf } from '../gotrue/redirect-to.ts'
import type { IdentityParts } from '../../identity-parts.ts'
import { namesIn } from '../../accounts/known-of.ts'
import { writeMail } from '../../ways-in/proofs/send-code.ts'

const types = ['signup', 'invite', 'magiclink', 'recovery', 'email_change_current', 'email_change_new'] as const
type LinkType = (typeof types)[number]

const Body = z.object({
  type: optionalText(),
  email: optionalText(),
  new_email: optionalText(),
  password: optionalText(),
  data: UserMetadata.nullish(),
  redirect_to: optionalText(),
})

interface LinkRequest {
  readonly type: LinkType
  readonly email: string
  readonly newEmail: string | undefined
  readonly data: z.output<typeof UserMetadata>
  readonly passwordHash: string | null
}

type Parts = Pick<IdentityParts, 'database' | 'clock' | 'settings' | 'secrets' | 'passwords'>

/** The link of a mail that the operator sends, or follows, themselves. */
export const generateLinkRoute = (app: FastifyInstance, parts: Parts): void => {
  app.post('/admin/generate_link', async (request) => {
    const body = parseOrRefuse(Body, request.body)
    const email = emailOrRefuse(body.email)
    const type = types.find((each) => each === body.type)
    if (type === undefined) throw new AuthError('validation_failed', `Invalid email action link type requested: ${body.type ?? ''}`)
    const redirectTo =
      body.redirect_to === undefined ? redirectToOf(request, parts.settings) : redirectTarget(parts.settings, body.redirect_to)
    const found = await findByEmail(parts.database, email)
    if (type === 'signup') {
      if (body.password === undefined && found === undefined) throw new AuthError('validation_failed', 'Signup requires a valid password')
      if (body.password !== undefined) await parts.passwords.refuseWeak(body.password, { email, names: namesIn(body.data ?? {}) })
    }
    const linkRequest = {
      // A link to an account that is not there yet makes it.
      type: type === 'magiclink' && found === undefined ? ('signup' as const) : type,
      email,
      newEmail: type.startsWith('email_change') ? emailOrRefuse(body.new_email) : undefined,
      data: body.data ?? {},
      passwordHash: body.password === undefined ? null : await parts.passwords.hash(body.password),
    }
    const { mail, user } = await againIfTaken(() =>
      parts.database.transaction(async (transaction) => {
        const ready = await prepare(transaction, parts, linkRequest)
        const recipient = linkRequest.type === 'email_change_new' ? (ready.new_email ?? email) : email
        const written = await writeMail(transaction, parts, ready, { name: linkRequest.type, recipient, redirectTo })
        return { mail: written, user: written.user }
      }),
    )
    return {
      ...(await viewOf(parts.database, user)),
      action_link: mail.link,
      email_otp: mail.code,
      hashed_token: mail.token,
      verification_type: linkRequest.type,
      redirect_to: redirectTo,
    }
  })
}

/** The account as the link finds it. */
const prepare = async (
  transaction: Knex,
  parts: Pick<Parts, 'clock' | 'settings'>,
  { type, email, newEmail, data, passwordHash }: LinkRequest,
): Promise<User> => {
  const at = parts.clock()
  const found = await findByEmail(transaction, email)
  switch (type) {
    case 'signup':
    case 'invite': {
      if (found !== undefined && found.email_confirmed_at !== null) throw new AuthError('email_exists')
      if (found === undefined) await refuseHeld(transaction, parts, { email })
      else await closeDoors(transaction, found.id, at)
      const user = found ?? (await createAccount(transaction, { email }, { user_metadata: data }, at))
      return updateUser(
        transaction,
        user.id,
        {
          user_metadata: mergeMetadata(user.user_metadata, data),
          ...(passwordHash !== null && { password_hash: passwordHash }),
          ...(type === 'invite' && { invited_at: at.toJSDate() }),
        },
        at,
      )
    }
    case 'magiclink':
    case 'recovery':
      return knownOrRefuse(found)
    case 'email_change_current':
    case 'email_change_new': {
      const user = knownOrRefuse(found)
      if (newEmail === undefined || newEmail === email || (await isOthers(transaction, parts, user, newEmail)))
        throw new AuthError('email_exists')
      return updateUser(transaction, user.id, { new_email: newEmail, email_change_agreed: 0 }, at)
    }
  }
}

const knownOrRefuse = (user: User | undefined): User => {
  if (user === undefined) throw new AuthError('user_not_found', 'User with this email not found')
  return user
}
