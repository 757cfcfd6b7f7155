import { WordMuted, WordUnmuted } from '@debut/events/boundaries/boundary-events.ts'
import { MemberErased } from '@debut/events/members/member-events.ts'
import { ERASED, keepErased, lastOfEach, marksTable } from '../kernel/marks.ts'
import { type Batch, defineProjector } from '../kernel/projector.ts'
import { boundaryChange, boundaryForms } from '@debut/events/boundaries/boundary-changes.ts'

/** What each member blocked and muted. A member who was erased neither has boundaries nor is named by any. */
export const boundaries = defineProjector('boundaries', {
  version: 1,
  reads: { boundaries: [...boundaryForms, WordMuted, WordUnmuted], member: [MemberErased] },
  tables: `
    create table boundaries (
      member_id uuid not null,
      kind text not null,
      -- The id of a member, a post or a tool.
      target text not null,
      position bigint not null,
      primary key (member_id, kind, target)
    );
    create index on boundaries (target);
    create table words (
      member_id uuid not null,
      word_id text not null,
      -- Null where its member is erased further on in the log.
      word text,
      position bigint not null,
      primary key (member_id, word_id)
    );
    ${ERASED}
  `,
  project: (batch) => {
    const erased = batch.of(MemberErased).map(({ event }) => ({ member_id: event.data.memberId }))
    return [
      ...keepErased(erased),
      ...marks.forget(erased),
      ...words.forget(erased),
      ...marks.set(marksIn(batch)),
      ...words.set(wordsIn(batch)),
    ]
  },
  topics: () => [],
})

const markKey = { member_id: 'uuid', kind: 'text', target: 'text' }
const marks = marksTable({ name: 'boundaries', key: markKey, more: { position: 'bigint' }, members: ['member_id', 'target'] })

const marksIn = (batch: Batch) => lastOfEach(batch.of(...boundaryForms), Object.keys(markKey), boundaryChange)

const wordKey = { member_id: 'uuid', word_id: 'text' }
const words = marksTable({ name: 'words', key: wordKey, more: { word: 'text', position: 'bigint' }, members: ['member_id'] })

const wordsIn = (batch: Batch) =>
  lastOfEach(batch.of(WordMuted, WordUnmuted), Object.keys(wordKey), ({ type, data }, position) => ({
    member_id: data.memberId,
    word_id: data.wordId,
    word: type === 'WordMuted' ? data.word : null,
    position,
    marked: type === 'WordMuted',
  }))
