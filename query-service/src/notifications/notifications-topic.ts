import type { MemberId } from '@debut/events/kernel/ids.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import type { MessageTopic, TopicFamily } from '../kernel/live/topic.ts'
import type { Parts } from '../kernel/query.ts'
import { tierOf } from '../voting/tiers.ts'
import type { NotificationRow } from './notification-view.ts'
import { shownNotifications } from './shown-notifications.ts'
import { shownRows } from './shown-rows.ts'

type ChangeRow = (NotificationRow & { readonly up_to: null }) | { readonly position: number; readonly id: null; readonly up_to: number }

/** The listener's own notifications, and how far they have read them elsewhere. */
export const notificationsTopic = ({ database, checkpoints }: Pick<Parts, 'database' | 'checkpoints'>): TopicFamily => {
  const schemas = () => ({
    notifications: checkpoints.of('notifications').schema,
    members: checkpoints.of('members').schema,
    rewards: checkpoints.of('rewards').schema,
  })

  const topicOf = (memberId: MemberId): MessageTopic => ({
    key: `notifications:${memberId}`,
    name: 'notifications',
    projection: 'notifications',
    bundledMs: 1_000,
    // In one statement: a mark of another moment would hide notifications before it. Only the last mark is kept: it includes the others.
    since: async (cursor, limit) => {
      const { isShown, given } = await shownRows(memberId, { database, checkpoints })
      const { rows } = await database.raw<{ rows: ChangeRow[] }>(
        `select change.*, actor.username, actor.avatar, ${tierOf('actor.member_id')} as tier from (
           (select id, recipient_id, actor_id, type, payload, is_read, created_at, position, null::bigint as up_to
            from :notifications:.notifications notification
            where recipient_id = :memberId and position > :cursor and ${isShown} order by position limit :limit)
           union all
           select null, null, null, null, null, null, null, position, up_to
           from :notifications:.read_marks where member_id = :memberId and position > :cursor
         ) change left join :members:.members actor on actor.member_id = change.actor_id
         order by change.position limit :limit`,
        { ...schemas(), ...given, memberId, cursor, limit },
      )
      const received = rows.flatMap((row) => (row.id === null ? [] : [row]))
      const shown = new Map(
        (await shownNotifications(received, memberId, { database, checkpoints })).map((notification) => [notification.id, notification]),
      )
      return rows.map((row) => ({ cursor: row.position, body: row.id === null ? { readUpTo: row.up_to } : shown.get(row.id) }))
    },
    isBehind: async (cursor, most) => {
      const own = database.withSchema(schemas().notifications).from('notifications').where({ recipient_id: memberId })
      return (await own.where('position', '>', cursor).orderBy('position').offset(most).first('position')) !== undefined
    },
  })

  return {
    name: 'notifications',
    projection: 'notifications',
    find: (parameter, identity) => {
      if (parameter !== undefined || identity === null) throw new HttpError('not-found')
      return topicOf(identity.memberId)
    },
    changedAfter: async (position) => {
      const { rows } = await database.raw<{ rows: { member_id: MemberId }[] }>(
        `select recipient_id as member_id from :notifications:.notifications where position > :position
         union select member_id from :notifications:.read_marks where position > :position`,
        { notifications: schemas().notifications, position },
      )
      return rows.map(({ member_id }) => `notifications:${member_id}`)
    },
  }
}
