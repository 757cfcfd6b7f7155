import { useSelector } from 'react-redux'
import { NotificationsBell } from '../../features/notifications/notifications-bell.tsx'
import { selectProfile } from '../../lib/session/session-slice.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { lateOverlay } from '../../ui/late.tsx'
import { Link } from '../../ui/link.tsx'
import { OwnFace } from '../../ui/own-face.tsx'

/** The focus goes back to it after what its menu has opened. */
export const ACCOUNT_BUTTON = 'own-account'

const AvatarMenu = lateOverlay(async () => (await import('./avatar-menu.tsx')).AvatarMenu)

/** What belongs to the signed-in member. */
export const MemberCorner = () => {
  const profile = useSelector(selectProfile)
  return (
    <>
      <NotificationsBell />
      <Link to="/submit-a-tool" className={`max-lg:hidden ${buttonClass('primary', 'm')}`}>
        Submit a tool
      </Link>
      <AvatarMenu
        trigger={
          <button
            type="button"
            id={ACCOUNT_BUTTON}
            aria-label={`Your account${profile?.username ? `, ${profile.username}` : ''}`}
            className="needs-script grid flex-none rounded-full"
          >
            <OwnFace />
          </button>
        }
      />
    </>
  )
}
