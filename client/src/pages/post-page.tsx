import { PostId } from '@debut/events/discussion/discussion-form.ts'
import { useSelector } from 'react-redux'
import * as z from 'zod/mini'
import { EditPost } from '../features/discussion/composer/edit-post.tsx'
import { likesOf } from '../features/discussion/likes.ts'
import { AboutAuthor } from '../features/discussion/posts/about-author.tsx'
import { FeedSkeleton } from '../features/discussion/posts/feed-skeleton.tsx'
import { nameOf, summaryOf } from '../features/discussion/posts/name-of.ts'
import { posting } from '../features/discussion/posts/posting.ts'
import { PostView } from '../features/discussion/posts/post-view.tsx'
import { postOf, type ShownPost } from '../features/discussion/posts/posts.ts'
import { Thread } from '../features/discussion/thread/thread.tsx'
import { ownThreadResources, threadResources } from '../features/discussion/thread/thread-resources.ts'
import { FollowButton } from '../features/follows/follow-button.tsx'
import { MEMBERS, ownFollows } from '../features/follows/following.ts'
import { profiles } from '../features/members/profiles/profiles.ts'
import { ownTools } from '../features/tools/your-tools/own-tools.ts'
import { OwnPart } from '../lib/page/own-part.tsx'
import type { Page, Place } from '../lib/page/page.ts'
import { usePlace } from '../lib/page/place-context.ts'
import { selectData } from '../lib/resources/resources-slice.ts'
import { useData, useResource } from '../lib/resources/use-resource.ts'
import { breadcrumbList } from '../lib/seo/breadcrumb-list.ts'
import { selectMemberId } from '../lib/session/session-slice.ts'
import { StageMessage } from '../ui/stage-message.tsx'
import { Unreachable } from '../ui/unreachable.tsx'

/** Addresses may write it in lower case. */
const idAt = ({ params }: Pick<Place, 'params'>): string => z.safeParse(PostId, (params['id'] ?? '').toUpperCase()).data ?? ''
const postAt = (place: Place) => postOf({ postId: idAt(place) })
const isEdited = ({ search }: Place) => search.has('edit')

const PostPage = () => {
  const place = usePlace()
  const view = useResource(postAt(place))
  if (view.status === 'missing')
    return (
      <StageMessage title="There is no such post" lit={false} heading="h1">
        <p>It may have been deleted or hidden meanwhile.</p>
      </StageMessage>
    )
  if (view.status === 'unreachable') return <Unreachable what="this post" heading="h1" onRetry={view.refetch} />
  if (view.status !== 'ready') return <FeedSkeleton />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_270px]">
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-10">
        <OwnPart>
          <Text post={view.data} />
        </OwnPart>
        <Thread on={{ postId: view.data.postId }} label={`Reply to ${view.data.author.username}`} mayWrite />
      </div>
      <aside aria-label="About the author">
        <Author author={view.data.author} />
      </aside>
    </div>
  )
}

/** Its author may change it where it stands. */
const Text = ({ post }: { readonly post: ShownPost }) => {
  const isAuthor = useSelector(selectMemberId) === post.author.memberId
  const { tools = [] } = useData(ownTools()) ?? {}
  const isEditing = isEdited(usePlace())
  return isAuthor && isEditing ? <EditPost key={post.postId} post={post} tools={tools} /> : <PostView post={post} />
}

/** What their profile adds may come later, or not at all. */
const Author = ({ author }: Pick<ShownPost, 'author'>) => {
  const { memberId, username } = author
  const profile = useData(profiles({ username }))
  return (
    <AboutAuthor
      author={author}
      profile={profile === undefined || 'moved' in profile ? undefined : profile}
      follow={<FollowButton mark={MEMBERS} id={memberId} name={username} />}
    />
  )
}

export const page: Page = {
  Component: PostPage,
  resources: (place, state) => {
    const post = selectData(postAt(place))(state)
    return [
      postAt(place),
      ...threadResources({ postId: idAt(place) }, place.search),
      ...(post === undefined ? [] : [profiles({ username: post.author.username })]),
    ]
  },
  ownResources: (place, state) => {
    const post = selectData(postAt(place))(state)
    if (post === undefined) return []
    const { postId, author } = post
    return [
      ...likesOf({ posts: [postId] }),
      ...ownThreadResources({ postId }, place.search, state),
      ownFollows({ members: [author.memberId] }),
      ...(isEdited(place) ? [ownTools()] : []),
    ]
  },
  head: (state, place) => {
    const post = selectData(postAt(place))(state)
    if (post === undefined) return { title: 'Post' }
    const name = nameOf({ title: post.title, text: post.body })
    return {
      title: name,
      description: summaryOf(post.body),
      canonicalQuery: [],
      jsonLd: [
        posting(post),
        breadcrumbList([
          { name: 'Community', path: '/community' },
          { name, path: `/posts/${post.postId}` },
        ]),
      ],
    }
  },
}
