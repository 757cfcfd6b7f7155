import { useBoundaries } from '../../lib/boundaries/use-boundaries.ts'
import { useResource } from '../../lib/resources/use-resource.ts'
import { Button } from '../../ui/button.tsx'
import { Face } from '../../ui/face.tsx'
import { Link } from '../../ui/link.tsx'
import { StageMessage } from '../../ui/stage-message.tsx'
import { Unreachable } from '../../ui/unreachable.tsx'
import { people, type Side } from './following.ts'

const NONE = {
  followers: { title: 'No followers yet', words: 'Be the first to follow.' },
  following: { title: 'Not following anyone yet', words: 'Who they follow is listed here.' },
}

/** Who follows a member, or whom they follow, the newest first. */
export const PeopleList = ({ id, side }: { readonly id: string; readonly side: Side }) => {
  const view = useResource(people[side]({ member: id }))
  const { blocked } = useBoundaries()
  if (view.status === 'unreachable') return <Unreachable what="the list" onRetry={view.refetch} />
  if (view.status !== 'ready')
    return (
      <StageMessage title="Looking them up" lit={false}>
        <p>One moment.</p>
      </StageMessage>
    )
  const { more } = view.data
  const members = view.data.members.filter(({ memberId }) => !blocked.has(memberId))
  if (members.length === 0 && !more)
    return (
      <StageMessage title={NONE[side].title} lit={false}>
        <p>{NONE[side].words}</p>
      </StageMessage>
    )
  return (
    <section aria-label={side === 'followers' ? 'Followers' : 'Following'}>
      <ul>
        {members.map((member) => (
          <li key={member.memberId} className="member-row">
            <Face member={member} className="size-12" />
            <Link to={`/profile/${member.username}`} className="truncate text-[16.5px]/[1.3] font-[650] tracking-[-0.012em]">
              {member.username}
            </Link>
          </li>
        ))}
      </ul>
      {more ? (
        <Button look="quiet" className="needs-script mt-6 w-full" busy={view.isFetchingNextPage ?? false} onClick={view.fetchNextPage}>
          Show more
        </Button>
      ) : null}
    </section>
  )
}
