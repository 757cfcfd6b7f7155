import type { Notification } from '@debut/events/notifications/notification-answers.ts'
import { groupsOf } from './notification-groups.ts'
import { NotificationRow } from './notification-row.tsx'

type Props = { items: readonly Notification[]; fresh: readonly string[] }

export const NotificationList = ({ items, fresh }: Props) => {
  const isFresh = new Set(fresh)
  return (
    <ul className="divide-y divide-line-2">
      {groupsOf(items).map((group) => (
        <li key={group.key}>
          <NotificationRow group={group} isFresh={group.ids.some((id) => isFresh.has(id))} />
        </li>
      ))}
    </ul>
  )
}
