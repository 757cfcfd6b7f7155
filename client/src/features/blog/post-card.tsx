import type { ListedPost } from '../../../content-plugins.ts'
import { Link } from '../../ui/link.tsx'
import { PostByline } from './post-byline.tsx'
import { PostCover } from './post-cover.tsx'

/** The cover and the title lead to the same place, so only the title is a link. */
export const PostCard = ({ post }: { post: ListedPost }) => (
  <article className="group relative grid gap-x-7 gap-y-4 border-t border-line-2 py-7 first:border-t-0 first:pt-0 @2xl:grid-cols-[240px_minmax(0,1fr)]">
    <PostCover slug={post.slug} cover={post.cover} className="aspect-video rounded-panel" />
    <div>
      <h2 className="text-2xl font-bold">
        <Link to={`/blog/${post.slug}`} className="underline-offset-4 group-hover:underline after:absolute after:inset-0">
          {post.title}
        </Link>
      </h2>
      <p className="mt-2 mb-3 text-pretty text-ink-2">{post.excerpt}</p>
      <div className="relative z-1 w-fit">
        <PostByline {...post} />
      </div>
    </div>
  </article>
)
