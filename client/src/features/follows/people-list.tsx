import { useBoundaries } from '../../lib/boundaries/use-boundaries.ts'
import { useResource } from '../../lib/resources/use-resource.ts'
import { Face } from '../../ui/face.tsx'
import { Link } from '../../ui/link.tsx'
import { MadeTools } from '../../ui/made-tools.tsx'
import { MemberName } from '../../ui/member-name.tsx'
import { PeopleSkeleton } from '../../ui/people-skeleton.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { StageMessage } from '../../ui/stage-message.tsx'
import { Unreachable } from '../../ui/unreachable.tsx'
import { people, type Side } from './following.ts'

interface Words {
  readonly title: string
  readonly words: string
}

const NONE: Readonly<Record<Side, Words>> = {
  followers: { title: 'No followers yet', words: 'Be the first to follow.' },
  following: { title: 'Not following anyone yet', words: 'Who they follow is listed here.' },
}

const NONE_OF_YOURS: Readonly<Record<Side, Words>> = {
  followers: { title: 'No followers yet', words: 'Launch, post and comment, and people will find you.' },
  following: { title: 'You aren’t following anyone yet', words: 'Follow makers to see their posts in your feed.' },
}

interface Props {
  readonly id: string
  readonly side: Side
  /** It is the reader's own list. */
  readonly isOwn?: boolean
}

/** Who follows a member, or whom they follow, the newest first. */
export const PeopleList = ({ id, side, isOwn = false }: Props) => {
  const view = useResource(people[side]({ member: id }))
  const { blocked } = useBoundaries()
  if (view.status === 'unreachable') return <Unreachable what="the list" onRetry={view.refetch} />
  if (view.status !== 'ready') return <PeopleSkeleton what="Loading the list" />
  const { more } = view.data
  const members = view.data.members.filter(({ memberId }) => !blocked.has(memberId))
  if (members.length === 0 && !more) return <NoPeople {...(isOwn ? NONE_OF_YOURS : NONE)[side]} isOwn={isOwn} />
  return (
    <section aria-label={side === 'followers' ? 'Followers' : 'Following'}>
      <ul>
        {members.map((member) => (
          <li key={member.memberId} className="member-row">
            <Face member={member} className="size-12" />
            <div className="min-w-0">
              <Link to={`/profile/${member.username}`} className="quiet-link max-w-full text-[16.5px]/[1.3] font-[650] tracking-[-0.012em]">
                <span className="truncate">
                  <MemberName member={member} />
                </span>
              </Link>
              <MadeTools tools={member.tools} />
            </div>
          </li>
        ))}
      </ul>
      {more ? <ShowMore view={view} /> : null}
    </section>
  )
}

const NoPeople = ({ title, words, isOwn }: Words & { readonly isOwn: boolean }) => (
  <StageMessage title={title} lit={false}>
    <p>{words}</p>
    {isOwn ? (
      <Link to="/community/makers" className="way-link">
        Meet the makers
      </Link>
    ) : null}
  </StageMessage>
)
