import { useDispatch, useSelector } from 'react-redux'
import { overlayClosed, overlayOpened, selectOverlay } from '../../lib/overlays/overlay-slice.ts'
import { late, useEver } from '../../ui/late.tsx'
import { selectSupport } from './support-slice.ts'

const SupportPanel = late<{ email: string }>(async () => (await import('./support-panel.tsx')).SupportPanel)

/** In the corner, once the page has had its moment. */
export const SupportLauncher = ({ email }: { email: string }) => {
  const { status } = useSelector(selectSupport)
  const isOpen = useSelector(selectOverlay) === 'support'
  const wasOpen = useEver(isOpen)
  const dispatch = useDispatch()
  if (status !== 'offered') return null
  return (
    <>
      {wasOpen && <SupportPanel email={email} />}
      <button
        type="button"
        aria-label="Help and contact"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className="support-launcher"
        onClick={() => dispatch(isOpen ? overlayClosed() : overlayOpened('support'))}
      >
        <svg viewBox="0 0 20 20" className="icon" aria-hidden="true">
          <path d="M4 16.500V6.500A2.500 2.500 0 0 1 6.500 4h7A2.500 2.500 0 0 1 16 6.500v5a2.500 2.500 0 0 1-2.500 2.500H7.200zM8.200 7.700a1.900 1.900 0 1 1 2.700 1.700c-.6.3-.9.6-.9 1.200M10 12.200h.01" />
        </svg>
      </button>
    </>
  )
}
