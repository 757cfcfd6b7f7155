import { useDispatch, useSelector } from 'react-redux'
import { overlayOpened, selectOverlay } from '../../lib/overlays/overlay-slice.ts'
import { CountBadge } from '../../ui/count-badge.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { selectUnread } from './notifications-slice.ts'

const nameOf = (count: number) => {
  if (count === 0) return 'Notifications'
  return `Notifications, ${count > 99 ? 'more than 99' : count} unread`
}

export const NotificationsBell = () => {
  const count = useSelector(selectUnread)
  const isOpen = useSelector(selectOverlay) === 'notifications'
  const dispatch = useDispatch()
  return (
    <IconButton
      label={nameOf(count)}
      className="needs-script"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => dispatch(overlayOpened('notifications'))}
    >
      <svg viewBox="0 0 20 20" className="icon size-5 flex-none" aria-hidden="true">
        <path d="M4.500 8.700a5.500 5.500 0 0 1 11 0c0 3.600 1.300 4.800 1.300 4.800H3.200s1.300-1.200 1.300-4.800zM8.200 16.600a2 2 0 0 0 3.600 0" />
      </svg>
      <CountBadge count={count} />
    </IconButton>
  )
}
