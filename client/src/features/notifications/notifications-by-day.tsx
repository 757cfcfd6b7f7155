import { addDays, dayAt } from '@debut/events/kernel/days.ts'
import type { Notification } from '@debut/events/notifications/notification-answers.ts'
import { useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { selectNow } from '../../lib/clock/clock-slice.ts'
import { longDayLabel } from '../../lib/clock/day-labels.ts'
import { parseInstant } from '../../lib/clock/instants.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { NotificationList } from './notification-list.tsx'
import { allReadRequested, earlierRequested, pageLeft, pageOpened, selectNotifications } from './notifications-slice.ts'
import { NotificationsWaiting } from './notifications-waiting.tsx'

/** The whole page of them: the rows of the panel under the days of Los Angeles, as everywhere here. */
export const NotificationsByDay = () => {
  const { items, more, status, fresh, count } = useSelector(selectNotifications)
  const now = useSelector(selectNow)
  const dispatch = useDispatch()
  useEffect(() => {
    dispatch(pageOpened())
    return () => void dispatch(pageLeft())
  }, [dispatch])
  const days = [...Map.groupBy(items, dayOf)]
  return (
    <>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="text-[34px] font-[750] tracking-[-0.04em]">Notifications</h1>
          <p className="text-[14.5px] text-ink-2 tabular-nums">{count > 99 ? '99+' : count} unread</p>
        </div>
        {count > 0 && (
          <Button look="ghost" size="s" onClick={() => dispatch(allReadRequested())}>
            Mark all as read
          </Button>
        )}
      </div>
      {days.map(([day, ofDay]) => (
        <section key={day} className="mb-6">
          <h2 className="mb-2.5 font-text text-[14px] font-[620]">{labelOf(day, dayAt(now))}</h2>
          <div className="overflow-hidden rounded-card border border-line-2 bg-surface">
            <NotificationList items={ofDay} fresh={fresh} />
          </div>
        </section>
      ))}
      {items.length === 0 && status !== 'ready' && <NotificationsWaiting />}
      {status === 'ready' && items.length === 0 && (
        <EmptyState title="No notifications yet">You’ll see likes, replies, mentions and new followers here.</EmptyState>
      )}
      {more && (
        <div className="grid justify-items-center">
          <Button look="quiet" busy={status === 'loading-more'} onClick={() => dispatch(earlierRequested())}>
            Load more
          </Button>
        </div>
      )}
    </>
  )
}

const dayOf = ({ created_at }: Notification) => dayAt(parseInstant(created_at))

const labelOf = (day: string, today: string): string => {
  if (day === today) return 'Today'
  return day === addDays(today, -1) ? 'Yesterday' : longDayLabel(day, today)
}
