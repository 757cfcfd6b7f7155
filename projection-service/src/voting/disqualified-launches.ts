import { LaunchDisqualified, LaunchReinstated } from '@debut/events/launches/launch-events.ts'
import type { LaunchId } from '@debut/events/launches/launch-id.ts'
import { type Batch, forRows, type Statement } from '../kernel/projector.ts'
import { recountOf } from './recount-of.ts'
import { spansOf } from './spans.ts'

export const disqualifiedTable = `
  -- Launches that stand on no board, and how they stood in the hidden hours. Null where they had not opened.
  create table disqualified (
    launch_id text primary key,
    hidden_order int
  );
`

/** Whatever else is said of it, such a launch gets no row again before it is reinstated. */
export const stands = (launchId: string): string => `not exists (select 1 from disqualified gone where gone.launch_id = ${launchId})`

/** Last of all, so that the last word on a launch counts whatever else a batch says of it. A launch that comes back has the votes that are kept. */
export const disqualifiedLaunches = (batch: Batch): Statement[] => {
  const last = new Map<LaunchId, ReturnType<typeof LaunchDisqualified> | ReturnType<typeof LaunchReinstated>>()
  for (const { event } of batch.of(LaunchDisqualified, LaunchReinstated)) last.set(event.data.launchId, event)
  const gone = [...last.values()].flatMap((event) => (event.type === 'LaunchDisqualified' ? [{ launch_id: event.data.launchId }] : []))
  const back = [...last.values()].flatMap((event) => (event.type === 'LaunchReinstated' ? [event.data] : []))
  return [
    ...forRows(
      gone,
      `insert into disqualified (launch_id, hidden_order)
       select launch_id, (select hidden_order from standings where standings.launch_id = taken.launch_id limit 1)
       from json_to_recordset($1::json) as taken (launch_id text)
       on conflict (launch_id) do nothing`,
    ),
    ...forRows(
      gone,
      `delete from standings using json_to_recordset($1::json) as taken (launch_id text) where standings.launch_id = taken.launch_id`,
    ),
    ...forRows(
      back.flatMap(({ launchId: launch_id, toolId: tool_id, boardDate: board_date, queued }) =>
        board_date === null || queued ? [] : spansOf(board_date).map((span) => ({ ...span, launch_id, tool_id, board_date })),
      ),
      `insert into standings (period, start, launch_id, tool_id, board_date, hidden_order, points, voters, last_position)
       select period, start, back.launch_id, tool_id, board_date, gone.hidden_order, recount.points, recount.voters, recount.last_position
       from json_to_recordset($1::json) as back (period text, start date, last date, launch_id text, tool_id text, board_date date)
       join disqualified gone on gone.launch_id = back.launch_id and gone.hidden_order is not null, ${recountOf('back')}
       on conflict (launch_id, period) do nothing`,
    ),
    ...forRows(
      back.map(({ launchId: launch_id }) => ({ launch_id })),
      `delete from disqualified using json_to_recordset($1::json) as back (launch_id text) where disqualified.launch_id = back.launch_id`,
    ),
  ]
}
