import { dayOf } from '@debut/events/kernel/calendar.ts'
import { addDays, type Day, daysFrom } from '@debut/events/kernel/days.ts'
import { FREE_SLOTS, LINE_HORIZON_DAYS, PAID_SLOTS } from '@debut/events/launches/launch-numbers.ts'
import type { LineDays } from '@debut/events/launches/line/line-answers.ts'
import type { Parts, SharedQuery } from '../../kernel/query.ts'

/** How full each day to come is. */
export const lineDaysQuery: SharedQuery<LineDays, object, { readonly days: number }> = {
  kind: 'shared',
  reads: ['line'],
  changesWith: (now) => [dayOf(now)],
  read: async ({ query: { days }, now }, parts) => {
    const today = dayOf(now)
    const [taken, waiting] = await Promise.all([takenFrom(addDays(today, 1), parts), countWaiting(parts)])
    const horizon = daysFrom(addDays(today, 1), addDays(today, LINE_HORIZON_DAYS))
    return {
      days: daysFrom(today, addDays(today, days - 1)).map((day) => ({ day, ...(taken.get(day) ?? { free: 0, paid: 0 }) })),
      slots: { free: FREE_SLOTS, paid: PAID_SLOTS },
      waiting,
      nextFree: horizon.find((day) => (taken.get(day)?.free ?? 0) < FREE_SLOTS) ?? null,
    }
  },
}

/** Slots that are taken, today's among them. */
const takenFrom = async (tomorrow: Day, { database, checkpoints }: Parts): Promise<ReadonlyMap<Day, { free: number; paid: number }>> => {
  const { rows } = await database.raw<{ rows: { day: Day; free: number; paid: number }[] }>(
    `select day, count(*) filter (where lane = 'free')::int as free, count(*) filter (where lane = 'paid')::int as paid
     from :line:.slots where day >= :from group by day`,
    { line: checkpoints.of('line').schema, from: addDays(tomorrow, -1) },
  )
  return new Map(rows.map(({ day, free, paid }) => [day, { free, paid }]))
}

const countWaiting = async ({ database, checkpoints }: Parts): Promise<number> => {
  const [counted] = await database.withSchema(checkpoints.of('line').schema).from('waiting').count<{ count: number }[]>({ count: '*' })
  return counted?.count ?? 0
}
