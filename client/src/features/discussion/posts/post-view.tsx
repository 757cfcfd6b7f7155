import { nameOf } from '@debut/events/discussion/post-name.ts'
import type { ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { usePlace } from '../../../lib/page/place-context.ts'
import { OwnPart } from '../../../lib/page/own-part.tsx'
import { selectMemberId, type SessionState } from '../../../lib/session/session-slice.ts'
import { Link } from '../../../ui/link.tsx'
import { Markdown } from '../../../ui/markdown.tsx'
import { ShareButton } from '../../../ui/share-button.tsx'
import { HideButton } from '../report/hide-button.tsx'
import { ReportButton } from '../report/report-button.tsx'
import { VersionsButton } from '../versions/versions-button.tsx'
import { threadQueryIn } from '../thread/thread-query.ts'
import { threadOf } from '../thread/thread-resources.ts'
import { AboutTool } from './about-tool.tsx'
import { Byline } from './byline.tsx'
import { DeletePost } from './delete-post.tsx'
import { KindBadge } from './kind-badge.tsx'
import { PostActs } from './post-acts.tsx'
import { postOf, type ShownPost } from './posts.ts'

interface Props {
  readonly post: ShownPost
  /** The button that keeps it for later. */
  readonly save: ReactNode
  /** What else a reader can do about it and who wrote it. */
  readonly more: ReactNode
}

/** A post on its own page. */
export const PostView = ({ post, save, more }: Props) => {
  const { postId, kind, title, body, author, tool, publishedAt, edited } = post
  const what = `${author.username}’s post`
  const thread = threadOf({ postId }, threadQueryIn(usePlace().search))
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p className="flex items-center gap-3 text-[13.5px] text-ink-2">
        <Link to="/community" className="quiet-link">
          Community
        </Link>
        <KindBadge kind={kind} />
      </p>
      {title === null ? (
        <h1 className="sr-only">{`Post by ${author.username}`}</h1>
      ) : (
        <h1 className="text-[30px]/[1.12] font-[750] tracking-[-0.035em] text-balance wrap-anywhere md:text-[38px]/[1.1]">{title}</h1>
      )}
      <Byline author={author} at={publishedAt} edited={edited} />
      <div className="post-text max-w-[68ch]">
        <Markdown text={body} />
      </div>
      {tool === null ? null : <AboutTool tool={tool} />}
      <PostActs post={post} answeredAt={post.answeredAt} ownLikes={post.ownLikes}>
        {save}
        <ShareButton title={nameOf({ title, text: body })} path={`/posts/${postId}`} isPlain />
        <ReportButton what={{ postId }} authorId={author.memberId} name={what} />
        <HideButton what={{ postId }} name={what} after={{ ends: [postOf({ postId }), thread] }} />
        <OwnPart>
          {edited ? <VersionsButton what={{ postId }} authorId={author.memberId} name={what} /> : null}
          <OwnActs post={post} />
        </OwnPart>
        {more}
      </PostActs>
    </article>
  )
}

interface OwnProps {
  readonly post: ShownPost
}

const OwnActs = ({ post }: OwnProps) => {
  const isOwn = useSelector((state: { readonly session: SessionState }) => selectMemberId(state)) === post.author.memberId
  return isOwn ? <AuthorActs post={post} /> : null
}

/** Lets authors change and delete what they wrote. */
const AuthorActs = ({ post: { postId, kind } }: OwnProps) => (
  <>
    <Link to={`/posts/${postId}?edit=1`} className="text-act">
      Edit
    </Link>
    <DeletePost postId={postId} kind={kind} />
  </>
)
