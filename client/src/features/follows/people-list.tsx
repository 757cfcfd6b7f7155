import { useDispatch, useSelector } from 'react-redux'
import { givenPicture } from '../../lib/images/given-picture.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { StageMessage } from '../../ui/stage-message.tsx'
import { morePeopleRequested, selectPeople, type Side, type WithFollows } from './follows-slice.ts'

const NONE = {
  followers: { title: 'No followers yet', words: 'Be the first to follow.' },
  following: { title: 'Not following anyone yet', words: 'Who they follow is listed here.' },
}

/** Who follows a member, or whom they follow, the newest first. */
export const PeopleList = ({ id, side }: { readonly id: string; readonly side: Side }) => {
  const { status, members, more } = useSelector((state: Pick<WithFollows, 'follows'>) => selectPeople(state, id, side))
  const dispatch = useDispatch()
  if (status !== 'ready')
    return (
      <StageMessage title={status === 'loading' ? 'Looking them up' : 'We can’t reach the list right now'} lit={false}>
        <p>{status === 'loading' ? 'One moment.' : 'Nothing is lost. Look again in a moment.'}</p>
      </StageMessage>
    )
  if (members.length === 0)
    return (
      <StageMessage title={NONE[side].title} lit={false}>
        <p>{NONE[side].words}</p>
      </StageMessage>
    )
  return (
    <section aria-label={side === 'followers' ? 'Followers' : 'Following'}>
      <ul>
        {members.map(({ memberId, username, avatar }) => (
          <li key={memberId} className="member-row">
            <Avatar seed={memberId} picture={avatar === null ? undefined : givenPicture(avatar)} className="size-12" />
            <Link to={`/profile/${username}`} className="truncate text-[16.5px]/[1.3] font-[650] tracking-[-0.012em]">
              {username}
            </Link>
          </li>
        ))}
      </ul>
      {more ? (
        <Button look="quiet" className="needs-script mt-6 w-full" onClick={() => dispatch(morePeopleRequested({ id, side }))}>
          Show more
        </Button>
      ) : null}
    </section>
  )
}
