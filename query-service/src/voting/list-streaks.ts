import { addDays, type Day } from '@debut/events/kernel/days.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { Knex } from '@debut/adapters/database.ts'
import { tierOf } from './tiers.ts'

interface StreakRow {
  readonly member_id: MemberId
  readonly username: string | null
  readonly name: string | null
  readonly avatar: string | null
  readonly tier: number
  readonly streak: number
  readonly longest: number
  readonly latest: Day
}

interface Page {
  readonly today: Day
  readonly limit: number
  readonly offset: number
}

/** The longest streaks that stand today, the earlier reached first. Who voted yesterday may still go on; erased members are left out. */
export const listStreaks = async (
  database: Knex,
  { streaks, members, rewards }: { readonly streaks: string; readonly members: string; readonly rewards: string },
  { today, limit, offset }: Page,
) => {
  const { rows } = await database.raw<{ rows: StreakRow[] }>(
    `select streak.member_id, username, display_name as name, avatar, ${tierOf('member.member_id')} as tier, streak, longest, latest
     from :streaks:.streaks streak left join :members:.members member using (member_id)
     where streak > 0 and latest >= :yesterday and (member.member_id is null or username is not null) order by streak desc, streak.position limit :limit offset :offset`,
    { streaks, members, rewards, yesterday: addDays(today, -1), limit, offset },
  )
  return rows.map(({ member_id, username, name, avatar, tier, streak, longest, latest }, index) => ({
    rank: offset + index + 1,
    memberId: member_id,
    username,
    name,
    avatar,
    tier,
    streak,
    longest,
    latest,
  }))
}
