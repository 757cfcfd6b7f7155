import { dayOf } from '@debut/events/kernel/calendar.ts'
import { profileOf } from '@debut/events/members/profile.ts'
import type { MyProfile } from '@debut/events/members/own-profile-answers.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import type { OwnQuery } from '../kernel/query.ts'
import { memberStreak } from '../voting/member-streak.ts'
import { tierOf } from '../voting/tiers.ts'

interface MemberRow {
  readonly username: string | null
  readonly name: string | null
  readonly avatar: string | null
  readonly onboarded: boolean
  readonly tier: number
}

/** One's own profile, whatever user the query names; the streak is the one that is shown today. */
export const myProfileQuery: OwnQuery<MyProfile> = {
  kind: 'own',
  reads: ['members', 'streaks', 'rewards'],
  read: async ({ memberId, now }, { database, checkpoints }) => {
    const [{ rows }, { streak, latest }] = await Promise.all([
      database.raw<{ rows: MemberRow[] }>(
        `select username, display_name as name, avatar, onboarded, ${tierOf('member.member_id')} as tier from :members:.members member where member_id = :memberId`,
        { members: checkpoints.of('members').schema, rewards: checkpoints.of('rewards').schema, memberId },
      ),
      memberStreak(database, checkpoints.of('streaks').schema, { memberId, today: dayOf(now) }),
    ])
    const [member] = rows
    if (member === undefined || member.username === null) throw new HttpError('not-found')
    const profile = { id: memberId, user_id: memberId, ...profileOf({ ...member, streak, latest }) }
    return { ...profile, profile }
  },
}
