import { MemberErased } from '@debut/events/members/member-events.ts'
import { PostSaved, PostUnsaved, SavedPublished, SavedUnpublished, ToolSaved, ToolUnsaved } from '@debut/events/saves/save-events.ts'
import { ERASED, keepErased, lastOfEach, marksTable } from '../kernel/marks.ts'
import { type Batch, defineProjector } from '../kernel/projector.ts'

/** What each member saved, and whose list everybody may see. Nothing of a member who was erased. */
export const saves = defineProjector('saves', {
  version: 2,
  reads: { saver: [ToolSaved, ToolUnsaved, PostSaved, PostUnsaved, SavedPublished, SavedUnpublished], member: [MemberErased] },
  tables: `
    create table saves (
      member_id uuid not null,
      tool_id text not null,
      position bigint not null,
      primary key (member_id, tool_id)
    );
    create index on saves (member_id, position desc);
    create table saved_posts (
      member_id uuid not null,
      post_id text not null,
      position bigint not null,
      primary key (member_id, post_id)
    );
    create index on saved_posts (member_id, position desc);
    create table published (member_id uuid primary key);
    ${ERASED}
  `,
  project: (batch) => {
    const erased = batch.of(MemberErased).map(({ event }) => ({ member_id: event.data.memberId }))
    return [
      ...keepErased(erased),
      ...[tools, posts, published].flatMap(({ forget }) => forget(erased)),
      ...tools.set(toolsIn(batch)),
      ...posts.set(postsIn(batch)),
      ...published.set(publishedIn(batch)),
    ]
  },
  topics: () => [],
})

const toolKey = { member_id: 'uuid', tool_id: 'text' }
const tools = marksTable({ name: 'saves', key: toolKey, more: { position: 'bigint' }, members: ['member_id'] })

const toolsIn = (batch: Batch) =>
  lastOfEach(batch.of(ToolSaved, ToolUnsaved), Object.keys(toolKey), ({ type, data }, position) => ({
    member_id: data.memberId,
    tool_id: data.toolId,
    position,
    marked: type === 'ToolSaved',
  }))

const postKey = { member_id: 'uuid', post_id: 'text' }
const posts = marksTable({ name: 'saved_posts', key: postKey, more: { position: 'bigint' }, members: ['member_id'] })

const postsIn = (batch: Batch) =>
  lastOfEach(batch.of(PostSaved, PostUnsaved), Object.keys(postKey), ({ type, data }, position) => ({
    member_id: data.memberId,
    post_id: data.postId,
    position,
    marked: type === 'PostSaved',
  }))

/** Of each member there is one list. */
const published = marksTable({ name: 'published', key: { member_id: 'uuid' }, members: ['member_id'] })

const publishedIn = (batch: Batch) =>
  lastOfEach(batch.of(SavedPublished, SavedUnpublished), ['member_id'], ({ type, data }) => ({
    member_id: data.memberId,
    marked: type === 'SavedPublished',
  }))
