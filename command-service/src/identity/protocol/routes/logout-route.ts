import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { AuthError } from '../../refusals/auth-error.ts'
import { signedIn } from '../gotrue/guard.ts'
import { refuseUnraisedChange } from '../../ways-in/factors/assurance.ts'
import type { IdentityParts } from '../../identity-parts.ts'
import { endSession, revokeSessions } from '../../sessions/end-sessions.ts'
import { rememberAgain } from '../../sessions/known-device.ts'

const Query = z.object({ scope: z.string().max(100).optional() })

/** Signs out everywhere, here, or everywhere else. */
export const logoutRoute = (app: FastifyInstance, parts: Pick<IdentityParts, 'database' | 'clock' | 'secrets' | 'settings'>): void => {
  const { database } = parts
  app.post('/logout', async (request, reply) => {
    const { user, session } = signedIn(request)
    const scope = Query.safeParse(request.query).data?.scope || 'global'
    switch (scope) {
      case 'global':
        // A session that owes its second factor may end itself, and no other.
        await refuseUnraisedChange(database, session, 'sessions').catch(async (error: unknown) => {
          await endSession(database, session.id)
          throw error
        })
        await revokeSessions(database, user.id)
        await rememberAgain(parts, request, reply, user.id)
        break
      case 'local':
        await endSession(database, session.id)
        break
      case 'others':
        await refuseUnraisedChange(database, session, 'sessions')
        await revokeSessions(database, user.id, { except: session.id })
        await rememberAgain(parts, request, reply, user.id)
        break
      default:
        throw new AuthError('validation_failed', `Unsupported logout scope "${scope}"`)
    }
    return reply.status(204).send()
  })
}
