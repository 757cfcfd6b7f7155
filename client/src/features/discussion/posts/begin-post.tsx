import { useDispatch, useSelector } from 'react-redux'
import { OwnPart } from '../../../lib/page/own-part.tsx'
import { selectIsMember, type SessionState, signInWanted } from '../../../lib/session/session-slice.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Link } from '../../../ui/link.tsx'

/** The composer, before anything is written. */
export const BeginPost = () => (
  <OwnPart>
    <Begin />
  </OwnPart>
)

const Begin = () => {
  const isMember = useSelector((state: { readonly session: SessionState }) => selectIsMember(state))
  const dispatch = useDispatch()
  return (
    <Link
      to={isMember ? '/community/drafts/new' : '/login'}
      onClick={isMember ? undefined : () => void dispatch(signInWanted())}
      className="flex items-center gap-3 rounded-panel border border-line bg-surface py-2 pr-2 pl-4 text-[14.5px] text-ink-2 hover:border-ink-3"
    >
      <span className="flex-1">{isMember ? 'What are you working on?' : 'Sign in to write a post'}</span>
      <span className={buttonClass('primary', 's')}>{isMember ? 'Write' : 'Sign in'}</span>
    </Link>
  )
}
