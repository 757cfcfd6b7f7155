import { endOf } from '@debut/events/kernel/calendar.ts'
import type { Day } from '@debut/events/kernel/days.ts'
import { isoOf, toInstant } from '@debut/events/kernel/instant.ts'
import type { Operations } from '@debut/events/operations/operation-answers.ts'
import type { Parts } from '../kernel/query.ts'

interface Row {
  readonly day: Day
  readonly votes: number
  readonly closed_at: Date
  readonly launches: number
}

/** The last day that is frozen, and how long after its midnight that was. */
export const lastDay = async ({ database, checkpoints }: Parts): Promise<Operations['lastDay']> => {
  const { rows } = await database.raw<{ rows: Row[] }>(
    `select day, votes, closed_at, (select count(*)::int from :rankings:.frozen where frozen.day = days.day) as launches
     from :rankings:.days where closed_at is not null order by day desc limit 1`,
    { rankings: checkpoints.of('rankings').schema },
  )
  const [found] = rows
  if (found === undefined) return null
  const closedAt = toInstant(found.closed_at.toISOString())
  const seconds = Math.max(0, closedAt.toMillis() - endOf(found.day).toMillis()) / 1_000
  return { day: found.day, closedAt: isoOf(closedAt), seconds, launches: found.launches, votes: found.votes }
}
