import type { MemberComments } from '@debut/events/discussion/comment-answers.ts'
import { TimeAgo } from '../../lib/clock/time-ago.tsx'
import { useResource } from '../../lib/resources/use-resource.ts'
import { Contained } from '../../ui/contained.tsx'
import { Link } from '../../ui/link.tsx'
import { Markdown } from '../../ui/markdown.tsx'
import type { UnlessHidden } from '../../ui/moderation/of-own-texts.ts'
import { ShowMore } from '../../ui/show-more.tsx'
import { StageMessage } from '../../ui/stage-message.tsx'
import { UnlessSilenced } from '../../ui/unless-silenced.tsx'
import { Unreachable } from '../../ui/unreachable.tsx'
import { commentsBy } from './member-comments.ts'
import { placeOfText } from './moderation/place-of-text.ts'
import { FeedSkeleton } from './posts/feed-skeleton.tsx'

type MemberComment = Extract<MemberComments, { readonly comments: unknown }>['comments'][number]

interface Props {
  readonly member: { readonly memberId: string; readonly username: string }
  readonly Unless: UnlessHidden
}

/** What one member has answered to others, each with the way to where it stands. */
export const MemberCommentList = ({ member: { memberId, username }, Unless }: Props) => {
  const view = useResource(commentsBy(username))
  if (view.status === 'loading') return <FeedSkeleton />
  if (view.status !== 'ready') return <Unreachable what="the comments" onRetry={view.refetch} />
  const { comments, more } = view.data
  if (comments.length === 0)
    return (
      <Unless memberId={memberId} what="comment">
        <StageMessage title="No comments yet" lit={false}>
          <p>{`${username} hasn’t commented yet.`}</p>
        </StageMessage>
      </Unless>
    )
  return (
    <section aria-label="Comments" className="max-w-190">
      {comments.map((comment) => (
        <Contained key={comment.commentId} part="comment of a member">
          <Comment comment={comment} />
        </Contained>
      ))}
      {more ? <ShowMore view={view} /> : null}
    </section>
  )
}

const Comment = ({ comment: { commentId, body, at, edited, likes, post, tool } }: { readonly comment: MemberComment }) => {
  const { address = '/community' } = placeOfText({ commentId, postId: post?.postId ?? null, tool, state: 'published' })
  const name = post?.name ?? tool?.name ?? 'a deleted post'
  return (
    <article aria-label={`Comment on ${name}`} className="border-b border-line-2 py-5 first:pt-0">
      <p className="text-[13.5px] text-ink-3">
        On{' '}
        <Link to={address} className="quiet-link inline! font-[600] text-ink">
          {name}
        </Link>
        {' · '}
        <TimeAgo iso={at} />
        {edited ? ' · edited' : null}
        {likes === 0 ? null : ` · ${likes} ${likes === 1 ? 'like' : 'likes'}`}
      </p>
      <div className="mt-2">
        <UnlessSilenced what="comment" by={null} says={[body]}>
          <Markdown text={body} />
        </UnlessSilenced>
      </div>
    </article>
  )
}
