import type { LogPosition, MemberId } from '@debut/events/kernel/ids.ts'
import type { Knex } from '@debut/adapters/database.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import type { Parts } from '../kernel/query.ts'
import { tierOf } from '../voting/tiers.ts'
import { withoutMutedWords } from './muted-words.ts'
import type { NotificationRow } from './notification-view.ts'
import { shownNotifications } from './shown-notifications.ts'

const PAGE = 10

interface OwnNotificationsQuery {
  readonly memberId: MemberId
  /** Only those that came before this one of theirs. */
  readonly before: number | undefined
  /** Only those that came after this position of the log. */
  readonly after: number | undefined
  readonly unreadOnly: boolean
}

/** One member's, newest first, with whether there are more. */
export const listNotifications = async (
  database: Knex,
  checkpoints: Parts['checkpoints'],
  { memberId, before, after, unreadOnly }: OwnNotificationsQuery,
) => {
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
       and (:after::bigint is null or notification.position > :after::bigint)
       ${unreadOnly ? 'and not is_read' : ''} and ${isWithout}
     order by notification.position desc limit :limit`,
    {
      ...given,
      notifications: schema,
      members: checkpoints.of('members').schema,
      rewards: checkpoints.of('rewards').schema,
      memberId,
      before: before ?? null,
      after: after ?? null,
      limit: PAGE + 1,
    },
  )
  const notifications = await shownNotifications(rows.slice(0, PAGE), memberId, { database, checkpoints })
  const mark = database.withSchema(schema).from('read_marks').where({ member_id: memberId })
  const { up_to: readUpTo = null } = (await mark.first<{ up_to: LogPosition } | undefined>('up_to')) ?? {}
  return { notifications, more: rows.length > PAGE, readUpTo }
}
