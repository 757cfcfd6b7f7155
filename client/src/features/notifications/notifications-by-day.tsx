import { dayAt } from '@debut/events/kernel/days.ts'
import type { Notification } from '@debut/events/notifications/notification-answers.ts'
import { useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { selectNow } from '../../lib/clock/clock-slice.ts'
import { parseInstant } from '../../lib/clock/instants.ts'
import { usePlace } from '../../lib/page/place-context.ts'
import { useData, useResource } from '../../lib/resources/use-resource.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Unreachable } from '../../ui/unreachable.tsx'
import { dayGroupOf } from './day-group.ts'
import { addressOf, isUnreadOnly, listedNotifications, unreadCount } from './listed-notifications.ts'
import { MarkAllButton } from './mark-all-button.tsx'
import { AllRead, NoNotifications } from './no-notifications.tsx'
import { NotificationList } from './notification-list.tsx'
import { merged, pageLeft, pageOpened, pageShowsUnread, selectNotifications } from './notifications-slice.ts'
import { NotificationsWaiting } from './notifications-waiting.tsx'

const NONE: readonly Notification[] = []

/** The whole page of them, all or the unread ones: the rows of the panel by day. */
export const NotificationsByDay = () => {
  const unreadOnly = isUnreadOnly(usePlace().search)
  const view = useResource(listedNotifications(unreadOnly))
  const all = useData(listedNotifications(false))?.notifications ?? NONE
  const count = useData(unreadCount())?.count ?? 0
  const { fresh } = useSelector(selectNotifications)
  const now = useSelector(selectNow)
  const dispatch = useDispatch()
  useEffect(() => {
    dispatch(pageOpened())
    return () => void dispatch(pageLeft())
  }, [dispatch])
  const listed = view.status === 'ready' ? view.data.notifications : undefined
  useEffect(() => {
    if (listed !== undefined) dispatch(pageShowsUnread(listed.flatMap(({ id, is_read }) => (is_read ? [] : [id]))))
  }, [dispatch, listed])

  const isFresh = new Set(fresh)
  const isUnread = ({ id, is_read }: Notification) => !is_read || isFresh.has(id)
  // Opening the page marks as read what was unread: until it is left, that stays among the unread.
  const items = (unreadOnly ? merged(all, listed ?? NONE) : (listed ?? NONE)).filter((item) => !unreadOnly || isUnread(item))
  const dotted = items.flatMap((item) => (isUnread(item) ? [item.id] : []))
  const groups = [...Map.groupBy(items, ({ created_at }) => dayGroupOf(dayAt(parseInstant(created_at)), dayAt(now)))]
  const last = listed?.at(-1)
  const hasMore = view.status === 'ready' && view.data.more && last !== undefined && (!unreadOnly || isUnread(last))
  return (
    <>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div>
          <h1 className="text-[40px]/none font-[750] tracking-[-0.04em] md:text-[46px]/none">Notifications</h1>
          <p className="mt-3 text-[14.5px] text-ink-2 tabular-nums">{`${count > 99 ? '99+' : count} unread`}</p>
        </div>
        <nav aria-label="Which notifications" className="segments max-sm:w-full">
          {[false, true].map((which) => (
            <Link
              key={String(which)}
              to={addressOf(which)}
              aria-current={which === unreadOnly ? 'page' : undefined}
              className="segment max-sm:flex-1"
            >
              {which ? 'Unread' : 'All'}
            </Link>
          ))}
        </nav>
      </div>
      {groups.map(([group, ofGroup], index) => (
        <section key={group} className="mb-6">
          <div className="mb-2.5 flex items-center justify-between gap-3">
            <h2 className="font-text text-[14px] font-[620]">{group}</h2>
            {index === 0 && count > 0 ? <MarkAllButton /> : null}
          </div>
          <div className="overflow-hidden rounded-card border border-line-2 bg-surface">
            <NotificationList items={ofGroup} fresh={dotted} />
          </div>
        </section>
      ))}
      {view.status === 'loading' && items.length === 0 && <NotificationsWaiting />}
      {view.status === 'unreachable' && <Unreachable what="your notifications" onRetry={view.refetch} />}
      {view.status === 'ready' && items.length === 0 && (unreadOnly ? <AllRead /> : <NoNotifications />)}
      {hasMore && (
        <div className="needs-script grid justify-items-center">
          <Button look="quiet" busy={view.isFetchingNextPage ?? false} onClick={view.fetchNextPage}>
            {view.isNextPageMissed ? 'No answer. Try again' : 'Load more'}
          </Button>
        </div>
      )}
    </>
  )
}
