import { LaunchOpened } from '@debut/events/launches/launch-events.ts'
import { tagChanges } from '@debut/events/tags/tag-changes.ts'
import { tagEvents } from '@debut/events/tags/tag-events.ts'
import { ToolEdited, ToolHidden, ToolListed, ToolRemoved, ToolShown } from '@debut/events/tools/tool-events.ts'
import { allNumberEvents, numberChanges, numberEvents } from '@debut/events/voting/number-changes.ts'
import { leadingNames } from '../kernel/leading-names.ts'
import { newestNumbers } from '../kernel/newest-numbers.ts'
import { type Batch, defineProjector, forRows, type Statement } from '../kernel/projector.ts'

const tagNames = leadingNames('tag')

/** Launched tools in the listing of their category and of each tag: the best of one and newest are read from an index, however full it is. */
export const listings = defineProjector('listings', {
  version: 5,
  reads: {
    tool: [ToolListed, ToolEdited, ToolHidden, ToolShown, ToolRemoved],
    tags: tagEvents,
    ...numberEvents,
  },
  tables: `${tagNames.tables}${newestNumbers.tables}
    create table cards (
      tool_id text primary key,
      pricing text not null,
      open_source boolean not null,
      has_deal boolean not null,
      category text not null,
      -- As it carries them.
      tags text[] not null,
      shown boolean not null default true
    );
    create index on cards using gin (tags);
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
    create table listed (
      -- \`category:design\`, \`tag:fonts\`.
      listing text not null,
      tool_id text not null,
      pricing text not null,
      open_source boolean not null,
      has_deal boolean not null,
      launch_id text not null,
      board_date date not null,
      points int not null,
      voters int not null,
      closed boolean not null,
      primary key (listing, tool_id)
    );
    create index on listed (listing, points desc, voters desc, tool_id);
    create index on listed (listing, board_date desc, tool_id);
    create index on listed (tool_id);
    -- Each tool has one category, and so one row a day.
    create index on listed (board_date, points desc, tool_id) where listing like 'category:%';
    create table totals (
      listing text not null,
      pricing text not null,
      open_source boolean not null,
      has_deal boolean not null,
      tools int not null,
      primary key (listing, pricing, open_source, has_deal)
    );
    create index on totals (listing) where tools = 0;
    -- Tools that a batch puts in other listings; empty after it.
    create table due (tool_id text primary key);
  `,
  project: (batch) => {
    const statements = [...rewritten(batch), ...opened(batch), ...numbered(batch)]
    // A listing that is empty has no row, like one that never had anything.
    return statements.length === 0 ? [] : [...statements, { sql: 'delete from totals where tools = 0', values: [] }]
  },
  topics: () => [],
})

const COUNT = `
  insert into totals as known (listing, pricing, open_source, has_deal, tools)
  select listing, pricing, open_source, has_deal, sum(tools) from counted group by 1, 2, 3, 4
  on conflict (listing, pricing, open_source, has_deal) do update set tools = known.tools + excluded.tools`

const PLACE = `
  insert into listed (listing, tool_id, pricing, open_source, has_deal, launch_id, board_date, points, voters, closed)
  select listing, tool_id, pricing, open_source, has_deal, launch_id, board_date, points, voters, closed
  from changed join launched using (tool_id) join cards using (tool_id) cross join lateral (
    select 'category:' || cards.category as listing union all select 'tag:' || shown.tag from ${tagNames.shownOf('cards.tags')} shown
  ) stands where cards.shown
  on conflict do nothing returning listing, pricing, open_source, has_deal, 1 as tools`

/** A card that changes takes its tool from the listings where it stood, and puts it where it stands from now on. So does a tag. */
const rewritten = (batch: Batch): Statement[] => {
  const cards = new Map<string, object>()
  const shown = new Map<string, object>()
  for (const { event } of batch.of(ToolListed, ToolEdited, ToolHidden, ToolShown, ToolRemoved)) {
    const { toolId: tool_id } = event.data
    if (event.type === 'ToolListed' || event.type === 'ToolEdited') {
      const { pricing, category, tags, openSource, deal } = event.data
      cards.set(tool_id, { tool_id, pricing, open_source: openSource, has_deal: deal !== null, category, tags })
    } else shown.set(tool_id, { tool_id, shown: event.type === 'ToolShown' })
  }
  const changed = [...new Set([...cards.keys(), ...shown.keys()])].map((tool_id) => ({ tool_id }))
  const decided = tagNames.changed(tagChanges(batch.of(...tagEvents)))
  if (changed.length + decided.length === 0) return []
  return [
    ...decided,
    ...forRows(changed, 'insert into due select tool_id from json_to_recordset($1::json) as changed (tool_id text)'),
    ...(decided.length > 0 ? [{ sql: CARRIERS, values: [] }, tagNames.clearMoved] : []),
    {
      sql: `with counted as (
        delete from listed using due where listed.tool_id = due.tool_id returning listing, pricing, open_source, has_deal, -1 as tools
      ) ${COUNT}`,
      values: [],
    },
    ...forRows(
      [...cards.values()],
      `insert into cards (tool_id, pricing, open_source, has_deal, category, tags)
       select * from json_to_recordset($1::json)
         as listed (tool_id text, pricing text, open_source boolean, has_deal boolean, category text, tags text[])
       on conflict (tool_id) do update set pricing = excluded.pricing, open_source = excluded.open_source,
         has_deal = excluded.has_deal, category = excluded.category, tags = excluded.tags`,
    ),
    ...forRows(
      [...shown.values()],
      `update cards set shown = changed.shown from json_to_recordset($1::json) as changed (tool_id text, shown boolean)
       where cards.tool_id = changed.tool_id`,
    ),
    { sql: `with changed as (select tool_id from due), counted as (${PLACE}) ${COUNT}`, values: [] },
    { sql: 'delete from due', values: [] },
  ]
}

const CARRIERS = `
  insert into due select tool_id from cards where tags && (select array_agg(tag) from moved_tags) on conflict do nothing`

/** A tool that is launched again stands where it did, by its newest day. */
const opened = (batch: Batch): Statement[] => {
  const newest = new Map(batch.of(LaunchOpened).map(({ event: { data } }) => [data.toolId, data]))
  const rows = [...newest.values()].map((data) => ({ tool_id: data.toolId, launch_id: data.launchId, board_date: data.boardDate }))
  const from = `json_to_recordset($1::json) as changed (tool_id text, launch_id text, board_date date)`
  return [
    ...forRows(
      rows,
      `insert into launched as known (tool_id, launch_id, board_date) select * from ${from}
       on conflict (tool_id) do update set launch_id = excluded.launch_id, board_date = excluded.board_date
       where known.board_date <= excluded.board_date`,
    ),
    ...forRows(
      rows,
      `update listed set launch_id = changed.launch_id, board_date = changed.board_date
       from ${from} where listed.tool_id = changed.tool_id and listed.board_date <= changed.board_date`,
    ),
    ...forRows(rows, `with changed as (select tool_id from ${from}), counted as (${PLACE}) ${COUNT}`),
  ]
}

/** Both alike, so that a tool whose card changes takes its points along. */
const numbered = (batch: Batch): Statement[] =>
  newestNumbers.changed(
    numberChanges(batch.of(...allNumberEvents)),
    newestNumbers.setIn('launched', 'tool_id'),
    newestNumbers.setIn('listed', 'tool_id'),
  )
