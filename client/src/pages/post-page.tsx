import { PostId } from '@debut/events/discussion/discussion-form.ts'
import { nameOf, summaryOf } from '@debut/events/discussion/post-name.ts'
import type { ComponentProps } from 'react'
import { useSelector } from 'react-redux'
import { call } from 'typed-redux-saga'
import * as z from 'zod/mini'
import { postUploadsSlice, type WithPostUploads } from '../features/discussion/composer/post-uploads-slice.ts'
import { likesOf } from '../features/discussion/likes.ts'
import { AboutAuthor } from '../features/discussion/posts/about-author.tsx'
import { HiddenPost } from '../features/discussion/moderation/hidden-post.tsx'
import { hiddenTexts } from '../features/discussion/moderation/hidden-texts.ts'
import { DeletePost } from '../features/discussion/posts/delete-post.tsx'
import { FeedSkeleton } from '../features/discussion/posts/feed-skeleton.tsx'
import { posting } from '../features/discussion/posts/posting.ts'
import { PostView } from '../features/discussion/posts/post-view.tsx'
import { postOf, type ShownPost } from '../features/discussion/posts/posts.ts'
import { Thread } from '../features/discussion/thread/thread.tsx'
import { threadQueryIn } from '../features/discussion/thread/thread-query.ts'
import { ownThreadResources, threadOf, threadResources } from '../features/discussion/thread/thread-resources.ts'
import { MoreButton } from '../features/boundaries/more-button.tsx'
import type { MoreOf } from '../features/discussion/thread/thread-view.ts'
import { FollowButton } from '../features/follows/follow-button.tsx'
import { MEMBERS, ownFollows } from '../features/follows/following.ts'
import { profiles } from '../features/members/profiles/profiles.ts'
import { SavePostButton } from '../features/saves/save-post-button.tsx'
import { savesOfPosts } from '../features/saves/saving.ts'
import { ownTools } from '../features/tools/your-tools/own-tools.ts'
import { silenceOf } from '../lib/boundaries/boundaries.ts'
import { ownBoundaries } from '../lib/boundaries/own-boundaries.ts'
import { useBoundaries } from '../lib/boundaries/use-boundaries.ts'
import { OwnPart } from '../lib/page/own-part.tsx'
import type { FollowContext, Page, Place } from '../lib/page/page.ts'
import { usePlace } from '../lib/page/place-context.ts'
import { selectData, selectResource } from '../lib/resources/resources-slice.ts'
import { useData, useResource } from '../lib/resources/use-resource.ts'
import { breadcrumbList } from '../lib/seo/breadcrumb-list.ts'
import { selectMemberId } from '../lib/session/session-slice.ts'
import { ForModerators } from '../ui/for-moderators.tsx'
import { late } from '../ui/late.tsx'
import { Link } from '../ui/link.tsx'
import { staffTextPath } from '../ui/moderation/staff-text-path.ts'
import { StageMessage } from '../ui/stage-message.tsx'
import { UnlessSilenced } from '../ui/unless-silenced.tsx'
import { Unreachable } from '../ui/unreachable.tsx'

/** Only authors need its code. */
const EditPost = late(async () => (await import('../features/discussion/composer/edit-post.tsx')).EditPost)

function* followPictures({ auth, ...place }: FollowContext) {
  if (!isEdited(place)) return
  const { sendPictures } = yield* call(() => import('../features/discussion/composer/post-uploads-saga.ts'))
  yield* call(sendPictures, auth)
}

/** Addresses may write it in lower case. */
const idAt = ({ params }: Pick<Place, 'params'>): string => z.safeParse(PostId, (params['id'] ?? '').toUpperCase()).data ?? ''
const postAt = (place: Place) => postOf({ postId: idAt(place) })
const threadAt = (place: Place) => threadOf({ postId: idAt(place) }, threadQueryIn(place.search))
const hiddenAt = (place: Place) => hiddenTexts({ postId: idAt(place) })
const isEdited = ({ search }: Place) => search.has('edit')

const DELETED = 'This post was deleted'

const PostPage = () => {
  const place = usePlace()
  const view = useResource(postAt(place))
  if (view.status === 'missing') return <Missing />
  if (view.status === 'unreachable') return <Unreachable what="this post" heading="h1" onRetry={view.refetch} />
  if (view.status !== 'ready') return <FeedSkeleton />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_270px]">
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-10">
        <OwnPart>
          <Text post={view.data} />
        </OwnPart>
        <Thread on={{ postId: view.data.postId }} label={`Reply to ${view.data.author.username}`} mayWrite More={MoreAboutComment} />
      </div>
      <Author author={view.data.author} />
    </div>
  )
}

