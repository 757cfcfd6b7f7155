import { grouped } from '../../../ui/grouped.ts'
import { Link } from '../../../ui/link.tsx'
import { THREAD_HEADING } from '../thread/thread-heading.ts'

/** Leads to the replies below a post. */
export const RepliesLink = ({ address, comments }: { readonly address: string; readonly comments: number }) => (
  <Link to={`${address}#${THREAD_HEADING}`} className="like" aria-label={`${grouped(comments)} ${comments === 1 ? 'reply' : 'replies'}`}>
    <svg viewBox="0 0 16 16" className="icon size-4 flex-none" aria-hidden="true">
      <path d="M8 2.500c3.300 0 5.800 2.100 5.800 4.900S11.300 12.300 8 12.300c-.7 0-1.300-.1-1.900-.2L3 13.500l.7-2.500A4.600 4.600 0 0 1 2.200 7.400c0-2.800 2.500-4.900 5.800-4.900z" />
    </svg>
    <span className="tabular-nums">{grouped(comments)}</span>
  </Link>
)
