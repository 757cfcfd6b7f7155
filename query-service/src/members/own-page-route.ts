import { type Day, dayOf } from '@debut/events/kernel/calendar.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { OWN_PAGE_VOTES, type OwnPage } from '@debut/events/members/own-page-answers.ts'
import { profileOf } from '@debut/events/members/profile.ts'
import { shownOn } from '@debut/events/voting/streak.ts'
import type { Clock } from '@debut/infra/adapters/clock.ts'
import type { Knex } from '@debut/infra/adapters/database.ts'
import type { FastifyInstance } from 'fastify'
import type { Checkpoints } from '../kernel/checkpoints.ts'
import { gathered } from '../kernel/gathered.ts'
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
/** Pages that are drawn for everybody are kept for a second. */
const A_MOMENT_MS = 2_000

interface Row {
  readonly id: MemberId
  readonly username: string | null
  readonly avatar: string | null
  readonly onboarded: boolean | null
  readonly streak: number | null
  readonly latest: Day | null
  readonly cast_today: number | null
  readonly votes: OwnPage['votes']
}

const STATEMENT = `
  select reader.id, member.username, member.avatar, member.onboarded, streak.streak, streak.latest, day.votes as cast_today, (
    select coalesce(json_agg(json_build_object('launchId', launch_id, 'weight', weight, 'countsOn', counts_on)), '[]') from (
      select launch_id, weight, counts_on from :votes:.votes
      where member_id = reader.id and withdrawn_on is null order by number desc limit :most
    ) as newest
  ) as votes
  from unnest(:readers::uuid[]) as reader (id)
  left join :members:.members as member on member.member_id = reader.id
  left join :streaks:.streaks as streak on streak.member_id = reader.id
  left join :streaks:.calendar as day on day.member_id = reader.id and day.day = :today`

/** What a page shows of its reader. Every page of every member asks for it: all who do at a moment share a statement, which Postgres has planned before. */
export const ownPageRoute = (app: FastifyInstance, { database, checkpoints, own, clock }: Parts) => {
  const read = gathered(async (readers: readonly MemberId[]) => {
    const [members, streaks, votes] = NEEDED.map((name) => checkpoints.of(name).schema)
    const bindings = { members, streaks, votes, readers, today: dayOf(clock()), most: OWN_PAGE_VOTES }
    const prepared = { name: `own-page ${members} ${streaks} ${votes}` }
    const { rows } = await database.raw<{ rows: Row[] }>(STATEMENT, bindings).options(prepared)
    return new Map(rows.map((row) => [row.id, row]))
  })

  app.get('/api/own-page', async (request, reply): Promise<OwnPage> => {
    const { memberId } = signedIn(request)
    // The points beside their votes are read by the page itself, after this.
    const stale = await awaitOwnPosition(checkpoints, [...NEEDED, 'rankings'], own, request)
    const date = dayOf(clock())
    // Taken before the rows are read, so that nothing between the two is missed by whoever goes on from here.
    const { position } = checkpoints.of('votes')
    const row = await read(memberId)
    reply.header('cache-control', 'no-store')
    return {
      profile: row === undefined ? null : profileIn(row, date),
      daily: { date, count: row?.cast_today ?? 0 },
      votes: row?.votes ?? [],
      position,
      ...(own.hasActed(memberId, A_MOMENT_MS) && { acted: true }),
      ...stale,
    }
  })
}

const profileIn = ({ username, avatar, onboarded, streak, latest }: Row, today: Day): OwnPage['profile'] => {
  if (username === null) return null
  const shown = shownOn({ streak: streak ?? 0, latest }, today)
  return { ...profileOf({ username, avatar, onboarded: onboarded ?? false, streak: shown, latest }), username }
}