/** The author sees that the post is hidden and not deleted. Its replies can be read for longer than the post itself. */
const Missing = () => {
  const place = usePlace()
  const hidden = useData(hiddenAt(place))?.post
  const hasReplies = useData(threadAt(place)) !== undefined
  if (hidden)
    return (
      <HiddenPost postId={idAt(place)} post={hidden}>
        <DeletePost postId={idAt(place)} kind={hidden.kind} />
      </HiddenPost>
    )
  if (hasReplies)
    return (
      <div className="grid max-w-190 grid-cols-[minmax(0,1fr)] gap-10">
        <div>
          <h1 className="text-2xl font-bold">{DELETED}</h1>
          <p className="mt-2 text-ink-2">What others answered can still be read. New replies are not taken.</p>
        </div>
        <Thread on={{ postId: idAt(place) }} label="" mayWrite={false} More={MoreAboutComment} />
      </div>
    )
  return (
    <StageMessage title="There is no such post" lit={false} heading="h1">
      <p>It may have been deleted or hidden meanwhile.</p>
      <ForModerators>
        <p>
          <Link to={staffTextPath('post', idAt(place))} className="underline">
            Text and reports
          </Link>
        </p>
      </ForModerators>
    </StageMessage>
  )
}

/** Its author may change it where it stands. */
const Text = ({ post }: { readonly post: ShownPost }) => {
  const isAuthor = useSelector(selectMemberId) === post.author.memberId
  const { tools = [] } = useData(ownTools()) ?? {}
  const isEditing = isEdited(usePlace())
  const { postId, author, title, body } = post
  if (isAuthor && isEditing) return <EditPost key={postId} post={post} tools={tools} />
  const view = (
    <PostView
      post={post}
      save={<SavePostButton postId={postId} name={nameOf({ title, text: body })} />}
      more={<MoreButton about={{ postId, member: author }} name={`${author.username}’s post`} />}
    />
  )
  return isAuthor ? (
    view
  ) : (
    <UnlessSilenced what="post" by={author.memberId} says={[title, body]}>
      {view}
    </UnlessSilenced>
  )
}

const MoreAboutComment = ({ author, name }: ComponentProps<MoreOf>) => <MoreButton about={{ member: author }} name={name} />

/** What their profile adds may come later, or not at all. */
const Author = ({ author }: Pick<ShownPost, 'author'>) => {
  const { memberId, username } = author
  const profile = useData(profiles({ username }))
  const isUnwanted = silenceOf(useBoundaries(), { authorId: memberId, says: [] }) !== undefined
  return isUnwanted ? null : (
    <aside aria-label="About the author">
      <AboutAuthor
        author={author}
        profile={profile === undefined || 'moved' in profile ? undefined : profile}
        follow={<FollowButton mark={MEMBERS} id={memberId} name={username} />}
      />
    </aside>
  )
}

export const page: Page<WithPostUploads> = {
  Component: PostPage,
  slices: [postUploadsSlice],
  follow: { pictures: followPictures },
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
    const ofThread = [ownBoundaries(), ...ownThreadResources({ postId: idAt(place) }, place.search, state)]
    if (post === undefined) return [hiddenAt(place), ...(selectData(threadAt(place))(state) === undefined ? [] : ofThread)]
    const { postId, author } = post
    return [
      ...ofThread,
      ...likesOf({ posts: [postId] }),
      ...savesOfPosts([post]),
      ownFollows({ members: [author.memberId] }),
      ...(isEdited(place) ? [ownTools()] : []),
    ]
  },
  /** The page also exists if the reader wrote the hidden post, or if a deleted post still has replies. */
  valid: (state, place) =>
    selectResource(postAt(place))(state).status !== 'missing' ||
    selectData(threadAt(place))(state) !== undefined ||
    Boolean(selectData(hiddenAt(place))(state)?.post),
  head: (state, place) => {
    const post = selectData(postAt(place))(state)
    if (post === undefined) return { title: selectData(threadAt(place))(state) === undefined ? 'Post' : DELETED, noindex: true }
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
