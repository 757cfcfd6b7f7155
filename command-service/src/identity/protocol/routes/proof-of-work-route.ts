import { addressOf } from '@debut/adapters/address-of.ts'
import type { FastifyInstance } from 'fastify'
import { AuthError } from '../../refusals/auth-error.ts'
import type { IdentityParts } from '../../identity-parts.ts'
import { namedLimits } from '../../ports/limits/named-limits.ts'

/** What a sign-up is asked to solve where it is refused with `proof_of_work_required`: a challenge in ALTCHA's format. */
export const proofOfWorkRoute = (app: FastifyInstance, { limits, proofOfWork }: Pick<IdentityParts, 'proofOfWork' | 'limits'>): void => {
  app.get('/proof-of-work', async (request) => {
    if (proofOfWork === undefined) throw new AuthError('proof_of_work_disabled')
    await limits.take(namedLimits.proofOfWork, addressOf(request))
    return proofOfWork.challenge()
  })
}
