import { type Day, dayOf } from '@debut/events/kernel/calendar.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { OWN_PAGE_VOTES, type OwnPage } from '@debut/events/members/own-page-answers.ts'
import { profileOf } from '@debut/events/members/profile.ts'
import { shownOn } from '@debut/events/voting/streak.ts'
import type { Clock } from '@debut/infra/adapters/clock.ts'
import type { Knex } from '@debut/infra/adapters/database.ts'
import type { FastifyInstance } from 'fastify'
import type { Checkpoints } from '../kernel/checkpoints.ts'
import { awaitOwnPosition } from '../kernel/min-position.ts'
import type { OwnPositions } from '../kernel/own-positions.ts'
import { signedIn } from '../kernel/signed-in.ts'

interface Parts {
  readonly database: Knex
  readonly checkpoints: Checkpoints
  readonly own: OwnPositions
  readonly clock: Clock
}

const NEEDED = ['members', 'streaks', 'votes'] as const

interface Row {
  readonly username: string | null
  readonly avatar: string | null
  readonly onboarded: boolean | null
  readonly streak: number | null
  readonly latest: Day | null
  readonly cast_today: number | null
  readonly votes: OwnPage['votes']
}

/** What a page shows of its reader, in one statement: every page of every member asks for it. */
export const ownPageRoute = (app: FastifyInstance, { database, checkpoints, own, clock }: Parts) => {
  const read = async (memberId: MemberId, today: Day): Promise<Row | undefined> => {
    const [members, streaks, votes] = NEEDED.map((name) => checkpoints.of(name).schema)
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

  app.get('/api/own-page', async (request, reply): Promise<OwnPage> => {
    const { memberId } = signedIn(request)
    const stale = await awaitOwnPosition(checkpoints, NEEDED, own, request)
    const date = dayOf(clock())
    // Taken before the rows are read, so that nothing between the two is missed by whoever goes on from here.
    const { position } = checkpoints.of('votes')
    const row = await read(memberId, date)
    reply.header('cache-control', 'no-store')
    return {
      profile: row === undefined ? null : profileIn(row, date),
      daily: { date, count: row?.cast_today ?? 0 },
      votes: row?.votes ?? [],
      position,
      ...stale,
    }
  })
}

const profileIn = ({ username, avatar, onboarded, streak, latest }: Row, today: Day): OwnPage['profile'] => {
  if (username === null) return null
  const shown = shownOn({ streak: streak ?? 0, latest }, today)
  return { ...profileOf({ username, avatar, onboarded: onboarded ?? false, streak: shown, latest }), username }
}
