import { useSelector } from 'react-redux'
import { selectIsProofAsked } from '../../features/identity/is-proof-asked.ts'
import { SupportLauncher } from '../../features/support/support-launcher.tsx'
import { selectOnboarding } from '../../features/members/onboarding/onboarding-slice.ts'
import { Toaster } from '../../features/toasts/toaster.tsx'
import { usePendingVote } from '../../features/voting/use-pending-vote.ts'
import { selectIsVoteShown } from '../../features/voting/voting-selectors.ts'
import { Boundary } from '../../lib/failures/boundary.tsx'
import { selectOverlay } from '../../lib/overlays/overlay-slice.ts'
import { OwnPart } from '../../lib/page/own-part.tsx'
import { late, useEver } from '../../ui/late.tsx'
import { site } from '../site.ts'

const CommandPalette = late(async () => (await import('./command-palette.tsx')).CommandPalette)
const NotificationsPanel = late(async () => (await import('../../features/notifications/notifications-panel.tsx')).NotificationsPanel)
const ShortcutsHelp = late(async () => (await import('./shortcuts-help.tsx')).ShortcutsHelp)
const ProofDialog = late(async () => (await import('../../features/identity/account/proof-dialog.tsx')).ProofDialog)
const FirstThings = late(async () => (await import('./first-things.tsx')).FirstThings)

/** What lies over every page. Its code comes when it is first opened. */
export const Overlays = () => {
  const open = useSelector(selectOverlay)
  const isProofAsked = useSelector(selectIsProofAsked)
  return (
    <>
      {useEver(open === 'notifications') && (
        <Boundary part="notifications">
          <NotificationsPanel />
        </Boundary>
      )}
      {useEver(open === 'palette') && (
        <Boundary part="command palette">
          <CommandPalette />
        </Boundary>
      )}
      {useEver(open === 'shortcuts') && (
        <Boundary part="shortcuts">
          <ShortcutsHelp />
        </Boundary>
      )}
      <OwnPart>
        <WelcomeHost />
      </OwnPart>
      {useEver(isProofAsked) && (
        <Boundary part="proof">
          <ProofDialog />
        </Boundary>
      )}
      <Boundary part="support">
        <SupportLauncher email={site.email} />
      </Boundary>
      <Boundary part="toasts">
        <Toaster />
      </Boundary>
    </>
  )
}

/** The welcome waits for a vote that its member came with, so that they see it counted before another layer opens. */
const WelcomeHost = () => {
  const isWelcomed = useSelector(selectOnboarding) === 'shown'
  const isVoteKept = usePendingVote() !== undefined
  const isVoteShown = useSelector(selectIsVoteShown)
  return useEver(isWelcomed && !isVoteKept && !isVoteShown) ? (
    <Boundary part="welcome">
      <FirstThings />
    </Boundary>
  ) : null
}
