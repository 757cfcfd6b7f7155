import { dayOf, endOf, startOf } from '@debut/events/kernel/calendar.ts'
import type { Day } from '@debut/events/kernel/days.ts'
import { type Instant, isoOf } from '@debut/events/kernel/instant.ts'
import type { Operations } from '@debut/events/operations/operation-answers.ts'
import { revealOf } from '@debut/events/voting/hidden-points.ts'
import type { Parts } from '../kernel/query.ts'
import { countedDay } from './counted-day.ts'

const HOUR_MS = 3_600_000

/** What came today. On a day with few launches, the sum of all votes says how many one of them has: it waits for the reveal too. */
export const countedToday = () => {
  const votes = countedDay({ projection: 'votes', table: 'votes', at: 'cast_at', where: 'counts_on = :day' })
  const members = countedDay({ projection: 'members', table: 'members', at: 'registered_at' })
  const posts = countedDay({ projection: 'discussion', table: 'posts', at: 'published_at' })

  return async (now: Instant, parts: Parts): Promise<Operations['today']> => {
    const day = dayOf(now)
    const reveal = revealOf(day)
    const [ofVotes, ofMembers, ofPosts, launches] = await Promise.all([
      now < reveal ? null : votes(day, parts),
      members(day, parts),
      posts(day, parts),
      launchesOf(day, parts),
    ])
    return {
      day,
      closesAt: isoOf(endOf(day)),
      launches,
      members: sum(ofMembers),
      posts: sum(ofPosts),
      votes: ofVotes && { total: sum(ofVotes), perHour: begunHours(day, now).map((hour) => ofVotes[hour] ?? 0) },
      revealAt: isoOf(reveal),
    }
  }
}

const begunHours = (day: Day, now: Instant): number[] => [
  ...Array(Math.floor((now.toMillis() - startOf(day).toMillis()) / HOUR_MS) + 1).keys(),
]

const sum = (hours: readonly number[]) => hours.reduce((total, each) => total + each, 0)

const launchesOf = async (day: string, { database, checkpoints }: Parts): Promise<number> => {
  const launches = database.withSchema(checkpoints.of('tools').schema).from('launches').where({ board_date: day })
  const rows = await launches.whereIn('state', ['live', 'closed']).count<{ count: string }[]>('* as count')
  return Number(rows[0]?.count ?? 0)
}
