import type { Day } from '@debut/events/kernel/days.ts'
import type { LogPosition, MemberId } from '@debut/events/kernel/ids.ts'
import type { RuleId } from '@debut/events/launches/rules.ts'
import type { Knex } from '@debut/adapters/database.ts'

interface DayRow {
  readonly day: Day
  readonly rule: RuleId
  readonly seed_hash: string
  readonly opened_at: Date
  readonly seed: string | null
  readonly merkle_root: string | null
  readonly votes: number | null
  readonly up_to: LogPosition | null
  readonly closed_at: Date | null
  readonly draw: string | null
  readonly eligible: number | null
  readonly winner_id: MemberId | null
  readonly winner_leaf: string | null
  readonly winner_name: string | null
}

interface Wanted {
  readonly limit: number
  /** Only earlier days. */
  readonly before?: Day | undefined
  /** Only this one. */
  readonly day?: Day | undefined
}

export interface Schemas {
  readonly rankings: string
  readonly members: string
}

/** What was published of days, the newest first: what was committed to when they began, and revealed when they were over. */
export const publishedDays = async (database: Knex, schemas: Schemas, { limit, before, day }: Wanted) => {
  const { rows } = await database.raw<{ rows: DayRow[] }>(
    `select day.*, winner.username as winner_name
     from :rankings:.days day left join :members:.members winner on winner.member_id = day.winner_id
     where day < coalesce(:before::date, 'infinity') and (:day::date is null or day = :day::date)
     order by day desc limit :limit`,
    { ...schemas, limit, before: before ?? null, day: day ?? null },
  )
  return rows.map(dayOf)
}

const dayOf = (row: DayRow) => ({
  day: row.day,
  rule: row.rule,
  seedHash: row.seed_hash,
  seed: row.seed,
  merkleRoot: row.merkle_root,
  votes: row.votes,
  upTo: row.up_to,
  openedAt: row.opened_at.toISOString(),
  closedAt: row.closed_at?.toISOString() ?? null,
  lottery:
    row.draw === null
      ? null
      : {
          draw: row.draw,
          eligible: row.eligible,
          winner: row.winner_id && { memberId: row.winner_id, username: row.winner_name, leaf: row.winner_leaf },
        },
})
