import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { refuseUnraisedChange } from '../../ways-in/factors/assurance.ts'
import { AuthError } from '../../refusals/auth-error.ts'
import { signedIn } from '../gotrue/guard.ts'
import type { IdentityParts } from '../../identity-parts.ts'
import { endSession, forgetDevices } from '../../sessions/end-sessions.ts'
import { rememberAgain } from '../../sessions/known-device.ts'
import { assuranceOf, type Session } from '../../sessions/sessions.ts'

const viewOf = (session: Session, current: string) => ({
  id: session.id,
  created_at: session.created_at,
  refreshed_at: session.refreshed_at,
  not_after: session.not_after,
  user_agent: session.user_agent,
  ip: session.address,
  aal: assuranceOf(session),
  current: session.id === current,
})

/** Where a member is signed in: this browser first, then those that were last seen. */
export const sessionsRoute = (app: FastifyInstance, parts: Pick<IdentityParts, 'database' | 'clock' | 'secrets' | 'settings'>): void => {
  const { database, clock } = parts
  app.get('/sessions', async (request) => {
    const { user, session } = signedIn(request)
    await refuseUnraisedChange(database, session, 'sessions')
    const sessions = await database<Session>('identity.sessions')
      .where({ user_id: user.id })
      .where('not_after', '>', clock().toJSDate())
      .orderByRaw('id = ? desc, refreshed_at desc', [session.id])
      .limit(200)
    return { sessions: sessions.map((each) => viewOf(each, session.id)) }
  })

  app.delete<{ Params: { id: string } }>('/sessions/:id', async (request, reply) => {
    const { user, session } = signedIn(request)
    await refuseUnraisedChange(database, session, 'sessions')
    const id = z.uuid().safeParse(request.params.id).data
    const isTheirs = id !== undefined && (await endSession(database, id, user.id))
    if (!isTheirs) throw new AuthError('session_not_found', 'Session not found', { status: 404 })
    if (id !== session.id) {
      // The session may be that of a stolen device, so the account must no longer know its browser.
      await forgetDevices(database, user.id)
      await rememberAgain(parts, request, reply, user.id)
    }
    return reply.status(204).send()
  })
}
