import { dayOf } from '@debut/events/kernel/calendar.ts'
import type { Day } from '@debut/events/kernel/days.ts'
import { isoOf } from '@debut/events/kernel/instant.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { OWN_PAGE_VOTES } from '@debut/events/voting/vote-numbers.ts'
import type { OwnPage } from '@debut/events/members/own-page-answers.ts'
import { profileOf } from '@debut/events/members/profile.ts'
import { shownOn } from '@debut/events/voting/streak.ts'
import { gathered } from '../kernel/gathered.ts'
import { oncePer } from '../kernel/once-per.ts'
import type { OwnQuery, Parts } from '../kernel/query.ts'
import {
  acceptedAppealOf,
  acceptedFrom,
  type AcceptedJson,
  isBarred,
  ownSanctionOf,
  type SanctionJson,
  sanctionFrom,
} from '../moderation/own-sanction.ts'
import { tierOf } from '../voting/tiers.ts'

/** Pages that are drawn for everybody are kept for a second. */
const A_MOMENT_MS = 2_000

interface Row {
  readonly id: MemberId
  readonly username: string | null
  readonly name: string | null
  readonly avatar: string | null
  readonly onboarded: boolean | null
  readonly streak: number | null
  readonly latest: Day | null
  readonly tier: number
  readonly cast_today: number | null
  readonly votes: OwnPage['votes']
  readonly moderates: boolean
  readonly administers: boolean
  readonly analyses: boolean
  /** A sanction keeps them from acting, so they can't use any role. */
  readonly barred: boolean
  readonly sanction: SanctionJson | null
  readonly accepted: AcceptedJson | null
}

/** What a page shows of its reader. */
export const ownPageQuery: OwnQuery<OwnPage> = {
  kind: 'own',
  // The first dates it: all votes up to there are known. The page itself reads the points beside their votes after this.
  reads: ['votes', 'members', 'streaks', 'rewards', 'rankings', 'conduct'],
  read: async ({ memberId, now }, parts) => {
    const date = dayOf(now)
    const row = await rowOf(parts)(memberId)
    return {
      profile: row === undefined ? null : profileIn(row, date),
      daily: { date, count: row?.cast_today ?? 0 },
      votes: row?.votes ?? [],
      ...(parts.own.hasActed(memberId, A_MOMENT_MS) && { acted: true as const }),
      ...(row !== undefined && !row.barred && rolesIn(row)),
      ...(row?.sanction && { sanction: sanctionFrom(row.sanction) }),
      ...(row?.accepted && { accepted: acceptedFrom(row.accepted) }),
    }
  },
}

const rolesIn = ({ moderates, administers, analyses }: Row) => ({
  ...(moderates && { mayModerate: true as const }),
  ...(administers && { mayAdminister: true as const }),
  ...(analyses && { mayAnalyse: true as const }),
})

const STATEMENT = `
  select reader.id, member.username, member.display_name as name, member.avatar, member.onboarded, streak.streak, streak.latest, ${tierOf('reader.id')} as tier, day.votes as cast_today, (
    select coalesce(json_agg(json_build_object('launchId', launch_id, 'weight', weight, 'countsOn', counts_on)), '[]') from (
      select launch_id, weight, counts_on from :votes:.votes
      where member_id = reader.id and withdrawn_on is null order by number desc limit :most
    ) as newest
  ) as votes, exists (
    select from :members:.roles where member_id = reader.id and role in ('admin', 'moderator')
  ) as moderates, exists (select from :members:.roles where member_id = reader.id and role = 'admin') as administers,
  exists (select from :members:.roles where member_id = reader.id and role = 'analyst') as analyses,
  ${isBarred('reader.id')} as barred,
  ${ownSanctionOf('reader.id')} as sanction,
  ${acceptedAppealOf('reader.id')} as accepted
  from unnest(:readers::uuid[]) as reader (id)
  left join :members:.members as member on member.member_id = reader.id
  left join :streaks:.streaks as streak on streak.member_id = reader.id
  left join :streaks:.calendar as day on day.member_id = reader.id and day.day = :today`

/** Every page of every member asks for it: all who do at a moment share a statement, which Postgres has planned before. */
const rowOf = oncePer(({ database, checkpoints, clock }: Parts) =>
  gathered(async (readers: readonly MemberId[]) => {
    const [members, streaks, rewards, votes, conduct] = ['members', 'streaks', 'rewards', 'votes', 'conduct'].map(
      (name) => checkpoints.of(name).schema,
    )
    const now = clock()
    const bindings = { members, streaks, rewards, votes, conduct, readers, today: dayOf(now), now: isoOf(now), most: OWN_PAGE_VOTES }
    const prepared = { name: `own-page ${members} ${streaks} ${rewards} ${votes} ${conduct}` }
    const { rows } = await database.raw<{ rows: Row[] }>(STATEMENT, bindings).options(prepared)
    return new Map(rows.map((row) => [row.id, row]))
  }),
)

const profileIn = ({ username, name, avatar, onboarded, streak, latest, tier }: Row, today: Day): OwnPage['profile'] => {
  if (username === null) return null
  const shown = shownOn({ streak: streak ?? 0, latest }, today)
  return { ...profileOf({ username, name, avatar, onboarded: onboarded ?? false, streak: shown, latest, tier }), username }
}
