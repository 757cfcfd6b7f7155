import type { PostCard } from '@debut/events/discussion/post-answers.ts'
import { Face } from '../../../ui/face.tsx'
import { Link } from '../../../ui/link.tsx'
import { MemberName } from '../../../ui/member-name.tsx'

interface Props {
  readonly reply: NonNullable<PostCard['topReply']>
  readonly postAddress: string
}

/** The best answer to a question so far. */
export const TopReply = ({ reply: { commentId, author, summary }, postAddress }: Props) => (
  <Link
    to={`${postAddress}#comment-${commentId}`}
    className="grid grid-cols-[auto_minmax(0,1fr)] gap-2.5 rounded-panel bg-sunken px-3.5 py-3 text-[14.5px]/[1.5] text-ink-2"
  >
    <Face member={author} className="mt-0.5 size-6" />
    <span className="line-clamp-3 wrap-anywhere">
      <span className="sr-only">Top reply by </span>
      <b className="font-[620] text-ink">
        <MemberName member={author} />
      </b>{' '}
      {summary}
    </span>
  </Link>
)
