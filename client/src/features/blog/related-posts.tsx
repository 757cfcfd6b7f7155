import type { ListedPost } from '../../../content-files/read-blog.ts'
import { dateLabel } from '../../lib/clock/day-labels.ts'
import { Link } from '../../ui/link.tsx'
import { postPath } from './blog-paths.ts'
import { PostCover } from './post-cover.tsx'

export const RelatedPosts = ({ posts }: { posts: readonly ListedPost[] }) =>
  posts.length === 0 ? null : (
    <section aria-labelledby="related">
      <h2 id="related" className="text-[22px] font-bold">
        Related posts
      </h2>
      <ul className="mt-4 grid gap-x-5 gap-y-6 sm:grid-cols-3">
        {posts.map((post) => (
          <li key={post.slug} className="group relative grid content-start gap-2 max-sm:grid-cols-[112px_minmax(0,1fr)] max-sm:gap-x-4">
            <PostCover post={post} className="aspect-video rounded-panel max-sm:row-span-2" />
            <h3 className="text-[16px] leading-snug font-bold">
              <Link to={postPath(post)} className="underline-offset-3 group-hover:underline after:absolute after:inset-0">
                {post.title}
              </Link>
            </h3>
            <p className="text-[13px] text-ink-3 tabular-nums">
              {dateLabel(post.date)}, {post.minutes} min
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
