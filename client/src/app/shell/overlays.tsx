import { useSelector } from 'react-redux'
import { SupportLauncher } from '../../features/support/support-launcher.tsx'
import { selectOnboarding } from '../../features/members/onboarding/onboarding-slice.ts'
import { Toaster } from '../../features/toasts/toaster.tsx'
import { selectOverlay } from '../../lib/overlays/overlay-slice.ts'
import { late, useEver } from '../../ui/late.tsx'
import { site } from '../site.ts'

const CommandPalette = late(async () => (await import('./command-palette.tsx')).CommandPalette)
const NotificationsPanel = late(async () => (await import('../../features/notifications/notifications-panel.tsx')).NotificationsPanel)
const ShortcutsHelp = late(async () => (await import('./shortcuts-help.tsx')).ShortcutsHelp)
const Welcome = late(async () => (await import('../../features/members/onboarding/welcome.tsx')).Welcome)

/** What lies over every page. Its code comes when it is first opened. */
export const Overlays = () => {
  const open = useSelector(selectOverlay)
  const isWelcomed = useSelector(selectOnboarding) === 'shown'
  return (
    <>
      {useEver(open === 'notifications') && <NotificationsPanel />}
      {useEver(open === 'palette') && <CommandPalette />}
      {useEver(open === 'shortcuts') && <ShortcutsHelp />}
      {useEver(isWelcomed) && <Welcome />}
      <SupportLauncher email={site.email} />
      <Toaster />
    </>
  )
}
