import { grouped } from '../../../ui/grouped.ts'
import { CommentIcon } from '../../../ui/icons.tsx'
import { Link } from '../../../ui/link.tsx'
import { THREAD_HEADING } from '../thread/thread-heading.ts'

/** Leads to the replies below a post. */
export const RepliesLink = ({ address, comments }: { readonly address: string; readonly comments: number }) => (
  <Link to={`${address}#${THREAD_HEADING}`} className="like" aria-label={`${grouped(comments)} ${comments === 1 ? 'reply' : 'replies'}`}>
    <CommentIcon />
    <span className="tabular-nums">{grouped(comments)}</span>
  </Link>
)
