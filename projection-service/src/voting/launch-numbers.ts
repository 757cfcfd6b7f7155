import { LaunchDayClosed } from '@debut/events/launches/launch-day-events.ts'
import { LaunchDisqualified, LaunchOpened, LaunchReinstated } from '@debut/events/launches/launch-events.ts'
import { VoteHeld, VoteRestored, VoteVoided } from '@debut/events/voting/vote-events.ts'
import { type Batch, forRows, type Statement } from '../kernel/projector.ts'

/** What a projection that shows numbers reads of launches and votes: no vote that is cast, so that it does not move with each of them. */
export const numberedBy = {
  launch: [LaunchOpened, LaunchDisqualified, LaunchReinstated],
  launchDay: [LaunchDayClosed],
  voter: [VoteHeld, VoteVoided, VoteRestored],
} as const

export const numbersTables = `
  create table closed_launches (
    launch_id text primary key,
    tool_id text not null,
    day date not null,
    -- As it was frozen, and with the votes that were held or void by then.
    cast_points int not null,
    cast_voters int not null
  );
  create index on closed_launches (tool_id, day desc, launch_id desc);
  -- What was decided about votes of launches' own days.
  create table judgements (
    position bigint primary key,
    launch_id text not null,
    member_id uuid not null,
    number int not null,
    weight smallint not null,
    stops boolean not null
  );
  create index on judgements (launch_id, member_id, number, position desc);
  create table disqualified (launch_id text primary key);
  -- Tools whose number may have changed; empty after a batch.
  create table due_numbers (tool_id text primary key);
`

/** Votes of the launch that were held or void at a position. */
const stoppedOf = (launchId: string, upTo: string) => `lateral (
  select coalesce(sum(weight), 0) as points, count(*) as voters from (
    select distinct on (member_id, number) weight, stops from judgements
    where judgements.launch_id = ${launchId} and position <= ${upTo} order by member_id, number, position desc
  ) latest where stops
) stopped`

const CLOSED = `
  insert into closed_launches (launch_id, tool_id, day, cast_points, cast_voters)
  select "launchId", "toolId", day, standing.points + stopped.points, standing.voters + stopped.voters
  from json_to_recordset($1::json)
    as standing ("launchId" text, "toolId" text, day date, points int, voters int, "upTo" bigint),
    ${stoppedOf('standing."launchId"', 'standing."upTo"')}
  on conflict do nothing`

/**
 * For each tool that is due, what its newest closed launch has on its own day by the votes that count now; nothing where all that are
 * closed are disqualified.
 */
const NUMBERS = `(
  select tool_id, coalesce(newest.points, 0)::int as points, coalesce(newest.voters, 0)::int as voters,
    exists (select from closed_launches where closed_launches.tool_id = due_numbers.tool_id) as closed
  from due_numbers left join lateral (
    select cast_points - stopped.points as points, cast_voters - stopped.voters as voters
    from (
      select * from closed_launches
      where closed_launches.tool_id = due_numbers.tool_id
        and not exists (select from disqualified where disqualified.launch_id = closed_launches.launch_id)
      order by day desc, launch_id desc limit 1
    ) launch, ${stoppedOf('launch.launch_id', "'9223372036854775807'")}
  ) newest on true
) numbers`

/**
 * The one number of a tool wherever it is listed, as its page and its day show it. `updates` are made from its rows; they come after
 * the tools of the batch are written. No withdrawal is read: a vote that was withdrawn on its day is never judged, and later its day keeps it.
 */
export const withNumbers = (batch: Batch, ...updates: readonly ((numbers: string) => string)[]): Statement[] => {
  const closed = batch.of(LaunchDayClosed).flatMap(({ event: { data } }) => data.standings.map((standing) => ({ ...data, ...standing })))
  const judged = batch.of(VoteHeld, VoteVoided, VoteRestored).filter(({ event: { data } }) => data.countsOn === data.boardDate)
  const launches = batch.of(LaunchOpened, LaunchDisqualified, LaunchReinstated)
  const tools = new Set([...closed, ...[...judged, ...launches].map(({ event }) => event.data)].map(({ toolId }) => toolId))
  if (tools.size === 0) return []
  const standing = new Map(launches.map(({ event }) => [event.data.launchId, event.type]))
  const launchesThat = (type: string) => [...standing].flatMap(([launch_id, last]) => (last === type ? [{ launch_id }] : []))
  return [
    ...forRows(
      judged.map(({ event: { type, data }, position }) => ({
        position,
        launch_id: data.launchId,
        member_id: data.memberId,
        number: data.number,
        weight: data.weight,
        stops: type !== 'VoteRestored',
      })),
      `insert into judgements select * from json_to_recordset($1::json) as judged
         (position bigint, launch_id text, member_id uuid, number int, weight smallint, stops boolean) on conflict do nothing`,
    ),
    ...forRows(
      closed.map(({ launchId, toolId, day, points, voters, upTo }) => ({ launchId, toolId, day, points, voters, upTo })),
      CLOSED,
    ),
    ...forRows(
      launchesThat('LaunchDisqualified'),
      'insert into disqualified select * from json_to_recordset($1::json) as gone (launch_id text) on conflict do nothing',
    ),
    ...forRows(
      launchesThat('LaunchReinstated'),
      'delete from disqualified using json_to_recordset($1::json) as back (launch_id text) where disqualified.launch_id = back.launch_id',
    ),
    ...forRows(
      [...tools].map((tool_id) => ({ tool_id })),
      'insert into due_numbers select * from json_to_recordset($1::json) as changed (tool_id text)',
    ),
    ...updates.map((update) => ({ sql: update(NUMBERS), values: [] })),
    { sql: 'delete from due_numbers', values: [] },
  ]
}

/** Sets the number of a table's rows, which name their tool. */
export const numbersIn = (table: string) => (numbers: string) =>
  `
  update ${table} set points = numbers.points, voters = numbers.voters, closed = numbers.closed from ${numbers}
  where ${table}.tool_id = numbers.tool_id
    and (${table}.points, ${table}.voters, ${table}.closed) is distinct from (numbers.points, numbers.voters, numbers.closed)`
