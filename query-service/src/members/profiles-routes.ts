import { dayOf } from '@debut/events/kernel/calendar.ts'
import { isoOf, toInstant } from '@debut/events/kernel/instant.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { profileOf } from '@debut/events/members/profile.ts'
import { Username } from '@debut/events/members/username.ts'
import type { Clock } from '@debut/infra/adapters/clock.ts'
import type { Knex } from '@debut/infra/adapters/database.ts'
import { HttpError } from '@debut/infra/adapters/http-error.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Checkpoints } from '../kernel/checkpoints.ts'
import { memberStreak } from '../voting/member-streak.ts'
import { awaitOwnPosition } from '../kernel/min-position.ts'
import type { OwnPositions } from '../kernel/own-positions.ts'
import { sendStale, sendTagged } from '../kernel/send-tagged.ts'
import { sharedAnswers, tagOf } from '../kernel/shared-answers.ts'
import { toolCards } from '../tools/tool-cards.ts'
import { findMember } from './find-member.ts'
import { madeBy } from './made-by.ts'

const NEEDED = ['members', 'streaks', 'rewards', 'tools', 'votes'] as const

/** Nobody has a name that is none. */
const One = z.object({ username: z.string().toLowerCase().pipe(Username).optional().catch(undefined) })

interface Parts {
  readonly database: Knex
  readonly checkpoints: Checkpoints
  readonly own: OwnPositions
  readonly clock: Clock
}

/** A member as everybody sees them. A name that was given up tells the one that they go by now. */
export const profilesRoutes = (app: FastifyInstance, { database, checkpoints, own, clock }: Parts) => {
  const shared = sharedAnswers(checkpoints, ...NEEDED)

  const tiersOf = async (memberId: MemberId) => {
    const granted = database.withSchema(checkpoints.of('rewards').schema).from('granted').where({ member_id: memberId })
    return (await granted.orderBy('tier').select<{ tier: number }[]>('tier')).map(({ tier }) => tier)
  }

  const votesOf = async (memberId: MemberId) => {
    const votes = database.withSchema(checkpoints.of('votes').schema).from('votes').where({ member_id: memberId })
    const [counted] = await votes.whereNull('withdrawn_on').count<{ count: number }[]>({ count: '*' })
    return counted?.count ?? 0
  }

  const toolsOf = async (memberId: MemberId) => {
    const toolIds = await madeBy(database, checkpoints.of('tools').schema, memberId)
    const cards = await toolCards(database, checkpoints, toolIds)
    return toolIds.flatMap((toolId) => cards.get(toolId) ?? [])
  }

  const read = async (username: Username) => {
    const member = await findMember(database, checkpoints.of('members').schema, username)
    if (member === undefined) throw new HttpError('not-found')
    if (member.username !== username) return { moved: member.username }
    const { member_id: memberId, registered_at } = member
    const [{ streak, latest, longest }, tiers, tools, votes] = await Promise.all([
      memberStreak(database, checkpoints.of('streaks').schema, { memberId, today: dayOf(clock()) }),
      tiersOf(memberId),
      toolsOf(memberId),
      votesOf(memberId),
    ])
    const { onboarded: _, ...shown } = profileOf({ ...member, onboarded: true, streak, latest })
    return { memberId, ...shown, joined: isoOf(toInstant(registered_at.toISOString())), longest_streak: longest, tiers, tools, votes }
  }

  app.get('/api/profiles/:username', async (request, reply) => {
    const { username } = One.parse(request.params)
    if (username === undefined) throw new HttpError('not-found')
    const stale = await awaitOwnPosition(checkpoints, NEEDED, own, request)
    const answer = await shared(`${username} ${dayOf(clock())} ${stale.stale}`, async () => {
      const facts = { ...(await read(username)), ...stale }
      return { tag: tagOf(checkpoints.of('members').schema, facts), body: JSON.stringify(facts) }
    })
    return stale.stale ? sendStale(reply, answer) : sendTagged(request, reply, answer)
  })
}
