import type { ListedPost } from '../../../content-plugins.ts'
import { Link } from '../../ui/link.tsx'
import { StageMessage } from '../../ui/stage-message.tsx'
import type { Listing } from './blog-listing.ts'
import { PostCard } from './post-card.tsx'

type Props = { listing: Listing<ListedPost>; pathOf: (page: number) => string }

export const PostList = ({ listing: { posts, page, pages }, pathOf }: Props) => {
  if (posts.length === 0)
    return (
      <StageMessage title="Nothing written yet" lit={false}>
        <p>The first post will stand here.</p>
      </StageMessage>
    )
  return (
    <>
      <div className="@container">
        {posts.map((post) => (
          <PostCard key={post.slug} post={post} />
        ))}
      </div>
      {pages > 1 && (
        <nav aria-label="Pages" className="mt-6 flex items-center justify-between border-t border-line-2 pt-5 text-sm">
          <Turn to={page > 1 ? pathOf(page - 1) : undefined} rel="prev">
            Prev
          </Turn>
          <span className="text-ink-3 tabular-nums">
            {page} of {pages}
          </span>
          <Turn to={page < pages ? pathOf(page + 1) : undefined} rel="next">
            Next
          </Turn>
        </nav>
      )}
    </>
  )
}

const Turn = ({ to, rel, children }: { to: string | undefined; rel: 'prev' | 'next'; children: string }) =>
  to === undefined ? (
    <span className="w-16" />
  ) : (
    <Link
      to={to}
      rel={rel}
      className="inline-flex h-9 min-w-16 items-center justify-center rounded-[10px] border border-line bg-surface px-3.5 font-[560] hover:bg-sunken"
    >
      {children}
    </Link>
  )
