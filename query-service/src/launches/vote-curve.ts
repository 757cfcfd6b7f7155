import type { Day } from '@debut/events/kernel/days.ts'
import { endOf, startOf } from '@debut/events/kernel/calendar.ts'
import { type Instant, isoOf } from '@debut/events/kernel/instant.ts'
import type { LaunchId } from '@debut/events/tools/launch-id.ts'
import type { Knex } from '@debut/adapters/database.ts'

const STEP_MINUTES = 15

/** The points a launch had after each quarter of an hour of its day, which has 92, 96 or 100 of them; to the end of the quarter that is not over yet. */
export const voteCurve = async (
  database: Knex,
  schema: string,
  { launchId, boardDate, now }: { readonly launchId: LaunchId; readonly boardDate: Day; readonly now: Instant },
) => {
  const [from, to] = [startOf(boardDate), endOf(boardDate)]
  const { rows } = await database.raw<{ rows: { step: number; points: number }[] }>(
    `select floor(extract(epoch from cast_at - :from) / (:minutes * 60))::int as step, sum(weight) as points
     from :schema:.votes
     where launch_id = :launchId and counts_on = :boardDate
       and (state = 'counted' or state = 'withdrawn' and withdrawn_on > :boardDate)
     group by step`,
    { schema, launchId, boardDate, from: isoOf(from), minutes: STEP_MINUTES },
  )
  const gained = new Map(rows.map(({ step, points }) => [step, points]))
  const steps = Math.ceil((now < to ? now : to).diff(from).as('minutes') / STEP_MINUTES)
  const points: number[] = []
  for (let step = 0; step < steps; step++) points.push((points.at(-1) ?? 0) + (gained.get(step) ?? 0))
  return { from: isoOf(from), everyMinutes: STEP_MINUTES, points }
}
