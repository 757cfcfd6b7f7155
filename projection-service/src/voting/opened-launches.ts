import type { Day } from '@debut/events/kernel/days.ts'
import { LaunchDayOpened } from '@debut/events/launches/launch-day-events.ts'
import { LaunchOpened } from '@debut/events/launches/launch-events.ts'
import type { LaunchId } from '@debut/events/tools/launch-id.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import { type Batch, forRows, type Statement } from '../kernel/projector.ts'
import { stands } from './disqualified-launches.ts'
import { spansOf } from './spans.ts'

interface Opened {
  readonly launchId: LaunchId
  readonly toolId: ToolId
  readonly boardDate: Day
}

const onItsBoards = ({ launchId, toolId, boardDate }: Opened) =>
  spansOf(boardDate).map(({ period, start }) => ({ period, start, launch_id: launchId, tool_id: toolId, board_date: boardDate }))

/** An opened launch stands on four boards, also without a vote. Its day and itself say so, in either order. */
export const openedLaunches = (batch: Batch): Statement[] => [
  ...forRows(
    batch.of(LaunchOpened).flatMap(({ event }) => onItsBoards(event.data)),
    `insert into standings (period, start, launch_id, tool_id, board_date)
     select * from json_to_recordset($1::json) as opened (period text, start date, launch_id text, tool_id text, board_date date)
     where ${stands('opened.launch_id')}
     on conflict (launch_id, period) do nothing`,
  ),
  ...forRows(
    batch
      .of(LaunchDayOpened)
      .flatMap(({ event: { data } }) =>
        data.launches.flatMap((launch, index) =>
          onItsBoards({ ...launch, boardDate: data.day }).map((standing) => ({ ...standing, hidden_order: index + 1 })),
        ),
      ),
    `insert into standings (period, start, launch_id, tool_id, board_date, hidden_order)
     select * from json_to_recordset($1::json)
       as opened (period text, start date, launch_id text, tool_id text, board_date date, hidden_order int)
     where ${stands('opened.launch_id')}
     on conflict (launch_id, period) do update set hidden_order = excluded.hidden_order`,
  ),
]
