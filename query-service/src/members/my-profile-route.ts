import { dayOf } from '@debut/events/kernel/calendar.ts'
import { profileOf } from '@debut/events/members/profile.ts'
import type { Clock } from '@debut/infra/adapters/clock.ts'
import type { Knex } from '@debut/infra/adapters/database.ts'
import { HttpError } from '@debut/infra/adapters/http-error.ts'
import type { FastifyInstance } from 'fastify'
import type { Checkpoints } from '../kernel/checkpoints.ts'
import { memberStreak } from '../voting/member-streak.ts'
import { awaitOwnPosition } from '../kernel/min-position.ts'
import type { OwnPositions } from '../kernel/own-positions.ts'
import { signedIn } from '../kernel/signed-in.ts'

interface Parts {
  readonly database: Knex
  readonly checkpoints: Checkpoints
  readonly own: OwnPositions
  readonly clock: Clock
}

interface MemberRow {
  readonly username: string | null
  readonly avatar: string | null
  readonly onboarded: boolean
}

/** The profile of whoever asks, whatever user the query names; the streak is the one that is shown today. */
export const myProfileRoute = (app: FastifyInstance, { database, checkpoints, own, clock }: Parts) => {
  app.get('/api/user/get-my-profile', async (request, reply) => {
    const { memberId } = signedIn(request)
    const { stale } = await awaitOwnPosition(checkpoints, ['members', 'streaks'], own, request)
    const members = database.withSchema(checkpoints.of('members').schema).from('members').where({ member_id: memberId })
    const [member, { streak, latest }] = await Promise.all([
      members.first<MemberRow | undefined>('username', 'avatar', 'onboarded'),
      memberStreak(database, checkpoints.of('streaks').schema, { memberId, today: dayOf(clock()) }),
    ])
    if (member === undefined || member.username === null) throw new HttpError('not-found')
    reply.header('cache-control', 'no-store')
    if (stale) reply.header('x-stale', 'true')
    const profile = profileOf({ ...member, streak, latest })
    // The specification can be read either way: an answer that is the profile, or one that holds it.
    return { ...profile, profile }
  })
}
