import { Link, useLocation } from 'react-router'
import { StageMessage } from '../ui/stage-message.tsx'

export const NotFoundPage = () => {
  const { pathname } = useLocation()
  return (
    <StageMessage title={`Page not found: ${pathname}`} lit={false} heading="h1">
      <p>The light is off here: the address may be misspelt, or the page may have moved.</p>
      <Link to="/" className="rounded-chip font-[560] text-ink underline decoration-lime decoration-2 underline-offset-4">
        Back to the stage
      </Link>
    </StageMessage>
  )
}
