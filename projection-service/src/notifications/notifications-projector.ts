import type { EventForm } from '@debut/events/kernel/define-event.ts'
import { PreferencesChanged } from '@debut/events/members/member-events.ts'
import { type Cause, causes } from '@debut/events/notices-of.ts'
import { NotificationsRead } from '@debut/events/notifications/notification-events.ts'
import { type Batch, defineProjector, forRows, type Projector } from '../kernel/projector.ts'
import { notificationRows } from './notification-rows.ts'
import { forgetErased, IS_WANTED, isHere, noteSilence, postsAboutTools, SILENCE, silencing } from './silence.ts'

/** The notifications of each member, and how far they have read them. A kind that its member has switched off gives none from there. */
export const notificationsProjector = (causes: readonly Cause[]): Projector => {
  const rowsOf = (batch: Batch) => notificationRows(causes, batch)

  return defineProjector('notifications', {
    // Raised where a notice says otherwise what it said before: of those that are there, only the events are seen.
    version: 4,
    derived: causes.map(({ form }) => form.type),
    reads: formsByCategory(causes),
    atOnce: Object.values(silencing).flat(),
    tables: `
      create table notifications (
        id uuid primary key,
        recipient_id uuid not null,
        actor_id uuid,
        type text not null,
        payload jsonb not null,
        is_read boolean not null default false,
        created_at timestamptz not null,
        position bigint not null
      );
      -- One of each event: a live reader's cursor tells which of them they have.
      create unique index on notifications (recipient_id, position desc);
      create index on notifications (recipient_id, position desc) where not is_read;
      create index on notifications (position);
      -- Every choice by its place in the log, so that each notification meets the one that was made before it.
      create table choices (
        member_id uuid not null,
        position bigint not null,
        wanted jsonb not null,
        primary key (member_id, position)
      );
      create table read_marks (
        member_id uuid primary key,
        up_to bigint not null,
        position bigint not null
      );
      create index on read_marks (position);
      ${SILENCE}
    `,
    // Of those with the same id, the first in the log stays, also where the others come in the same batch.
    // A notification that comes after the reading in the batch is beyond the mark, so the order of the two does not matter.
    project: (batch) => {
      const marks = new Map(batch.of(NotificationsRead).map(({ event: { data }, position }) => [data.memberId, { ...data, position }]))
      return [
        ...noteSilence(batch),
        ...forRows(
          batch.of(PreferencesChanged).map(({ event: { data }, position }) => ({ member_id: data.memberId, position, wanted: data.inApp })),
          `insert into choices select * from json_to_recordset($1::json) as chosen (member_id uuid, position bigint, wanted jsonb)
           where ${isHere('chosen.member_id')}`,
        ),
        ...forRows(
          rowsOf(batch),
          `insert into notifications (id, recipient_id, actor_id, type, payload, created_at, position)
           select * from json_to_recordset($1::json)
             as notice (id uuid, recipient_id uuid, actor_id uuid, type text, payload jsonb, created_at timestamptz, position bigint)
           where ${IS_WANTED}
           and coalesce((
             select (wanted ->> notice.type)::boolean from choices
             where member_id = notice.recipient_id and choices.position < notice.position order by choices.position desc limit 1
           ), true)
           order by position
           on conflict (id) do nothing`,
        ),
        ...forRows(
          [...marks.values()],
          `with marks as materialized (
             select * from json_to_recordset($1::json) as mark ("memberId" uuid, "upTo" bigint, position bigint)
             where ${isHere('mark."memberId"')}
           ), marked as (
             insert into read_marks (member_id, up_to, position) select * from marks
             on conflict (member_id) do update set up_to = excluded.up_to, position = excluded.position
           )
           update notifications set is_read = true from marks
           where recipient_id = marks."memberId" and not is_read and notifications.position <= marks."upTo"`,
        ),
        ...forgetErased(batch),
      ]
    },
    topics: (batch) => {
      const recipients = rowsOf(batch).map(({ recipient_id }) => recipient_id)
      const readers = batch.of(NotificationsRead).map(({ event }) => event.data.memberId)
      return [...new Set([...recipients, ...readers])].map((memberId) => `notifications:${memberId}`)
    },
  })
}

const formsByCategory = (causes: readonly Cause[]): Readonly<Record<string, readonly EventForm[]>> => {
  const reads: Record<string, EventForm[]> = {
    inbox: [NotificationsRead],
    boundaries: [...silencing.boundaries],
    member: [...silencing.member, PreferencesChanged],
    post: [...postsAboutTools],
  }
  for (const { category, form } of causes) {
    const forms = (reads[category] ??= [])
    if (!forms.includes(form)) forms.push(form)
  }
  return reads
}

export const notifications = notificationsProjector(causes)
