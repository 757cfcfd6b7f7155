import { useDispatch, useSelector } from 'react-redux'
import { overlayClosed, selectOverlay } from '../../lib/overlays/overlay-slice.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { SlideOver } from '../../ui/slide-over.tsx'
import { MarkAllButton } from './mark-all-button.tsx'
import { NoNotifications } from './no-notifications.tsx'
import { NotificationList } from './notification-list.tsx'
import { earlierRequested, selectNotifications } from './notifications-slice.ts'
import { NotificationsWaiting } from './notifications-waiting.tsx'

export const NotificationsPanel = () => {
  const isOpen = useSelector(selectOverlay) === 'notifications'
  const { items, more, status, fresh, count } = useSelector(selectNotifications)
  const dispatch = useDispatch()
  return (
    <SlideOver
      title="Notifications"
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) dispatch(overlayClosed())
      }}
      actions={
        count > 0 && (
          <span className="self-center">
            <MarkAllButton />
          </span>
        )
      }
      footer={
        <div className="grid w-full justify-items-center gap-3">
          {more && (
            <Button
              look="quiet"
              className="w-full justify-center"
              busy={status === 'loading-more'}
              onClick={() => dispatch(earlierRequested())}
            >
              Load more
            </Button>
          )}
          <Link to="/community/notifications" className="way-link" onClick={() => dispatch(overlayClosed())}>
            All notifications
          </Link>
        </div>
      }
    >
      {items.length > 0 && (
        <div className="-mx-5.5 -mt-4">
          <NotificationList items={items} fresh={fresh} />
        </div>
      )}
      {status === 'loading' && <NotificationsWaiting />}
      {status === 'ready' && items.length === 0 && <NoNotifications />}
    </SlideOver>
  )
}
