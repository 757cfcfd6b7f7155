import type { SavedPosts } from '@debut/events/saves/save-answers.ts'
import type { ComponentType } from 'react'
import { useSelector } from 'react-redux'
import { OwnPart } from '../../../lib/page/own-part.tsx'
import { useResource } from '../../../lib/resources/use-resource.ts'
import { selectMemberId } from '../../../lib/session/session-slice.ts'
import { Button } from '../../../ui/button.tsx'
import { grouped } from '../../../ui/grouped.ts'
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
  if (view.status === 'unreachable') return <Unreachable what="the posts that you saved" onRetry={view.refetch} />
  if (view.status !== 'ready' || view.data.posts.length === 0) return null
  const { posts, total } = view.data
  return (
    <section aria-labelledby="saved-posts" className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <h2 id="saved-posts" className="text-[21px] font-bold">
        Posts
      </h2>
      <p className="text-[13.5px] text-ink-3">{`${grouped(total)} ${total === 1 ? 'post' : 'posts'}. Only you can see them here.`}</p>
      <ol>
        {posts.map((post) => (
          <li key={post.postId}>
            <Row post={post} />
          </li>
        ))}
      </ol>
      {posts.length < total ? (
        <Button look="quiet" className="mt-6 w-full" busy={view.isFetchingNextPage ?? false} onClick={view.fetchNextPage}>
          {view.isNextPageMissed === true ? 'No answer. Try again' : 'Show more'}
        </Button>
      ) : null}
    </section>
  )
}
