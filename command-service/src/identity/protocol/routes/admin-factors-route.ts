import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { factorView } from '../../accounts/user-view.ts'
import { findUser } from '../../accounts/users.ts'
import { deleteFactor } from '../../ways-in/factors/delete-factor.ts'
import { factorsOf } from '../../accounts/factors.ts'
import { AuthError } from '../../refusals/auth-error.ts'
import type { IdentityParts } from '../../identity-parts.ts'

const OfUser = z.object({ id: z.uuid() })
const OfFactor = z.object({ factorId: z.uuid() })

/** For a member who has lost a factor, and has proved their identity to the operator. */
export const adminFactorsRoute = (app: FastifyInstance, parts: Pick<IdentityParts, 'database' | 'clock'>): void => {
  const userIn = async (params: unknown): Promise<string> => {
    const { data } = OfUser.safeParse(params)
    if (data === undefined) throw new AuthError('validation_failed', 'user_id must be an UUID', { status: 404 })
    if ((await findUser(parts.database, data.id)) === undefined) throw new AuthError('user_not_found')
    return data.id
  }

  app.get('/admin/users/:id/factors', async (request) =>
    (await factorsOf(parts.database, await userIn(request.params))).map((factor) => factorView(factor)),
  )

  app.delete('/admin/users/:id/factors/:factorId', async (request) => {
    const userId = await userIn(request.params)
    const { data } = OfFactor.safeParse(request.params)
    if (data === undefined) throw new AuthError('validation_failed', 'factor_id must be an UUID', { status: 404 })
    return factorView(await deleteFactor(parts, { userId, factorId: data.factorId }))
  })
}
