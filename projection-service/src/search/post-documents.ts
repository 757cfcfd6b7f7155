import { withoutMentions } from '@debut/events/discussion/mentions.ts'
import { PostDeleted, PostEdited, type PostEvent, PostHidden, PostPublished, PostShown } from '@debut/events/discussion/post-events.ts'
import { nameOf, summaryOf } from '@debut/events/discussion/post-name.ts'
import { dayOf } from '@debut/events/kernel/calendar.ts'
import { MemberErased } from '@debut/events/members/member-events.ts'
import type { Recorded } from '@debut/events/kernel/envelope.ts'
import { keepErased } from '../kernel/marks.ts'
import { type Batch, forRows, type Statement } from '../kernel/projector.ts'
import { rounds } from '../kernel/rounds.ts'
import { inOnePieceOf, KINDS, vectorOf } from './document-words.ts'
import { takenOut } from './search-index.ts'

export const postTables = `
  -- Every post with what it is found by, also while it is hidden. Of one that is deleted nothing is kept.
  create table posts (
    post_id text primary key,
    member_id uuid not null,
    title text not null,
    line text not null,
    whole text not null,
    vector tsvector not null,
    day date not null,
    since bigint not null,
    hidden boolean not null default false
  );
  create index on posts (member_id);
`

const written = [PostPublished, PostEdited, PostDeleted, PostHidden, PostShown] as const
type Written = PostEvent & { readonly type: (typeof written)[number]['type'] }

type Rows = readonly object[]

const CHANGED = `json_to_recordset($1::json) as changed (post_id text, member_id uuid, title text, line text, whole text, vector text,
  day date, since bigint)`

const hide = (rows: Rows, hidden: boolean): Statement[] =>
  forRows(rows, `update posts set hidden = ${hidden} from ${CHANGED} where posts.post_id = changed.post_id`)

const remove = (rows: Rows): Statement[] => forRows(rows, `delete from posts using ${CHANGED} where posts.post_id = changed.post_id`)

const WRITE: { readonly [Type in Written['type']]: (rows: Rows) => Statement[] } = {
  PostPublished: (rows) =>
    forRows(
      rows,
      `insert into posts (post_id, member_id, title, line, whole, vector, day, since)
       select post_id, member_id, title, line, whole, vector::tsvector, day, since from ${CHANGED}
       where title is not null and member_id not in (select member_id from erased)`,
    ),
  // A text that can't be read any more is that of a member who was erased.
  PostEdited: (rows) => [
    ...forRows(
      rows,
      `update posts set title = changed.title, line = changed.line, whole = changed.whole, vector = changed.vector::tsvector
       from ${CHANGED} where posts.post_id = changed.post_id and changed.title is not null`,
    ),
    ...forRows(rows, `delete from posts using ${CHANGED} where posts.post_id = changed.post_id and changed.title is null`),
  ],
  PostDeleted: remove,
  PostHidden: (rows) => hide(rows, true),
  PostShown: (rows) => hide(rows, false),
}

/** Posts that everybody can read, under their title or first words. What is hidden, deleted or an erased member's is not found. */
export const postDocuments = (batch: Batch): Statement[] => {
  const events = batch.of(...written) as readonly Recorded<Written>[]
  const gone = batch.of(MemberErased).map(({ event }) => ({ member_id: event.data.memberId }))
  const changed = [...new Set(events.map(({ event }) => KINDS.post + event.data.postId))]
  if (changed.length + gone.length === 0) return []
  const theirs = [gone.map(({ member_id }) => member_id)]
  return [
    ...(gone.length === 0 ? [] : removed(OF_ERASED, ...theirs)),
    ...(changed.length === 0 ? [] : removed('select unnest($1::text[])', changed)),
    // Before the posts of the batch: so none of theirs comes in, in whichever batch they are erased.
    ...keepErased(gone),
    ...forRows(gone, 'delete from posts using json_to_recordset($1::json) as gone (member_id uuid) where posts.member_id = gone.member_id'),
    ...rounds(events, ({ event }) => event.data.postId).flatMap((round) =>
      written.flatMap(({ type }) => WRITE[type](round.filter(({ event }) => event.type === type).map(rowOf))),
    ),
    ...(changed.length === 0 ? [] : [{ sql: ARRIVED, values: [changed] }]),
  ]
}

const OF_ERASED = `select '${KINDS.post}' || post_id from posts where member_id = any($1::uuid[])`

const removed = (which: string, ...values: readonly unknown[]): Statement[] => [
  ...takenOut(which, ...values),
  { sql: `delete from documents where document in (${which})`, values },
]

const ARRIVED = `
  with arrived as (
    insert into documents (document, address, title, line, author, whole, vector, day, since)
    select '${KINDS.post}' || post_id, post_id, title, line, '${KINDS.member}' || member_id, whole, vector, day, since
    from posts where '${KINDS.post}' || post_id = any($1::text[]) and not hidden returning document
  )
  insert into due (document, fresh) select document, true from arrived`

/** More than the words that are indexed take up. */
const LONGEST = 2_000

/** Whom it mentions stands in it by their ids, to be shown by the names that they have: no post is found by these. */
const rowOf = ({ event: { data }, envelope: { at }, position }: Recorded<Written>) => {
  const about = { post_id: data.postId, since: position, day: dayOf(at) }
  if (!('body' in data) || data.body === null) return about
  const text = withoutMentions(data.body)
  const name = nameOf({ title: data.title, text })
  return {
    ...about,
    member_id: data.memberId,
    title: nameOf({ title: data.title, text: data.body }),
    line: summaryOf(data.body),
    whole: inOnePieceOf(KINDS.post, name),
    vector: vectorOf(KINDS.post, [
      { weight: 'A', text: name },
      { weight: 'C', text: summaryOf(text, LONGEST) },
    ]),
  }
}
