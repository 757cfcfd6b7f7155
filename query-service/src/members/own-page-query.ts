import { dayOf } from '@debut/events/kernel/calendar.ts'
import type { Day } from '@debut/events/kernel/days.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { OWN_PAGE_VOTES } from '@debut/events/constants.ts'
import type { OwnPage } from '@debut/events/members/own-page-answers.ts'
import { profileOf } from '@debut/events/members/profile.ts'
import { shownOn } from '@debut/events/voting/streak.ts'
import type { OwnQuery, Parts } from '../kernel/query.ts'

interface Row {
  readonly username: string | null
  readonly avatar: string | null
  readonly onboarded: boolean | null
  readonly streak: number | null
  readonly latest: Day | null
  readonly cast_today: number | null
  readonly votes: OwnPage['votes']
}

/** What a page shows of its reader. */
export const ownPageQuery: OwnQuery<OwnPage> = {
  kind: 'own',
  // The first dates it: all votes up to there are known.
  reads: ['votes', 'members', 'streaks'],
  read: async ({ memberId, now }, parts) => {
    const date = dayOf(now)
    const row = await read(memberId, date, parts)
    return {
      profile: row === undefined ? null : profileIn(row, date),
      daily: { date, count: row?.cast_today ?? 0 },
      votes: row?.votes ?? [],
    }
  },
}

/** In one statement: every page of every member asks for it. */
const read = async (memberId: MemberId, today: Day, { database, checkpoints }: Parts): Promise<Row | undefined> => {
  const [members, streaks, votes] = ['members', 'streaks', 'votes'].map((name) => checkpoints.of(name).schema)
  const { rows } = await database.raw<{ rows: Row[] }>(
    `select member.username, member.avatar, member.onboarded, streak.streak, streak.latest, day.votes as cast_today, (
       select coalesce(json_agg(json_build_object('launchId', launch_id, 'weight', weight, 'countsOn', counts_on)), '[]') from (
         select launch_id, weight, counts_on from :votes:.votes
         where member_id = :memberId and withdrawn_on is null order by number desc limit :most
       ) as newest
     ) as votes
     from (select :memberId::uuid as id) as reader
     left join :members:.members as member on member.member_id = reader.id
     left join :streaks:.streaks as streak on streak.member_id = reader.id
     left join :streaks:.calendar as day on day.member_id = reader.id and day.day = :today`,
    { members, streaks, votes, memberId, today, most: OWN_PAGE_VOTES },
  )
  return rows[0]
}

const profileIn = ({ username, avatar, onboarded, streak, latest }: Row, today: Day): OwnPage['profile'] => {
  if (username === null) return null
  const shown = shownOn({ streak: streak ?? 0, latest }, today)
  return { ...profileOf({ username, avatar, onboarded: onboarded ?? false, streak: shown, latest }), username }
}
