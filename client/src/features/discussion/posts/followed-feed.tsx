import type { ComponentProps } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { OwnPart } from '../../../lib/page/own-part.tsx'
import { selectIsMember, type SessionState, signInWanted } from '../../../lib/session/session-slice.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Link } from '../../../ui/link.tsx'
import { StageMessage } from '../../../ui/stage-message.tsx'
import { FeedList } from './feed-list.tsx'

type Props = ComponentProps<typeof FeedList>

/** The posts of those whom the reader follows: visitors follow no member. */
export const FollowedFeed = (props: Props) => (
  <OwnPart>
    <Followed {...props} />
  </OwnPart>
)

const Followed = (props: Props) => {
  const isMember = useSelector((state: { readonly session: SessionState }) => selectIsMember(state))
  const dispatch = useDispatch()
  if (isMember) return <FeedList {...props} />
  return (
    <StageMessage title="Follow makers, and read what they write here" lit={false}>
      <Link to="/login" className={buttonClass('primary', 'm')} onClick={() => dispatch(signInWanted())}>
        Sign in
      </Link>
    </StageMessage>
  )
}
