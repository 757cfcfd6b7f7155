import type { Day } from '@debut/events/kernel/days.ts'
import { isoOf } from '@debut/events/kernel/instant.ts'
import { LaunchDisqualified, LaunchReinstated } from '@debut/events/launches/launch-events.ts'
import type { LaunchId } from '@debut/events/tools/launch-id.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import { type Batch, forRows, type Statement } from '../kernel/projector.ts'
import { recountOf } from './recount-of.ts'
import { spansOf } from './spans.ts'

export const absencesTable = `
  -- From when to when launches stood on no board, and how they had stood in the hidden hours: null where they had not opened.
  create table absences (
    launch_id text not null,
    tool_id text not null,
    board_date date,
    hidden_order int,
    since timestamptz not null,
    until timestamptz,
    position bigint not null,
    primary key (launch_id, position)
  );
`

/** Whatever else is said of it, a launch that stands on no board gets no row again before it is reinstated. */
export const stands = (launchId: string): string =>
  `not exists (select 1 from absences gone where gone.launch_id = ${launchId} and gone.until is null)`

interface Absence {
  readonly launch_id: LaunchId
  readonly tool_id: ToolId
  readonly board_date: Day | null
  readonly since: string
  readonly position: number
  until: string | null
}

interface Return {
  readonly launch_id: LaunchId
  readonly tool_id: ToolId
  /** Null where it stands on no board yet. */
  readonly board_date: Day | null
  readonly until: string
}

const judgedIn = (batch: Batch) => {
  const [begun, ended]: [Absence[], Return[]] = [[], []]
  for (const { event, envelope, position } of batch.of(LaunchDisqualified, LaunchReinstated)) {
    const { launchId: launch_id, toolId: tool_id, boardDate: board_date } = event.data
    const at = isoOf(envelope.at)
    const last = begun.findLast((each) => each.launch_id === launch_id)
    if (event.type === 'LaunchDisqualified') begun.push({ launch_id, tool_id, board_date, since: at, position, until: null })
    else if (last !== undefined) last.until = at
    else ended.push({ launch_id, tool_id, board_date: event.data.queued ? null : board_date, until: at })
  }
  return { begun, ended }
}

/** Last of all, so that it counts whatever else a batch says of the launch. A restored launch has the votes that are kept. */
export const disqualifiedLaunches = (batch: Batch): Statement[] => {
  const { begun, ended } = judgedIn(batch)
  return [
    ...forRows(
      ended.flatMap(({ board_date, ...back }) =>
        board_date === null ? [] : spansOf(board_date).map((span) => ({ ...span, ...back, board_date })),
      ),
      `insert into standings (period, start, launch_id, tool_id, board_date, hidden_order, points, voters, last_position)
       select period, start, back.launch_id, back.tool_id, back.board_date, gone.hidden_order, recount.points, recount.voters,
         recount.last_position
       from json_to_recordset($1::json) as back (period text, start date, last date, launch_id text, tool_id text, board_date date)
       join absences gone on gone.launch_id = back.launch_id and gone.until is null and gone.hidden_order is not null,
         ${recountOf('back')}
       on conflict (launch_id, period) do nothing`,
    ),
    ...forRows(
      ended,
      `update absences set until = back.until
       from json_to_recordset($1::json) as back (launch_id text, until timestamptz)
       where absences.launch_id = back.launch_id and absences.until is null`,
    ),
    ...forRows(
      begun,
      `insert into absences (launch_id, tool_id, board_date, hidden_order, since, until, position)
       select launch_id, tool_id, board_date, (select hidden_order from standings where standings.launch_id = taken.launch_id limit 1),
         since, until, position
       from json_to_recordset($1::json) as taken
         (launch_id text, tool_id text, board_date date, since timestamptz, until timestamptz, position bigint)
       on conflict do nothing`,
    ),
    ...forRows(
      begun.filter(({ until }) => until === null),
      `delete from standings using json_to_recordset($1::json) as taken (launch_id text) where standings.launch_id = taken.launch_id`,
    ),
  ]
}
