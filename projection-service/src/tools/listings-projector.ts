import { LaunchDayClosed } from '@debut/events/launches/launch-day-events.ts'
import { LaunchOpened } from '@debut/events/launches/launch-events.ts'
import { ToolListed } from '@debut/events/tools/tool-events.ts'
import { type Batch, defineProjector, forRows, type Statement } from '../kernel/projector.ts'

/** Launched tools on the shelf of their category and of each tag: a shelf's best and newest are read from an index, however full it is. */
export const listings = defineProjector('listings', {
  version: 1,
  reads: { tool: [ToolListed], launch: [LaunchOpened], launchDay: [LaunchDayClosed] },
  tables: `
    create table cards (
      tool_id text primary key,
      pricing text not null,
      -- \`category:design\`, \`tag:fonts\`.
      shelves text[] not null
    );
    create table shelves (
      shelf text not null,
      tool_id text not null,
      pricing text not null,
      -- The newest launch that has begun.
      launch_id text not null,
      board_date date not null,
      -- Of the days that are closed.
      points int not null default 0,
      voters int not null default 0,
      closed boolean not null default false,
      primary key (shelf, tool_id)
    );
    create index on shelves (shelf, points desc, voters desc, tool_id);
    create index on shelves (shelf, board_date desc, tool_id);
    create index on shelves (tool_id);
    -- Each tool has one category, and so one row a day.
    create index on shelves (board_date, points desc, tool_id) where shelf like 'category:%';
    create table totals (
      shelf text not null,
      pricing text not null,
      tools int not null,
      primary key (shelf, pricing)
    );
  `,
  project: (batch) => [...listed(batch), ...opened(batch), ...closed(batch)],
  topics: () => [],
})

const listed = (batch: Batch): Statement[] =>
  forRows(
    batch.of(ToolListed).map(({ event: { data } }) => ({
      tool_id: data.toolId,
      pricing: data.pricing,
      shelves: [`category:${data.category}`, ...new Set(data.tags.map((tag) => `tag:${tag}`))],
    })),
    `insert into cards (tool_id, pricing, shelves)
     select * from json_to_recordset($1::json) as listed (tool_id text, pricing text, shelves text[])`,
  )

/** A tool that is launched again stands where it did, by its newest day. */
const opened = (batch: Batch): Statement[] => {
  const newest = new Map(batch.of(LaunchOpened).map(({ event: { data } }) => [data.toolId, data]))
  const rows = [...newest.values()].map((data) => ({ tool_id: data.toolId, launch_id: data.launchId, board_date: data.boardDate }))
  const from = `json_to_recordset($1::json) as opened (tool_id text, launch_id text, board_date date)`
  return [
    ...forRows(
      rows,
      `update shelves set launch_id = opened.launch_id, board_date = opened.board_date
       from ${from} where shelves.tool_id = opened.tool_id and shelves.board_date <= opened.board_date`,
    ),
    ...forRows(
      rows,
      `with placed as (
         insert into shelves (shelf, tool_id, pricing, launch_id, board_date)
         select shelf, tool_id, pricing, launch_id, board_date
         from ${from} join cards using (tool_id) cross join lateral unnest(cards.shelves) shelf
         on conflict do nothing returning shelf, pricing
       )
       insert into totals as known (shelf, pricing, tools) select shelf, pricing, count(*) from placed group by shelf, pricing
       on conflict (shelf, pricing) do update set tools = known.tools + excluded.tools`,
    ),
  ]
}

const closed = (batch: Batch): Statement[] =>
  forRows(
    batch.of(LaunchDayClosed).flatMap(({ event }) => event.data.standings),
    `update shelves set points = shelves.points + frozen.points, voters = shelves.voters + frozen.voters, closed = true
     from (
       select "toolId" as tool_id, sum(points) as points, sum(voters) as voters
       from json_to_recordset($1::json) as standing ("toolId" text, points int, voters int) group by 1
     ) frozen
     where shelves.tool_id = frozen.tool_id`,
  )
