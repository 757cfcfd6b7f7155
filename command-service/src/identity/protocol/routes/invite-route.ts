import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { emailOrRefuse } from '../../addresses/addresses.ts'
import { closeDoors } from '../../accounts/close-doors.ts'
import { createAccount } from '../../accounts/create-account.ts'
import { refuseHeld } from '../../accounts/held-mailbox.ts'
import { againIfTaken } from '../../accounts/taken.ts'
import { viewOf } from '../../accounts/user-view.ts'
import { findByEmail, updateUser } from '../../accounts/users.ts'
import { AuthError } from '../../refusals/auth-error.ts'
import { optionalText, parseOrRefuse, UserMetadata } from '../../refusals/parse-or-refuse.ts'
import { redirectToOf } from '../gotrue/redirect-to.ts'
import type { IdentityParts } from '../../identity-parts.ts'
import { sendMail } from '../../ways-in/proofs/send-code.ts'

const Body = z.object({ email: optionalText(), data: UserMetadata.nullish() })

export const inviteRoute = (app: FastifyInstance, parts: Pick<IdentityParts, 'database' | 'clock' | 'settings' | 'secrets'>): void => {
  app.post('/invite', async (request) => {
    const body = parseOrRefuse(Body, request.body)
    const email = emailOrRefuse(body.email)
    const redirectTo = redirectToOf(request, parts.settings)
    const at = parts.clock()
    const invited = await againIfTaken(() =>
      parts.database.transaction(async (transaction) => {
        const found = await findByEmail(transaction, email)
        if (found !== undefined && found.email_confirmed_at !== null) throw new AuthError('email_exists')
        if (found === undefined) await refuseHeld(transaction, parts, { email })
        else await closeDoors(transaction, found.id, at)
        const user = found ?? (await createAccount(transaction, { email }, { user_metadata: body.data ?? {} }, at))
        const expected = await updateUser(transaction, user.id, { invited_at: at.toJSDate() }, at)
        return sendMail(transaction, parts, expected, { name: 'invite', recipient: email, redirectTo })
      }),
    )
    return viewOf(parts.database, invited)
  })
}
