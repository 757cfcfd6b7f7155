import { lastDayOfPeriod, type Period } from '@debut/events/kernel/periods.ts'
import type { VoteState } from '@debut/events/voting/vote-ledger.ts'
import type { Day } from '@debut/events/kernel/days.ts'
import { startOf } from '@debut/events/kernel/calendar.ts'
import { isoOf } from '@debut/events/kernel/instant.ts'
import type { LaunchId } from '@debut/events/tools/launch-id.ts'
import type { Knex } from '@debut/adapters/database.ts'

interface GroupRow {
  readonly state: VoteState
  readonly weight: number
  readonly day: Day
  /** How many hours of the day were over; the same for all where whole days are asked for. */
  readonly hour: number
  readonly votes: number
}

/** What became of a launch's votes in a period, by weight and over time: by the hour on a day, else by the day. Never by whom. */
export const votesExplained = async (
  database: Knex,
  schema: string,
  { launchId, period, start }: { readonly launchId: LaunchId; readonly period: Period; readonly start: Day },
) => {
  const { rows } = await database.raw<{ rows: GroupRow[] }>(
    `select case when state = 'withdrawn' and withdrawn_on > :last then 'counted' else state end as state, weight, counts_on as day,
       case when :byHour then floor(extract(epoch from cast_at - :from) / 3600)::int else 0 end as hour, count(*) as votes
     from :schema:.votes where launch_id = :launchId and counts_on <= :last
     group by 1, 2, 3, 4 order by 3, 4`,
    { schema, launchId, last: lastDayOfPeriod(period, start), from: isoOf(startOf(start)), byHour: period === 'day' },
  )
  return {
    votes: [...Map.groupBy(rows, ({ state, weight }) => `${state} ${weight}`).values()].flatMap(byWeight).toSorted(byStateAndWeight),
    over: [...Map.groupBy(rows, ({ day, hour }) => `${day} ${hour}`).values()].flatMap((group) => overTime(group, period)),
  }
}

const byWeight = (group: readonly GroupRow[]) => {
  const [first] = group
  const votes = votesIn(group)
  return first === undefined ? [] : [{ state: first.state, weight: first.weight, votes, points: votes * first.weight }]
}

const byStateAndWeight = (one: { state: string; weight: number }, other: { state: string; weight: number }) =>
  one.state === other.state ? one.weight - other.weight : one.state < other.state ? -1 : 1

const overTime = (group: readonly GroupRow[], period: Period) => {
  const [first] = group
  if (first === undefined) return []
  const of = (state: VoteState) => group.filter((row) => row.state === state)
  return [
    {
      from: isoOf(startOf(first.day).plus({ hours: period === 'day' ? first.hour : 0 })),
      counted: votesIn(of('counted')),
      held: votesIn(of('held')),
      voided: votesIn(of('voided')),
      withdrawn: votesIn(of('withdrawn')),
      points: of('counted').reduce((sum, { votes, weight }) => sum + votes * weight, 0),
    },
  ]
}

const votesIn = (group: readonly GroupRow[]) => group.reduce((sum, { votes }) => sum + votes, 0)
