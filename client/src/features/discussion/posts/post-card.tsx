import type { PostCard as Card } from '@debut/events/discussion/post-answers.ts'
import type { ReactNode } from 'react'
import { Link } from '../../../ui/link.tsx'
import { Markdown } from '../../../ui/markdown.tsx'
import { AboutTool } from './about-tool.tsx'
import { Byline } from './byline.tsx'
import { FeedPicture } from './feed-picture.tsx'
import { KindBadge } from './kind-badge.tsx'
import { firstPictureIn, withoutPictures } from './own-picture.ts'
import { TopReply } from './top-reply.tsx'

interface Props {
  readonly post: Pick<Card, 'kind' | 'title' | 'author' | 'beginning' | 'isWhole' | 'tool' | 'publishedAt' | 'edited' | 'topReply'>
  /** Of the post's own page; without one, it has none yet. */
  readonly address?: string
  /** What a reader can do about it. */
  readonly acts?: ReactNode
}

/** A post as the feed shows it: with its beginning, and its first picture large. */
export const PostCard = ({ post, address, acts }: Props) => {
  const { author, kind, title, beginning, isWhole, tool, publishedAt, edited, topReply } = post
  const text = withoutPictures(beginning)
  const picture = firstPictureIn(beginning)
  const name = title ?? `the post by ${author.username}`
  return (
    <article aria-label={title ?? `Post by ${author.username}`} className="post-card" data-title={title === null ? 'none' : 'shown'}>
      <Byline author={author} at={publishedAt} edited={edited} address={address}>
        <KindBadge kind={kind} />
      </Byline>
      {title === null ? null : (
        <h2 className="-mb-1.5 text-[20px]/[1.2] font-[720] tracking-[-0.025em] text-balance wrap-anywhere md:text-[22px]/[1.2]">
          {address === undefined ? title : <Link to={address}>{title}</Link>}
        </h2>
      )}
      {text === '' ? null : (
        <div className="post-text">
          <Markdown text={text} />
        </div>
      )}
      {picture === undefined ? null : <FeedPicture {...picture} />}
      {isWhole || address === undefined ? null : (
        <Link to={address} className="quiet-link justify-self-start text-[14px] font-[560]" aria-label={`Read more of ${name}`}>
          Read more
        </Link>
      )}
      {topReply === null || address === undefined ? null : <TopReply reply={topReply} postAddress={address} />}
      {tool === null ? null : <AboutTool tool={tool} />}
      {acts}
    </article>
  )
}
