import { dayOf, endOf, startOf } from '@debut/events/kernel/calendar.ts'
import { type Instant, isoOf } from '@debut/events/kernel/instant.ts'
import type { Operations } from '@debut/events/operations/operation-answers.ts'
import type { Parts } from '../kernel/query.ts'
import { countedDay } from './counted-day.ts'

const HOUR_MS = 3_600_000

/** What came today. Votes are those of all launches together: that says nothing of the order in which these stand while it is hidden. */
export const countedToday = () => {
  const votes = countedDay({ projection: 'votes', table: 'votes', at: 'cast_at', where: 'counts_on = :day' })
  const members = countedDay({ projection: 'members', table: 'members', at: 'registered_at' })
  const posts = countedDay({ projection: 'discussion', table: 'posts', at: 'published_at' })

  return async (now: Instant, parts: Parts): Promise<Operations['today']> => {
    const day = dayOf(now)
    const begun = Math.floor((now.toMillis() - startOf(day).toMillis()) / HOUR_MS) + 1
    const [ofVotes, ofMembers, ofPosts, launches] = await Promise.all([
      votes(day, parts),
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
      votes: sum(ofVotes),
      votesPerHour: Array.from({ length: begun }, (_, hour) => ofVotes[hour] ?? 0),
    }
  }
}

const sum = (hours: readonly number[]) => hours.reduce((total, each) => total + each, 0)

const launchesOf = async (day: string, { database, checkpoints }: Parts): Promise<number> => {
  const launches = database.withSchema(checkpoints.of('tools').schema).from('launches').where({ board_date: day })
  const rows = await launches.whereIn('state', ['live', 'closed']).count<{ count: string }[]>('* as count')
  return Number(rows[0]?.count ?? 0)
}
