import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { challengeFactor } from '../../ways-in/factors/challenge-factor.ts'
import { factorIdOf, permanentCaller } from './factor-guard.ts'
import { factorOf } from '../../accounts/factors.ts'
import { checkOf } from '../../ways-in/factors/prove-factor.ts'
import { verifyFactor } from '../../ways-in/factors/verify-factor.ts'
import { optionalText, parseOrRefuse } from '../../refusals/parse-or-refuse.ts'
import type { IdentityParts } from '../../identity-parts.ts'
import { namedLimits } from '../../ports/limits/named-limits.ts'
import { addressOf } from '@debut/adapters/address-of.ts'

const ChallengeBody = z.object({
  channel: z
    .enum(['sms', 'whatsapp'])
    .nullish()
    .transform((channel) => channel ?? 'sms'),
})

const VerifyBody = z.object({ challenge_id: z.uuid(), code: optionalText(40), webauthn: z.unknown().optional() })

/** A factor is asked for, and shown. */
export const factorProofRoutes = (
  app: FastifyInstance,
  parts: Pick<IdentityParts, 'database' | 'clock' | 'settings' | 'secrets' | 'limits' | 'signIn'>,
): void => {
  app.post('/factors/:factorId/challenge', async (request) => {
    const address = addressOf(request)
    await parts.limits.take(namedLimits.factorChallenge, address)
    const { user, session } = permanentCaller(request)
    const factorId = factorIdOf(request)
    const { channel } = parseOrRefuse(ChallengeBody, request.body)
    return challengeFactor(parts, { user, session, factorId, address, channel })
  })

  app.post('/factors/:factorId/verify', async (request) => {
    const address = addressOf(request)
    await parts.limits.take(namedLimits.factorVerify, address)
    const { user, session } = permanentCaller(request)
    const factorId = factorIdOf(request)
    const { challenge_id, ...answer } = parseOrRefuse(VerifyBody, request.body)
    const factor = await factorOf(parts.database, user.id, factorId)
    const check = checkOf(parts, factor, answer)
    await parts.limits.take(namedLimits.wrongFactor, factorId)
    const verification = { userId: user.id, sessionId: session.id, factorId, challengeId: challenge_id, address, check }
    const raised = await verifyFactor(parts, verification)
    await parts.limits.giveBack(namedLimits.wrongFactor, factorId)
    return parts.signIn.reply(raised)
  })
}
