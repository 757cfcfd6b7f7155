import { dayOf } from '@debut/events/kernel/calendar.ts'
import { isoOf, toInstant } from '@debut/events/kernel/instant.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { ProfileParams } from '@debut/events/members/member-questions.ts'
import { profileOf } from '@debut/events/members/profile.ts'
import type { Profile } from '@debut/events/members/profile-answers.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import type { z } from 'zod/mini'
import type { Parts, SharedQuery } from '../kernel/query.ts'
import { toolCards } from '../cards/tool-cards.ts'
import { memberStreak } from '../voting/member-streak.ts'
import { findMember } from './find-member.ts'
import { madeBy } from './made-by.ts'
import { votingDays } from './voting-days.ts'
import { wonBy } from './won-by.ts'

/** A member as everybody sees them. A name that was given up leads to their present name. */
export const profileQuery: SharedQuery<Profile, z.output<typeof ProfileParams>> = {
  kind: 'shared',
  reads: ['members', 'streaks', 'rewards', 'tools', 'votes', 'rankings'],
  changesWith: (now) => [dayOf(now)],
  awaitsOwn: true,
  read: async ({ params: { username }, now }, parts) => {
    const today = dayOf(now)
    const { database, checkpoints } = parts
    const member = username && (await findMember(database, checkpoints.of('members').schema, username))
    if (member === undefined) throw new HttpError('not-found')
    if (member.username !== username) return { moved: member.username }
    const { member_id: memberId, registered_at, bio, links } = member
    const [{ streak, latest, longest }, tiers, tools, votes, won, voteDays] = await Promise.all([
      memberStreak(database, checkpoints.of('streaks').schema, { memberId, today }),
      tiersOf(memberId, parts),
      toolsOf(memberId, parts),
      votesOf(memberId, parts),
      wonBy(memberId, parts),
      votingDays(memberId, today, parts),
    ])
    const { onboarded: _, ...shown } = profileOf({ ...member, onboarded: true, streak, latest, tier: tiers.at(-1) ?? 0 })
    return {
      memberId,
      ...shown,
      username,
      joined: isoOf(toInstant(registered_at.toISOString())),
      longest_streak: longest,
      tiers,
      tools,
      votes,
      bio,
      links,
      ...won,
      today,
      voteDays,
    }
  },
}

const tiersOf = async (memberId: MemberId, { database, checkpoints }: Parts) => {
  const granted = database.withSchema(checkpoints.of('rewards').schema).from('granted').where({ member_id: memberId })
  return (await granted.orderBy('tier').select<{ tier: number }[]>('tier')).map(({ tier }) => tier)
}

const votesOf = async (memberId: MemberId, { database, checkpoints }: Parts) => {
  const votes = database.withSchema(checkpoints.of('votes').schema).from('votes').where({ member_id: memberId })
  const [counted] = await votes.whereNull('withdrawn_on').count<{ count: number }[]>({ count: '*' })
  return counted?.count ?? 0
}

const toolsOf = async (memberId: MemberId, { database, checkpoints }: Parts) => {
  const made = await madeBy(database, checkpoints.of('tools').schema, memberId)
  const cards = await toolCards(
    database,
    checkpoints,
    made.map(({ toolId }) => toolId),
  )
  return made.flatMap(({ toolId, launchedOn }) => {
    const card = cards.get(toolId)
    return card === undefined ? [] : [{ ...card, launchedOn }]
  })
}
