import { MemberErased } from '@debut/events/members/member-events.ts'
import { SavedPublished, SavedUnpublished, ToolSaved, ToolUnsaved } from '@debut/events/saves/save-events.ts'
import { ERASED, keepErased, lastOfEach, marksTable } from '../kernel/marks.ts'
import { type Batch, defineProjector } from '../kernel/projector.ts'

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
    ${ERASED}
  `,
  project: (batch) => {
    const erased = batch.of(MemberErased).map(({ event }) => ({ member_id: event.data.memberId }))
    return [
      ...keepErased(erased),
      ...[marks, published].flatMap(({ forget }) => forget(erased)),
      ...marks.set(savedIn(batch)),
      ...published.set(publishedIn(batch)),
    ]
  },
  topics: () => [],
})

const pair = { member_id: 'uuid', tool_id: 'text' }
const marks = marksTable({ name: 'saves', key: pair, more: { position: 'bigint' }, members: ['member_id'] })

const savedIn = (batch: Batch) =>
  lastOfEach(batch.of(ToolSaved, ToolUnsaved), Object.keys(pair), ({ type, data }, position) => ({
    member_id: data.memberId,
    tool_id: data.toolId,
    position,
    marked: type === 'ToolSaved',
  }))

/** Of each member there is one list. */
const published = marksTable({ name: 'published', key: { member_id: 'uuid' }, members: ['member_id'] })

const publishedIn = (batch: Batch) =>
  lastOfEach(batch.of(SavedPublished, SavedUnpublished), ['member_id'], ({ type, data }) => ({
    member_id: data.memberId,
    marked: type === 'SavedPublished',
  }))
