import { useDispatch } from 'react-redux'
import { buttonClass } from '../../ui/button-class.ts'
import { Link } from '../../ui/link.tsx'
import { StageMessage } from '../../ui/stage-message.tsx'
import { Unreachable } from '../../ui/unreachable.tsx'
import { retryRequested, type DraftState } from './draft-slice.ts'

/** Where there is nothing to write on. */
export const DraftTrouble = ({ view }: { view: Exclude<DraftState['view'], 'loading' | 'ready'> }) => {
  const dispatch = useDispatch()
  if (view === 'unreachable')
    return (
      <Unreachable what="your draft" heading="h1" onRetry={() => dispatch(retryRequested())}>
        Nothing is lost. What you typed is kept on this device, and on our side as far as it was saved.
      </Unreachable>
    )
  return (
    <StageMessage title="There is no such draft among yours" lit={false} heading="h1">
      <p>It may have been published or deleted, here or on another device.</p>
      <Link to="/submit-a-tool" className={buttonClass('primary', 'm')}>
        Begin another one
      </Link>
      <Link to="/your-tools" className="way-link">
        Your tools
      </Link>
    </StageMessage>
  )
}
