import type { ListedPost } from '../../../content-files/read-blog.ts'
import { Link } from '../../ui/link.tsx'
import { postPath } from './blog-paths.ts'

type Props = { older: ListedPost | undefined; newer: ListedPost | undefined }

/** From a post to the one before and the one after it. */
export const PostWays = ({ older, newer }: Props) =>
  older === undefined && newer === undefined ? null : (
    <nav aria-label="Other posts" className="grid gap-3 sm:grid-cols-2">
      {older === undefined ? null : <Way post={older} rel="prev" label="Previous post" />}
      {newer === undefined ? null : <Way post={newer} rel="next" label="Next post" />}
    </nav>
  )

const Way = ({ post, rel, label }: { post: ListedPost; rel: 'prev' | 'next'; label: string }) => (
  <Link
    to={postPath(post)}
    rel={rel}
    className={`grid content-start gap-0.5 rounded-panel border border-line-2 bg-surface px-4 py-3.5 hover:border-line ${rel === 'next' ? 'sm:col-start-2 sm:text-right' : ''}`}
  >
    <span className="text-[13px] text-ink-3">{label}</span>
    <span className="font-[600] text-pretty">{post.title}</span>
  </Link>
)
