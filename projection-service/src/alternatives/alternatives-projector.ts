import { AlternativeAccepted, AlternativeProposed, AlternativeRejected } from '@debut/events/alternatives/alternative-events.ts'
import { LaunchOpened } from '@debut/events/launches/launch-events.ts'
import { ToolEdited, ToolHidden, ToolListed, ToolRemoved, ToolShown } from '@debut/events/tools/tool-events.ts'
import { allNumberEvents, numberChanges, numberEvents } from '@debut/events/voting/number-changes.ts'
import { newestNumbers } from '../kernel/newest-numbers.ts'
import { type Batch, defineProjector, forRows, type Statement } from '../kernel/projector.ts'
import { pairRows, pairTables } from './pair-rows.ts'
import { toolRows, toolTables } from './tool-rows.ts'

/**
 * Pairs with what became of them; and for each subject, a tool or a product from elsewhere, the launched tools that can stand in for it:
 * however many there are, the best and the newest are read from an index, and none are counted when they are read.
 */
export const alternatives = defineProjector('alternatives', {
  version: 2,
  reads: {
    alternative: [AlternativeProposed, AlternativeAccepted, AlternativeRejected],
    tool: [ToolListed, ToolEdited, ToolHidden, ToolShown, ToolRemoved],
    ...numberEvents,
  },
  tables: `
    ${pairTables}
    ${toolTables}
    ${newestNumbers.tables}
    create table edges (
      -- \`tool:01K9…\`, \`product:notion\`.
      subject text not null,
      tool_id text not null,
      category text not null,
      pricing text not null,
      open_source boolean not null,
      has_deal boolean not null,
      launch_id text not null,
      board_date date not null,
      points int not null,
      voters int not null,
      closed boolean not null,
      primary key (subject, tool_id)
    );
    create index on edges (subject, points desc, voters desc, tool_id);
    create index on edges (subject, board_date desc, tool_id);
    create index on edges (subject, category, points desc, voters desc, tool_id);
    create index on edges (tool_id);
    create table totals (
      subject text not null,
      category text not null,
      pricing text not null,
      open_source boolean not null,
      has_deal boolean not null,
      tools int not null,
      primary key (subject, category, pricing, open_source, has_deal)
    );
    create table subjects (
      subject text primary key,
      tools int not null
    );
    create index on subjects (tools desc, subject) where tools > 0;
  `,
  project: (batch) => {
    const changed = changedIn(batch)
    const numbers = newestNumbers.changed(
      numberChanges(batch.of(...allNumberEvents)),
      newestNumbers.setIn('launched', 'tool_id'),
      newestNumbers.setIn('edges', 'tool_id'),
    )
    return [...taken(changed), ...pairRows(batch), ...toolRows(batch), ...placed(changed), ...numbers]
  },
  topics: () => [],
})

interface Changed {
  readonly pairs: readonly { readonly alternative_id: string }[]
  readonly tools: readonly { readonly tool_id: string }[]
}

/** What may stand elsewhere, or nowhere, after the batch. */
const changedIn = (batch: Batch): Changed => {
  const pairs = new Set(batch.of(AlternativeAccepted, AlternativeRejected).map(({ event }) => event.data.alternativeId))
  const tools = new Set([
    ...batch.of(ToolListed, ToolEdited, ToolHidden, ToolShown, ToolRemoved).map(({ event }) => event.data.toolId),
    ...batch.of(LaunchOpened).map(({ event }) => event.data.toolId),
  ])
  return {
    pairs: [...pairs].map((alternative_id) => ({ alternative_id })),
    tools: [...tools].map((tool_id) => ({ tool_id })),
  }
}

const COUNT = `
  , in_total as (
    insert into totals as known (subject, category, pricing, open_source, has_deal, tools)
    select subject, category, pricing, open_source, has_deal, sum(tools) from counted group by 1, 2, 3, 4, 5
    on conflict (subject, category, pricing, open_source, has_deal) do update set tools = known.tools + excluded.tools
  )
  insert into subjects as known (subject, tools) select subject, sum(tools) from counted group by 1
  on conflict (subject) do update set tools = known.tools + excluded.tools`

const COUNTED = 'returning edges.subject, edges.category, edges.pricing, edges.open_source, edges.has_deal'

const TOOLS = 'json_to_recordset($1::json) as changed (tool_id text)'
const PAIRS = 'json_to_recordset($1::json) as changed (alternative_id text)'

/** Each way in which pairs can be read: what the subject is, and which tool stands in for it. */
const waysOf = (pairs: string) => `
  select alternative_id, state, other as subject, tool_id from pairs
  where alternative_id = any(array(select alternative_id from ${pairs}))
  union all select alternative_id, state, 'tool:' || tool_id, substr(other, 6) from pairs
  where alternative_id = any(array(select alternative_id from ${pairs})) and other like 'tool:%'`

/** Those of the tools that have changed, and those to them: each found by an index. */
const whereChanged = (columns: string, table: string, of: string) => `
  select ${columns} from ${table} where tool_id = any(array(select tool_id from changed))
  union select ${columns} from ${table} where ${of} = any(array(select 'tool:' || tool_id from changed))`

/** Before anything is written: what has changed is taken from where it stands. */
const taken = ({ pairs, tools }: Changed): Statement[] => [
  ...forRows(
    tools,
    `with changed as materialized (select * from ${TOOLS}), gone as materialized (${whereChanged('subject, tool_id', 'edges', 'subject')}),
     counted as (
       delete from edges using gone where edges.subject = gone.subject and edges.tool_id = gone.tool_id ${COUNTED}, -1 as tools
     ) ${COUNT}`,
  ),
  ...forRows(
    pairs,
    `with changed as materialized (select * from ${PAIRS}), gone as materialized (${waysOf('changed')}),
     counted as (
       delete from edges using gone where edges.subject = gone.subject and edges.tool_id = gone.tool_id ${COUNTED}, -1 as tools
     ) ${COUNT}`,
  ),
]

/** Only pairs that are accepted, of which everybody may see both sides; and of these only tools that were launched. */
const PLACE = `
  insert into edges (subject, tool_id, category, pricing, open_source, has_deal, launch_id, board_date, points, voters, closed)
  select way.subject, tool_id, category, pricing, open_source, has_deal, launch_id, board_date, points, voters, closed
  from (${waysOf('wanted')}) way join cards using (tool_id) join launched using (tool_id)
  where way.state = 'accepted' and cards.shown
    and (way.subject not like 'tool:%' or exists (select from cards other where other.tool_id = substr(way.subject, 6) and other.shown))
  on conflict do nothing ${COUNTED}, 1 as tools`

const placed = ({ pairs, tools }: Changed): Statement[] => [
  ...forRows(
    tools,
    `with changed as materialized (select * from ${TOOLS}), wanted as materialized (${whereChanged('alternative_id', 'pairs', 'other')}),
     counted as (${PLACE}) ${COUNT}`,
  ),
  ...forRows(pairs, `with wanted as materialized (select * from ${PAIRS}), counted as (${PLACE}) ${COUNT}`),
]
