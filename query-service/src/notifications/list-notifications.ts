import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { Knex } from '@debut/adapters/database.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import type { Parts } from '../kernel/query.ts'
import { tierOf } from '../voting/tiers.ts'
import { withoutMutedWords } from './muted-words.ts'
import { type NotificationRow, notificationView } from './notification-view.ts'

const PAGE = 10

interface OwnNotificationsQuery {
  readonly memberId: MemberId
  /** Only those that came before this one of theirs. */
  readonly before: number | undefined
}

/** One member's, newest first, with whether there are more. */
export const listNotifications = async (database: Knex, checkpoints: Parts['checkpoints'], { memberId, before }: OwnNotificationsQuery) => {
  const schema = checkpoints.of('notifications').schema
  if (before !== undefined) {
    const own = database.withSchema(schema).from('notifications').where({ recipient_id: memberId, position: before })
    if ((await own.first('id')) === undefined) throw new HttpError('unknown-place-in-list')
  }
  const { isWithout, given } = await withoutMutedWords(memberId, { database, checkpoints })
  const { rows } = await database.raw<{ rows: NotificationRow[] }>(
    `select notification.*, actor.username, actor.avatar, ${tierOf('actor.member_id')} as tier
     from :notifications:.notifications notification left join :members:.members actor on actor.member_id = notification.actor_id
     where recipient_id = :memberId and (:before::bigint is null or notification.position < :before::bigint)
       and ${isWithout}
     order by notification.position desc limit :limit`,
    {
      ...given,
      notifications: schema,
      members: checkpoints.of('members').schema,
      rewards: checkpoints.of('rewards').schema,
      memberId,
      before: before ?? null,
      limit: PAGE + 1,
    },
  )
  return { notifications: rows.slice(0, PAGE).map(notificationView), more: rows.length > PAGE }
}
