import { addressOf } from '@debut/adapters/address-of.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { proveFresh, useUpProof } from '../../ways-in/proofs/fresh-proof.ts'
import { lockUser } from '../../accounts/users.ts'
import { isUnraised, refuseUnraised, wasJustRaised } from '../../ways-in/factors/assurance.ts'
import { permanentCaller } from './factor-guard.ts'
import { factorsOf, isVerified } from '../../accounts/factors.ts'
import { raiseSession } from '../../ways-in/factors/raise-session.ts'
import { countRecoveryCodes, renewRecoveryCodes, useRecoveryCode } from '../../ways-in/factors/recovery-codes.ts'
import { notifyOfRecovery } from '../../ways-in/factors/notify-of-factor.ts'
import { AuthError } from '../../refusals/auth-error.ts'
import { optionalText, parseOrRefuse } from '../../refusals/parse-or-refuse.ts'
import type { IdentityParts } from '../../identity-parts.ts'
import { namedLimits } from '../../ports/limits/named-limits.ts'
import { findSession } from '../../sessions/sessions.ts'

const NewBody = z.object({ nonce: optionalText(), current_password: optionalText() })
const UseBody = z.object({ code: optionalText(40) })

const refuseWithoutFactor = (): never => {
  throw new AuthError('mfa_factor_not_found', 'Recovery codes stand in for a second factor, and there is none', { status: 422 })
}

/** For a member who has lost their second factor. GoTrue has none. */
export const recoveryCodesRoute = (
  app: FastifyInstance,
  parts: Pick<IdentityParts, 'database' | 'clock' | 'secrets' | 'passwords' | 'limits' | 'signIn'>,
): void => {
  const { database, clock, limits } = parts

  app.get('/factors/recovery-codes', async (request) => {
    const { user, session } = permanentCaller(request)
    // Before the factor was shown, the answer says nothing of what stands in for it.
    if (isUnraised(await factorsOf(database, user.id), session)) return { left: null, total: null }
    return countRecoveryCodes(database, user.id)
  })

  app.post('/factors/recovery-codes', async (request) => {
    await limits.take(namedLimits.updateUser, addressOf(request))
    const { user, session } = permanentCaller(request)
    const { nonce, current_password: currentPassword } = parseOrRefuse(NewBody, request.body)
    const factors = await factorsOf(database, user.id)
    if (!factors.some(isVerified)) return refuseWithoutFactor()
    refuseUnraised(factors, session)
    const shown = wasJustRaised(session, clock()) ? undefined : await proveFresh(parts, { user, session, nonce, currentPassword })
    return database.transaction(async (transaction) => {
      const standing = await lockUser(transaction, user.id)
      if (standing === undefined) throw new AuthError('user_not_found')
      await useUpProof(transaction, shown)
      await notifyOfRecovery(transaction, 'recovery_codes_made', standing, {}, clock())
      return { codes: await renewRecoveryCodes(transaction, parts, user.id, clock()) }
    })
  })

  app.post('/factors/recovery-codes/verify', async (request) => {
    await limits.take(namedLimits.factorVerify, addressOf(request))
    const caller = permanentCaller(request)
    const { code } = parseOrRefuse(UseBody, request.body)
    if (code === undefined) throw new AuthError('validation_failed', 'Code needs to be non-empty')
    const userId = caller.user.id
    await limits.take(namedLimits.wrongFactor, `recovery ${userId}`)
    const raised = await database.transaction(async (transaction) => {
      const at = clock()
      const user = await lockUser(transaction, userId)
      const session = await findSession(transaction, caller.session.id)
      if (user === undefined || session === undefined) throw new AuthError('session_not_found')
      if (!(await factorsOf(transaction, userId)).some(isVerified)) return refuseWithoutFactor()
      if (!(await useRecoveryCode(transaction, parts, userId, code, at)))
        throw new AuthError('mfa_verification_failed', 'Invalid recovery code entered')
      const { left } = await countRecoveryCodes(transaction, userId)
      await notifyOfRecovery(transaction, 'recovery_code_used', user, { left: String(left) }, at)
      return { user, session: await raiseSession(transaction, session, { method: 'mfa/recovery-code', factorId: null }, at) }
    })
    await limits.giveBack(namedLimits.wrongFactor, `recovery ${userId}`)
    return parts.signIn.reply(raised)
  })
}
