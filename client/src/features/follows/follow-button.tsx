import { useDispatch, useSelector } from 'react-redux'
import { OwnPart } from '../../lib/page/own-part.tsx'
import { selectIsMember, selectMemberId, signInWanted } from '../../lib/session/session-slice.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { CheckIcon } from '../../ui/icons.tsx'
import { Link } from '../../ui/link.tsx'
import { type Followed, setFollowed } from './followed.ts'
import { selectFollows } from './follows-slice.ts'

interface Props {
  readonly followed: Followed
  readonly name: string
}

export const FollowButton = (props: Props) => (
  <OwnPart>
    <Follow {...props} />
  </OwnPart>
)

/** Nobody follows themselves. */
const Follow = (props: Props) => {
  const isMember = useSelector(selectIsMember)
  const isSelf = useSelector(selectMemberId) === props.followed.id
  if (isSelf) return null
  return isMember ? <OwnFollow {...props} /> : <InvitingFollow {...props} />
}

const InvitingFollow = ({ name }: Props) => {
  const dispatch = useDispatch()
  return (
    <Link
      to="/login"
      className={buttonClass('quiet', 'm')}
      aria-label={`Follow ${name}. Sign in to follow`}
      onClick={() => dispatch(signInWanted())}
    >
      Follow
    </Link>
  )
}

const OwnFollow = ({ followed, name }: Props) => {
  const follows = useSelector((state: Parameters<typeof selectFollows>[0]) => selectFollows(state, followed)) ?? false
  const dispatch = useDispatch()
  return (
    <Button look="quiet" aria-pressed={follows} aria-label={`Follow ${name}`} onClick={() => dispatch(setFollowed(followed, !follows))}>
      {follows ? <CheckIcon className="size-3.5" /> : null}
      {follows ? 'Following' : 'Follow'}
    </Button>
  )
}
