import { dayOf } from '@debut/events/kernel/calendar.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { profileOf } from '@debut/events/members/profile.ts'
import { shownOn } from '@debut/events/voting/streak.ts'
import type { Clock } from '@debut/infra/adapters/clock.ts'
import { HttpError, parseOrRefuse } from '@debut/infra/adapters/http-error.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { SayAccepted } from '../kernel/accepted.ts'
import { type CommandContext, requestContext } from '../kernel/command.ts'
import { type Handle, isRefusal } from '../kernel/handle.ts'
import { member, memberStream } from '../members/member.ts'
import { voter, voterStream } from '../voting/voter.ts'

/** Of all that a client may say of itself, only this is its own to say. */
const Body = z.object({ onboarded: z.boolean().optional() }).nullish()

interface Parts {
  readonly handle: Handle
  readonly sayAccepted: SayAccepted
  readonly clock: Clock
}

/** Whatever a client says of its streak, its day or its multiplier: the answer is what they are. */
export const profileRoutes = (app: FastifyInstance, { handle, sayAccepted, clock }: Parts) => {
  const recordOnboarding = async (memberId: MemberId, context: CommandContext) => {
    const outcome = await handle(member, memberStream(memberId), { type: 'RecordOnboarding', memberId }, context)
    if (isRefusal(outcome)) throw new HttpError(outcome.refusal)
    sayAccepted(memberId, outcome.position)
  }

  app.post('/api/profile/update', async (request) => {
    const { identity } = request
    if (identity === undefined) throw new HttpError('sign-in-required')
    const { memberId } = identity
    const { onboarded = false } = parseOrRefuse(Body, request.body) ?? {}
    const at = clock()
    const context = requestContext('UpdateProfile', memberId, request.id, at)
    if (onboarded) await recordOnboarding(memberId, context)
    const [{ state: account }, { state: votes }] = await Promise.all([
      handle.look(member, memberStream(memberId), context),
      handle.look(voter, voterStream(memberId), context),
    ])
    if (!account.registered) throw new HttpError('not-registered')
    return { profile: profileOf({ ...account, streak: shownOn(votes, dayOf(at)), latest: votes.latest }) }
  })
}
