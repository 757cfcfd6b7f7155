import type { HiddenTexts } from '@debut/events/discussion/hidden-answers.ts'
import type { ReactNode } from 'react'
import { TimeAgo } from '../../../lib/clock/time-ago.tsx'
import { Markdown } from '../../../ui/markdown.tsx'
import { HiddenNote } from '../../../ui/moderation/hidden-note.tsx'
import { hiddenTexts } from './hidden-texts.ts'

interface Props {
  readonly postId: string
  readonly post: NonNullable<HiddenTexts['post']>
  /** The buttons that its author has. */
  readonly children: ReactNode
}

/** For its author, in the place of a post that others can't read. */
export const HiddenPost = ({ postId, post, children }: Props) => (
  <article className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
    <HiddenNote what="post" text={post} hiding={post.hiding} changes={[hiddenTexts({ postId })]} />
    {post.title === null ? (
      <h1 className="sr-only">Your post</h1>
    ) : (
      <h1 className="text-[30px]/[1.12] font-[750] tracking-[-0.035em] text-balance wrap-anywhere md:text-[38px]/[1.1]">{post.title}</h1>
    )}
    <p className="text-[13px] text-ink-3">
      <TimeAgo iso={post.at} />
    </p>
    <div className="post-text max-w-[68ch]">
      <Markdown text={post.body} />
    </div>
    <div className="-mx-2.5">{children}</div>
  </article>
)
