import type { LogPosition, MemberId } from '@debut/events/kernel/ids.ts'
import type { Knex } from '@debut/adapters/database.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import type { Parts } from '../kernel/query.ts'
import { tierOf } from '../voting/tiers.ts'
import type { NotificationRow } from './notification-view.ts'
import { shownNotifications } from './shown-notifications.ts'
import { shownRows } from './shown-rows.ts'

const PAGE = 10
/** Likes that are listed together may be thousands; a page is mostly filled by the newest few. */
const MOST_FEW = 200

interface OwnNotificationsQuery {
  readonly memberId: MemberId
  /** Only those that came before this one of theirs. */
  readonly before: number | undefined
  /** Only those that came after this position of the log. */
  readonly after: number | undefined
  readonly unreadOnly: boolean
  readonly likesTogether: boolean
}

/** One member's, newest first, with whether there are more. */
export const listNotifications = async (database: Knex, checkpoints: Parts['checkpoints'], asked: OwnNotificationsQuery) => {
  const { memberId, before, after, unreadOnly, likesTogether } = asked
  const schema = checkpoints.of('notifications').schema
  if (before !== undefined) {
    const own = database.withSchema(schema).from('notifications').where({ recipient_id: memberId, position: before })
    if ((await own.first('id')) === undefined) throw new HttpError('unknown-place-in-list')
  }
  const { isShown, given } = await shownRows(memberId, { database, checkpoints })
  const listed = `
    select notification.* from :notifications:.notifications notification
    where recipient_id = :memberId and (:before::bigint is null or notification.position <= :before::bigint)
      and (:after::bigint is null or notification.position > :after::bigint)
      ${unreadOnly ? `and (not is_read or notification.position = :before::bigint)` : ''} and ${isShown}
    order by notification.position desc limit :most`
  const readFrom = async (rowsOf: string, most: number | null) => {
    const { rows } = await database.raw<{ rows: NotificationRow[] }>(
      `select notification.*, actor.username, actor.avatar, ${tierOf('actor.member_id')} as tier
       from (${rowsOf}) notification left join :members:.members actor on actor.member_id = notification.actor_id
       where :before::bigint is null or notification.position < :before::bigint
       order by notification.position desc limit :limit`,
      {
        ...given,
        members: checkpoints.of('members').schema,
        rewards: checkpoints.of('rewards').schema,
        memberId,
        before: before ?? null,
        after: after ?? null,
        most,
        limit: PAGE + 1,
      },
    )
    return rows
  }
  const rows = likesTogether ? await firstFilled(readFrom, together(listed)) : await readFrom(listed, PAGE + 2)
  const notifications = await shownNotifications(rows.slice(0, PAGE), memberId, { database, checkpoints })
  const mark = database.withSchema(schema).from('read_marks').where({ member_id: memberId })
  const { up_to: readUpTo = null } = (await mark.first<{ up_to: LogPosition } | undefined>('up_to')) ?? {}
  return { notifications, more: rows.length > PAGE, readUpTo }
}

/** Each run of likes of one post as its newest, with how many others it has. The row that a page goes on after is in it: the rest of its run belongs to that. */
const together = (listed: string) => `
  select runs.*, other.username as other_username from (
    select distinct on (run) *, count(*) over whole - 1 as others, nth_value(actor_id, 2) over whole as other_id from (
      select *, count(*) filter (where not continues) over (order by position desc) as run from (
        select *, coalesce(type = 'post_like' and lag(type) over newest = 'post_like'
          and lag(payload ->> 'post_id') over newest = payload ->> 'post_id', false) as continues
        from (${listed}) as listed window newest as (order by position desc)
      ) as marked
    ) as numbered
    window whole as (partition by run order by position desc rows between unbounded preceding and unbounded following)
    order by run, position desc
  ) as runs left join :members:.members other on other.member_id = other_id`

/** A page that is full has its runs whole but perhaps the one after it. */
const firstFilled = async (readFrom: (rowsOf: string, most: number | null) => Promise<NotificationRow[]>, rowsOf: string) => {
  const few = await readFrom(rowsOf, MOST_FEW)
  return few.length > PAGE ? few : readFrom(rowsOf, null)
}
