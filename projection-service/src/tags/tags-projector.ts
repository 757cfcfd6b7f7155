import { tagChanges } from '@debut/events/tags/tag-changes.ts'
import { tagEvents } from '@debut/events/tags/tag-events.ts'
import { ToolEdited, ToolHidden, ToolListed, ToolRemoved, ToolShown } from '@debut/events/tools/tool-events.ts'
import { leadingNames } from '../kernel/leading-names.ts'
import { type Batch, defineProjector, forRows, type Statement } from '../kernel/projector.ts'

const names = leadingNames('tag')

/** What admins decided of tags, and which tools carry each: a tag that a tool carries and that is not decided about waits for an admin. */
export const tags = defineProjector('tags', {
  version: 1,
  reads: { tags: tagEvents, tool: [ToolListed, ToolEdited, ToolHidden, ToolShown, ToolRemoved] },
  tables: `${names.tables}
    create table cards (
      tool_id text primary key,
      tags text[] not null,
      shown boolean not null default true
    );
    create index on cards using gin (tags) where shown;
    -- Every tag that was ever carried, with where the log says so first.
    create table carried (
      tag text primary key,
      since bigint not null
    );
    create index on carried (since);
  `,
  project: (batch) => {
    const decided = names.changed(tagChanges(batch.of(...tagEvents)))
    return [...carried(batch), ...decided, ...(decided.length > 0 ? [names.clearMoved] : [])]
  },
  topics: () => [],
})

const carried = (batch: Batch): Statement[] => {
  const cards = batch.of(ToolListed, ToolEdited)
  const shown = batch.of(ToolHidden, ToolShown, ToolRemoved)
  const first = new Map<string, number>()
  for (const { event, position } of cards) for (const tag of event.data.tags) if (!first.has(tag)) first.set(tag, position)
  return [
    ...forRows(
      [...first].map(([tag, since]) => ({ tag, since })),
      `insert into carried (tag, since) select * from json_to_recordset($1::json) as carried (tag text, since bigint) on conflict do nothing`,
    ),
    ...forRows(
      [...new Map(cards.map(({ event: { data } }) => [data.toolId, { tool_id: data.toolId, tags: data.tags }])).values()],
      `insert into cards (tool_id, tags) select * from json_to_recordset($1::json) as listed (tool_id text, tags text[])
       on conflict (tool_id) do update set tags = excluded.tags`,
    ),
    ...forRows(
      [...new Map(shown.map(({ event: { type, data } }) => [data.toolId, { tool_id: data.toolId, shown: type === 'ToolShown' }])).values()],
      `update cards set shown = changed.shown from json_to_recordset($1::json) as changed (tool_id text, shown boolean)
       where cards.tool_id = changed.tool_id`,
    ),
  ]
}
