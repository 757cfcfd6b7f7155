import { dayOf } from '@debut/events/kernel/calendar.ts'
import { profileOf } from '@debut/events/members/profile.ts'
import type { MyProfile } from '@debut/events/members/own-profile-answers.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import type { OwnQuery } from '../kernel/query.ts'
import { memberStreak } from '../voting/member-streak.ts'

interface MemberRow {
  readonly username: string | null
  readonly avatar: string | null
  readonly onboarded: boolean
}

/** One's own profile, whatever user the query names; the streak is the one that is shown today. */
export const myProfileQuery: OwnQuery<MyProfile> = {
  kind: 'own',
  reads: ['members', 'streaks'],
  read: async ({ memberId, now }, { database, checkpoints }) => {
    const members = database.withSchema(checkpoints.of('members').schema).from('members').where({ member_id: memberId })
    const [member, { streak, latest }] = await Promise.all([
      members.first<MemberRow | undefined>('username', 'avatar', 'onboarded'),
      memberStreak(database, checkpoints.of('streaks').schema, { memberId, today: dayOf(now) }),
    ])
    if (member === undefined || member.username === null) throw new HttpError('not-found')
    const profile = profileOf({ ...member, streak, latest })
    return { ...profile, profile }
  },
}
