import type { ListedPost } from '../../../content-files/read-blog.ts'
import { Link } from '../../ui/link.tsx'
import { Marked } from '../../ui/marked.tsx'
import { postPath } from './blog-paths.ts'
import { PostByline } from './post-byline.tsx'
import { PostCover } from './post-cover.tsx'

type Props = {
  post: ListedPost
  /** What it was searched by. */
  marks?: readonly string[]
  /** The newest, across the page. */
  isLead?: boolean
}

/** The cover and the title lead to the same place, so only the title is a link. */
export const PostCard = ({ post, marks = [], isLead = false }: Props) => (
  <article
    className={`group relative grid grid-cols-[minmax(0,1fr)] gap-x-7 gap-y-4 border-t border-line-2 py-7 first:border-t-0 first:pt-0 ${isLead ? '' : '@2xl:grid-cols-[240px_minmax(0,1fr)]'}`}
  >
    <PostCover post={post} className={isLead ? 'aspect-video rounded-card @2xl:aspect-[5/2]' : 'aspect-video rounded-panel'} />
    <div>
      <h2 className={`text-balance font-bold ${isLead ? 'text-[28px] leading-tight @2xl:text-[34px]' : 'text-2xl'}`}>
        <Link to={postPath(post)} className="underline-offset-4 group-hover:underline after:absolute after:inset-0">
          <Marked text={post.title} marks={marks} />
        </Link>
      </h2>
      <p className={`mt-2 mb-3 text-pretty text-ink-2 ${isLead ? '@2xl:text-lg' : ''}`}>
        <Marked text={post.excerpt} marks={marks} />
      </p>
      <div className="relative z-1 w-fit">
        <PostByline post={post} />
      </div>
    </div>
  </article>
)
