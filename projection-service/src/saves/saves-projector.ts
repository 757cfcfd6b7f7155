import { MemberErased } from '@debut/events/members/member-events.ts'
import { SavedPublished, SavedUnpublished, ToolSaved, ToolUnsaved } from '@debut/events/saves/save-events.ts'
import { type Batch, defineProjector, forRows, type Statement } from '../kernel/projector.ts'

/** What each member saved, and whose list everybody may see. Nothing of a member who was erased. */
export const saves = defineProjector('saves', {
  version: 1,
  reads: { saver: [ToolSaved, ToolUnsaved, SavedPublished, SavedUnpublished], member: [MemberErased] },
  tables: `
    create table saves (
      member_id uuid not null,
      tool_id text not null,
      position bigint not null,
      primary key (member_id, tool_id)
    );
    create index on saves (member_id, position desc);
    create table published (member_id uuid primary key);
    create table erased (member_id uuid primary key);
  `,
  project: (batch) => [...erased(batch), ...saved(batch), ...published(batch)],
  topics: () => [],
})

const NOT_ERASED = 'member_id not in (select member_id from erased)'

/** What holds at the end of the batch, of each member and tool. */
const saved = (batch: Batch): Statement[] => {
  const pairs = new Map<string, { readonly saved: boolean }>()
  for (const { event, position } of batch.of(ToolSaved, ToolUnsaved)) {
    const { memberId: member_id, toolId: tool_id } = event.data
    const pair = { member_id, tool_id, saved: event.type === 'ToolSaved', position }
    pairs.set(`${member_id} ${tool_id}`, pair)
  }
  const rows = [...pairs.values()]
  return [
    ...forRows(
      rows.filter((row) => !row.saved),
      `delete from saves using json_to_recordset($1::json) as gone (member_id uuid, tool_id text)
       where saves.member_id = gone.member_id and saves.tool_id = gone.tool_id`,
    ),
    // One that was taken from the list and saved again within a batch stands where the last of it does.
    ...forRows(
      rows.filter((row) => row.saved),
      `insert into saves (member_id, tool_id, position)
       select * from json_to_recordset($1::json) as saved (member_id uuid, tool_id text, position bigint) where ${NOT_ERASED}
       on conflict (member_id, tool_id) do update set position = excluded.position`,
    ),
  ]
}

const published = (batch: Batch): Statement[] => {
  const lists = new Map<string, { readonly published: boolean }>()
  for (const { event } of batch.of(SavedPublished, SavedUnpublished)) {
    const { memberId: member_id } = event.data
    const list = { member_id, published: event.type === 'SavedPublished' }
    lists.set(member_id, list)
  }
  const rows = [...lists.values()]
  return [
    ...forRows(
      rows.filter((row) => !row.published),
      'delete from published using json_to_recordset($1::json) as gone (member_id uuid) where published.member_id = gone.member_id',
    ),
    ...forRows(
      rows.filter((row) => row.published),
      `insert into published select * from json_to_recordset($1::json) as shown (member_id uuid) where ${NOT_ERASED}
       on conflict do nothing`,
    ),
  ]
}

const erased = (batch: Batch): Statement[] => {
  const members = batch.of(MemberErased).map(({ event }) => ({ member_id: event.data.memberId }))
  const gone = 'json_to_recordset($1::json) as gone (member_id uuid)'
  return [
    ...forRows(members, `insert into erased select * from ${gone} on conflict do nothing`),
    ...forRows(members, `delete from saves using ${gone} where saves.member_id = gone.member_id`),
    ...forRows(members, `delete from published using ${gone} where published.member_id = gone.member_id`),
  ]
}
