import { useDispatch, useSelector } from 'react-redux'
import { OwnPart } from '../../lib/page/own-part.tsx'
import { selectIsMember, selectMemberId, signInWanted } from '../../lib/session/session-slice.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { CheckIcon } from '../../ui/icons.tsx'
import { Link } from '../../ui/link.tsx'
import { type Followed, selectFollows, setFollowed } from './follows-slice.ts'

interface Props {
  readonly followed: Followed
  readonly name: string
}

export const FollowButton = (props: Props) => (
  <OwnPart>
    <Follow {...props} />
  </OwnPart>
)

/** Members cannot follow themselves. */
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
  const follows = useSelector((state: Parameters<typeof selectFollows>[0]) => selectFollows(state, followed))
  const dispatch = useDispatch()
  // As wide as its longest word: what it says may come later than it.
  const look = { look: 'quiet', className: 'min-w-30', 'aria-label': `Follow ${name}` } as const
  if (follows === undefined)
    return (
      <Button {...look} aria-busy aria-disabled>
        Follow
      </Button>
    )
  return (
    <Button {...look} aria-pressed={follows} onClick={() => dispatch(setFollowed(followed, !follows))}>
      {follows ? <CheckIcon className="size-3.5" /> : null}
      {follows ? 'Following' : 'Follow'}
    </Button>
  )
}
