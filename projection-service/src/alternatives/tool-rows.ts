import { LaunchOpened } from '@debut/events/launches/launch-events.ts'
import { ToolEdited, ToolHidden, ToolListed, ToolRemoved, ToolShown } from '@debut/events/tools/tool-events.ts'
import { type Batch, forRows, type Statement } from '../kernel/projector.ts'

export const toolTables = `
  create table cards (
    tool_id text primary key,
    category text not null,
    pricing text not null,
    open_source boolean not null,
    has_deal boolean not null,
    shown boolean not null default true
  );
  create table launched (
    tool_id text primary key,
    -- The newest launch that has begun.
    launch_id text not null,
    board_date date not null,
    -- Of the newest launch whose day is closed.
    points int not null default 0,
    voters int not null default 0,
    closed boolean not null default false
  );
`

/** What a list of alternatives has to know of tools. */
export const toolRows = (batch: Batch): Statement[] => {
  const cards = new Map<string, object>()
  const shown = new Map<string, object>()
  for (const { event } of batch.of(ToolListed, ToolEdited, ToolHidden, ToolShown, ToolRemoved)) {
    const { toolId: tool_id } = event.data
    if (event.type === 'ToolListed' || event.type === 'ToolEdited') {
      const { category, pricing, openSource, deal } = event.data
      cards.set(tool_id, { tool_id, category, pricing, open_source: openSource, has_deal: deal !== null })
    } else shown.set(tool_id, { tool_id, shown: event.type === 'ToolShown' })
  }
  const newest = new Map(batch.of(LaunchOpened).map(({ event: { data } }) => [data.toolId, data]))
  return [
    ...forRows(
      [...cards.values()],
      `insert into cards (tool_id, category, pricing, open_source, has_deal)
       select * from json_to_recordset($1::json)
         as listed (tool_id text, category text, pricing text, open_source boolean, has_deal boolean)
       on conflict (tool_id) do update set category = excluded.category, pricing = excluded.pricing,
         open_source = excluded.open_source, has_deal = excluded.has_deal`,
    ),
    ...forRows(
      [...shown.values()],
      `update cards set shown = changed.shown from json_to_recordset($1::json) as changed (tool_id text, shown boolean)
       where cards.tool_id = changed.tool_id`,
    ),
    ...forRows(
      [...newest.values()].map(({ toolId, launchId, boardDate }) => ({ tool_id: toolId, launch_id: launchId, board_date: boardDate })),
      `insert into launched as known (tool_id, launch_id, board_date)
       select * from json_to_recordset($1::json) as opened (tool_id text, launch_id text, board_date date) where true
       on conflict (tool_id) do update set launch_id = excluded.launch_id, board_date = excluded.board_date
       where known.board_date <= excluded.board_date`,
    ),
  ]
}
