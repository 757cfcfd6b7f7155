import type { SavedPosts } from '@debut/events/saves/save-answers.ts'
import type { ComponentType } from 'react'
import { useSelector } from 'react-redux'
import { silenceOf } from '../../../lib/boundaries/boundaries.ts'
import { useBoundaries } from '../../../lib/boundaries/use-boundaries.ts'
import { OwnPart } from '../../../lib/page/own-part.tsx'
import { useResource } from '../../../lib/resources/use-resource.ts'
import { selectMemberId } from '../../../lib/session/session-slice.ts'
import { grouped } from '../../../ui/grouped.ts'
import { ShowMore } from '../../../ui/show-more.tsx'
import { Unreachable } from '../../../ui/unreachable.tsx'
import { ownSavedPosts } from './saved-posts.ts'

interface Props {
  /** Whose page it is: posts are there for them alone. */
  readonly memberId: string
  /** The page brings the rows. */
  readonly Row: ComponentType<{ readonly post: SavedPosts['posts'][number] }>
}

export const SavedPostList = (props: Props) => (
  <OwnPart>
    <OwnList {...props} />
  </OwnPart>
)

const OwnList = ({ memberId, Row }: Props) => (useSelector(selectMemberId) === memberId ? <List Row={Row} /> : null)

const List = ({ Row }: Pick<Props, 'Row'>) => {
  const view = useResource(ownSavedPosts())
  const boundaries = useBoundaries()
  if (view.status === 'unreachable') return <Unreachable what="the posts that you saved" onRetry={view.refetch} />
  if (view.status !== 'ready') return null
  const { posts } = view.data
  const shown = posts.filter(
    ({ author, title, beginning }) => silenceOf(boundaries, { authorId: author.memberId, says: [title, beginning] }) === undefined,
  )
  const total = view.data.total - (posts.length - shown.length)
  if (total === 0) return null
  return (
    <section aria-labelledby="saved-posts" className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <h2 id="saved-posts" className="text-[21px] font-bold">
        Posts
      </h2>
      <p className="text-[13.5px] text-ink-3">{`${grouped(total)} ${total === 1 ? 'post' : 'posts'}. Only you can see them here.`}</p>
      <ol>
        {shown.map((post) => (
          <li key={post.postId}>
            <Row post={post} />
          </li>
        ))}
      </ol>
      {shown.length < total ? <ShowMore view={view} /> : null}
    </section>
  )
}
