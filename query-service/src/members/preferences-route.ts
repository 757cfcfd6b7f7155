import { DEFAULT_EMAIL, type EmailPreferences } from '@debut/events/members/preferences.ts'
import type { Knex } from '@debut/infra/adapters/database.ts'
import { HttpError } from '@debut/infra/adapters/http-error.ts'
import type { FastifyInstance } from 'fastify'
import type { Checkpoints } from '../kernel/checkpoints.ts'
import { awaitOwnPosition } from '../kernel/min-position.ts'
import type { OwnPositions } from '../kernel/own-positions.ts'
import { signedIn } from '../kernel/signed-in.ts'

interface Parts {
  readonly database: Knex
  readonly checkpoints: Checkpoints
  readonly own: OwnPositions
}

/** What whoever asks wants by email. */
export const preferencesRoute = (app: FastifyInstance, { database, checkpoints, own }: Parts) => {
  app.get('/api/preferences', async (request, reply) => {
    const { memberId } = signedIn(request)
    const { stale } = await awaitOwnPosition(checkpoints, ['members'], own, request)
    const members = database.withSchema(checkpoints.of('members').schema).from('members').where({ member_id: memberId })
    const member = await members.whereNotNull('username').first<{ email: EmailPreferences | null } | undefined>('email')
    if (member === undefined) throw new HttpError('not-found')
    reply.header('cache-control', 'no-store')
    if (stale) reply.header('x-stale', 'true')
    return { email: member.email ?? DEFAULT_EMAIL }
  })
}
