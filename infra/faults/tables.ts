import { z } from 'zod'
import type pg from 'pg'
import { tableOf } from './read-model.ts'

const Rows = z.array(z.record(z.string(), z.unknown()))

/** What each table of the read models holds, in an order that says nothing of how it got there. */
const readings: readonly {
  readonly name: string
  readonly projection: string
  readonly table: string
  readonly columns: string
  readonly order: string
}[] = [
  {
    name: 'members',
    projection: 'members',
    table: 'members',
    columns: `member_id as "memberId", username, (extract(epoch from registered_at) * 1000)::float8 as "registeredAt", position`,
    order: 'position',
  },
  { name: 'member_count', projection: 'members', table: 'member_count', columns: 'members', order: 'members' },
  {
    name: 'votes',
    projection: 'votes',
    table: 'votes',
    columns: `member_id as "memberId", number, launch_id as "launchId", tool_id as "toolId", board_date as "boardDate", counts_on as "countsOn", weight,
      command_id as "commandId", (extract(epoch from cast_at) * 1000)::float8 as "castAt", position, state, reason, withdrawn_on as "withdrawnOn"`,
    order: 'position',
  },
  {
    name: 'vote_changes',
    projection: 'votes',
    table: 'vote_changes',
    columns: 'member_id as "memberId", number, position, state',
    order: 'position',
  },
  {
    name: 'standings',
    projection: 'rankings',
    table: 'standings',
    columns: 'period, start, launch_id as "launchId", tool_id as "toolId", points, voters, last_position as "lastPosition"',
    order: 'launch_id collate "C", period collate "C"',
  },
  {
    name: 'streaks',
    projection: 'streaks',
    table: 'streaks',
    columns: 'member_id as "memberId", streak, latest, longest, position',
    order: 'member_id',
  },
  {
    name: 'calendar',
    projection: 'streaks',
    table: 'calendar',
    columns: 'member_id as "memberId", day, votes, streak',
    order: 'member_id, day',
  },
  {
    name: 'granted',
    projection: 'rewards',
    table: 'granted',
    columns: 'member_id as "memberId", tier, position',
    order: 'member_id, tier',
  },
  {
    name: 'results',
    projection: 'results',
    table: 'results',
    columns: `member_id as "memberId", command_id as "commandId", position, (select json_agg(each ->> 'type') from jsonb_array_elements(events) as each) as events`,
    order: 'position',
  },
]

export type Tables = Readonly<Record<string, readonly object[]>>

export const readTables = async (client: pg.Client): Promise<Tables> => {
  const tables: Record<string, readonly object[]> = {}
  for (const { name, projection, table, columns, order } of readings) {
    const { rows } = await client.query(`select ${columns} from ${await tableOf(client, projection, table)} order by ${order}`)
    tables[name] = Rows.parse(rows)
  }
  return tables
}
