import { dayOf } from '@debut/events/kernel/calendar.ts'
import { profileOf } from '@debut/events/members/profile.ts'
import { shownOn } from '@debut/events/voting/streak.ts'
import type { Clock } from '@debut/infra/adapters/clock.ts'
import { HttpError } from '@debut/infra/adapters/http-error.ts'
import type { FastifyInstance } from 'fastify'
import { requestContext } from '../kernel/command.ts'
import type { Handle } from '../kernel/handle.ts'
import { member, memberStream } from '../members/member.ts'
import { voter, voterStream } from '../voting/voter.ts'

/** Whatever a client says of its streak, its day or its multiplier: the answer is what they are. */
export const profileRoutes = (app: FastifyInstance, { handle, clock }: { handle: Handle; clock: Clock }) => {
  app.post('/api/profile/update', async (request) => {
    const { identity } = request
    if (identity === undefined) throw new HttpError('sign-in-required')
    const at = clock()
    const context = requestContext('UpdateProfile', identity.memberId, request.id, at)
    const [{ state: account }, { state: votes }] = await Promise.all([
      handle.look(member, memberStream(identity.memberId), context),
      handle.look(voter, voterStream(identity.memberId), context),
    ])
    if (!account.registered) throw new HttpError('not-registered')
    const { username, avatar } = account
    return { profile: profileOf({ username, avatar, streak: shownOn(votes, dayOf(at)), latest: votes.latest }) }
  })
}
