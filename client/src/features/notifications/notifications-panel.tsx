import type { Notification } from '@debut/events/notifications/notification-answers.ts'
import { useDispatch, useSelector } from 'react-redux'
import { TimeAgo } from '../../lib/clock/time-ago.tsx'
import { overlayClosed, selectOverlay } from '../../lib/overlays/overlay-slice.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Face } from '../../ui/face.tsx'
import { Link } from '../../ui/link.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SlideOver } from '../../ui/slide-over.tsx'
import { actorOf, messageOf, targetOf } from './notification-text.ts'
import { allReadRequested, earlierRequested, notificationClicked, selectNotifications } from './notifications-slice.ts'

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
          <Button look="ghost" size="s" onClick={() => dispatch(allReadRequested())}>
            Mark all read
          </Button>
        )
      }
    >
      {items.length > 0 && (
        <ul className="-mx-3 grid gap-0.5">
          {items.map((item) => (
            <li key={item.id}>
              <Item item={item} isFresh={fresh.includes(item.id)} />
            </li>
          ))}
        </ul>
      )}
      {status === 'loading' && <Waiting />}
      {status === 'ready' && items.length === 0 && (
        <EmptyState title="No notifications yet">You will see likes, replies, mentions and new followers here.</EmptyState>
      )}
      {status === 'failed' && (
        <EmptyState
          title="Nothing could be fetched"
          action={
            <Button look="quiet" onClick={() => dispatch(earlierRequested())}>
              Try now
            </Button>
          }
        >
          We try again by ourselves every half minute.
        </EmptyState>
      )}
      {more && status !== 'failed' && (
        <div className="mt-4 grid justify-items-center">
          <Button look="quiet" busy={status === 'loading-more'} onClick={() => dispatch(earlierRequested())}>
            Load more
          </Button>
        </div>
      )}
    </SlideOver>
  )
}

const Item = ({ item, isFresh }: { item: Notification; isFresh: boolean }) => {
  const dispatch = useDispatch()
  return (
    <Link
      to={targetOf(item)}
      className="flex items-start gap-3 rounded-panel px-3 py-2.5 hover:bg-sunken"
      onClick={() => {
        dispatch(notificationClicked(item.id))
        dispatch(overlayClosed())
      }}
    >
      <ActorFace actor={item.actor} />
      <span className="min-w-0 flex-1 text-[14px]">
        <span className="font-[600]">{actorOf(item)}</span> {messageOf(item)}
        <span className="block text-[12.5px] text-ink-3">
          <TimeAgo iso={item.created_at} />
        </span>
      </span>
      {isFresh && (
        <span className="mt-1.75 size-2 flex-none rounded-full bg-lime">
          <span className="sr-only">New</span>
        </span>
      )}
    </Link>
  )
}

const ActorFace = ({ actor }: Pick<Notification, 'actor'>) => {
  if (actor === null) return <Avatar seed={null} className="size-9" />
  const { user_id: memberId, avatar_url: avatar, username, tier } = actor
  return <Face member={{ memberId, username, avatar, tier }} className="size-9" />
}

const Waiting = () => (
  <Loading>
    <p className="mb-3 text-[13px] text-ink-3">Loading...</p>
    <div className="grid gap-4">
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className="flex items-center gap-3">
          <Skeleton className="size-9 rounded-full" />
          <div className="grid flex-1 gap-1.5">
            <Skeleton className="h-3.5 w-4/5" />
            <Skeleton className="h-3 w-1/4" />
          </div>
        </div>
      ))}
    </div>
  </Loading>
)
