import type { Day } from '@debut/events/kernel/days.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { shownOn } from '@debut/events/voting/streak.ts'
import type { Knex } from '@debut/adapters/database.ts'

interface StreakRow {
  readonly streak: number
  readonly latest: Day | null
  readonly longest: number
}

/** A member's streak as it is shown on a day. */
export const memberStreak = async (
  database: Knex,
  schema: string,
  { memberId, today }: { readonly memberId: MemberId; readonly today: Day },
) => {
  const streaks = database.withSchema(schema).from('streaks').where({ member_id: memberId })
  const row = (await streaks.first<StreakRow | undefined>()) ?? { streak: 0, latest: null, longest: 0 }
  return { streak: shownOn(row, today), latest: row.latest, longest: row.longest }
}
