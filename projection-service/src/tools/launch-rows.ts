import { LaunchDayClosed } from '@debut/events/launches/launch-day-events.ts'
import { launchEvents } from '@debut/events/launches/launch-events.ts'
import { type Batch, forRows, type Statement } from '../kernel/projector.ts'
import { rounds } from '../kernel/rounds.ts'

export const launchTables = `
  create table launches (
    launch_id text primary key,
    tool_id text not null,
    -- Null while it waits for one.
    board_date date,
    lane text,
    -- queued, scheduled, live, closed or withdrawn
    state text not null,
    disqualified boolean not null default false,
    what_changed text,
    position bigint not null
  );
  create index on launches (tool_id);
  create index on launches (board_date);
`

interface Change {
  readonly launchId: string
  readonly toolId: string
  readonly state?: string
  readonly boardDate?: string | null
  readonly lane?: string
  readonly disqualified?: boolean
  readonly whatChanged?: string | null
  /** Its day and its lane are given up. */
  readonly waits?: true
  readonly position: number
}

/** Each change is written over what is there; what it does not name stays. */
export const launchRows = (batch: Batch): Statement[] =>
  rounds(changesIn(batch), ({ launchId }) => launchId).flatMap((round) =>
    forRows(
      round,
      `insert into launches as known (launch_id, tool_id, board_date, lane, state, disqualified, what_changed, position)
       select "launchId", "toolId", "boardDate", lane, coalesce(state, 'queued'), coalesce(disqualified, false), "whatChanged", position
       from json_to_recordset($1::json) as changed ("launchId" text, "toolId" text, "boardDate" date, lane text, state text,
         disqualified boolean, "whatChanged" text, position bigint) where true
       on conflict (launch_id) do update set
         board_date = coalesce(excluded.board_date, known.board_date), lane = coalesce(excluded.lane, known.lane),
         state = known.state, disqualified = known.disqualified,
         what_changed = coalesce(excluded.what_changed, known.what_changed), position = excluded.position`,
    ).concat(
      forRows(
        round.filter(({ state, disqualified, waits }) => state !== undefined || disqualified !== undefined || waits !== undefined),
        `update launches set
           state = coalesce(changed.state, launches.state), disqualified = coalesce(changed.disqualified, launches.disqualified),
           board_date = case when changed.waits then null else launches.board_date end,
           lane = case when changed.waits then null else launches.lane end
         from json_to_recordset($1::json) as changed ("launchId" text, state text, disqualified boolean, waits boolean)
         where launch_id = changed."launchId"`,
      ),
    ),
  )

const changesIn = (batch: Batch): Change[] =>
  batch.of(LaunchDayClosed, ...launchEvents).flatMap(({ event, position }): Change[] => {
    if (event.type === 'LaunchDayClosed')
      return event.data.standings.map(({ launchId, toolId }) => ({ launchId, toolId, state: 'closed', position }))
    const { launchId, toolId } = event.data
    const known = { launchId, toolId, position }
    switch (event.type) {
      case 'LaunchQueued':
        return [{ ...known, state: 'queued', whatChanged: event.data.whatChanged }]
      case 'LaunchScheduled':
        return [{ ...known, state: 'scheduled', boardDate: event.data.boardDate, lane: event.data.lane }]
      case 'LaunchRescheduled':
        return [{ ...known, state: 'queued', waits: true }]
      case 'LaunchWithdrawn':
        return [{ ...known, state: 'withdrawn' }]
      case 'LaunchOpened':
        return [{ ...known, state: 'live', boardDate: event.data.boardDate }]
      case 'LaunchDisqualified':
        return [{ ...known, disqualified: true }]
      case 'LaunchReinstated':
        return [{ ...known, disqualified: false, ...(event.data.queued && { state: 'queued', waits: true as const }) }]
    }
  })
