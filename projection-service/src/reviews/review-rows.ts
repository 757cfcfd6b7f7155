import type { Recorded } from '@debut/events/kernel/envelope.ts'
import { isoOf } from '@debut/events/kernel/instant.ts'
import { type ReviewEvent, reviewEvents } from '@debut/events/reviews/review-events.ts'
import { reviewIdOf } from '@debut/events/reviews/review-form.ts'
import { type Batch, forRows, type Statement } from '../kernel/projector.ts'
import { rounds } from '../kernel/rounds.ts'
import { keepVersions } from './version-rows.ts'

export const reviewTables = `
  create table reviews (
    -- \`<tool>_<member>\`
    review_id text primary key,
    tool_id text not null,
    member_id uuid not null,
    rating smallint not null,
    -- Null once the review is deleted. Its row stays: one that was hidden is hidden also when it is written again.
    body text,
    edited boolean not null default false,
    written_at timestamptz not null,
    position bigint not null,
    hidden_because text,
    -- What the moderator said to its author beside that.
    hidden_note text,
    hidden_at timestamptz,
    -- Where in the log it was hidden.
    hidden_position bigint,
    -- Where in the log a rule hid it, until a moderator has decided.
    held bigint,
    helpful int not null,
    answer text,
    answered_by uuid,
    answered_at timestamptz,
    -- The rating that the tool's counts have of it. Null where readers don't see it.
    counted smallint
  );
  create index on reviews (tool_id, helpful desc, position desc) where counted is not null;
  create index on reviews (tool_id, position desc) where counted is not null;
  create index on reviews (member_id);
  create index on reviews (answered_by) where answered_by is not null;
  create index on reviews (held) where held is not null;
  create index on reviews (hidden_position desc) where hidden_position is not null;
`

type Rows = readonly object[]

const set = (rows: Rows, values: string): Statement[] =>
  forRows(
    rows,
    `update reviews set ${values}
     from json_to_recordset($1::json) as changed (review_id text, rating int, body text, marked boolean, reason text, note text, by uuid,
       "makerId" uuid, at timestamptz, position bigint)
     where reviews.review_id = changed.review_id`,
  )

const NO_ANSWER = 'answer = null, answered_by = null, answered_at = null'
/** An answer that can't be read any more is that of a maker who was erased. */
const ifReadable = (value: string) =>
  `case when changed.body is not null and changed."makerId" not in (select member_id from erased) then ${value} end`

/** A review that can't be read any more is that of a member who was erased: MemberErased follows and removes it. */
const WRITE: { readonly [Type in ReviewEvent['type']]: (rows: Rows) => Statement[] } = {
  // Marks that are there before their review are possible where the review's stream was parked.
  ReviewWritten: (rows) =>
    forRows(
      rows,
      `insert into reviews (review_id, tool_id, member_id, rating, body, written_at, position, helpful)
       select review_id, "toolId", "memberId", rating, body, at, position,
         (select count(*) from helpful where helpful.review_id = written.review_id)
       from json_to_recordset($1::json) as written (review_id text, "toolId" text, "memberId" uuid, rating int, body text, at timestamptz,
         position bigint)
       where "memberId" not in (select member_id from erased)
       on conflict (review_id) do update set rating = excluded.rating, body = excluded.body, edited = false,
         written_at = excluded.written_at, position = excluded.position`,
    ),
  ReviewEdited: (rows) => [
    ...keepVersions(rows),
    ...set(rows, 'rating = changed.rating, body = changed.body, edited = edited or changed.marked'),
  ],
  ReviewDeleted: (rows) => set(rows, `body = null, held = null, ${NO_ANSWER}`),
  ReviewHidden: (rows) =>
    set(
      rows,
      `hidden_because = changed.reason, hidden_note = null, hidden_at = changed.at, hidden_position = changed.position,
         held = case when changed.by is null then changed.position end`,
    ),
  ReviewHidingExplained: (rows) => set(rows, 'hidden_note = changed.note'),
  ReviewShown: (rows) => set(rows, 'hidden_because = null, hidden_note = null, hidden_at = null, hidden_position = null, held = null'),
  ReviewCleared: (rows) => set(rows, 'held = null'),
  ReviewAnswered: (rows) =>
    set(
      rows,
      `answer = ${ifReadable('changed.body')}, answered_by = ${ifReadable('changed."makerId"')}, answered_at = ${ifReadable('changed.at')}`,
    ),
  ReviewAnswerDeleted: (rows) => set(rows, NO_ANSWER),
}

/** Each review as the last event of the batch leaves it. */
export const reviewRows = (batch: Batch): Statement[] => {
  const events = batch.of(...reviewEvents) as readonly Recorded<ReviewEvent>[]
  return rounds(events, ({ event }) => idIn(event)).flatMap((round) =>
    reviewEvents.flatMap(({ type }) =>
      WRITE[type](
        round
          .filter(({ event }) => event.type === type)
          .map(({ event, envelope: { at }, position }) => ({ ...event.data, review_id: idIn(event), at: isoOf(at), position })),
      ),
    ),
  )
}

const idIn = ({ data }: ReviewEvent) => reviewIdOf(data.toolId, data.memberId)
