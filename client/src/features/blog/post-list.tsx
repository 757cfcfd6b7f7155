import type { ListedPost } from '../../../content-files/read-blog.ts'
import { Pagination } from '../../ui/pagination.tsx'
import type { Listing } from './blog-listing.ts'
import { PostCard } from './post-card.tsx'

type Props = { listing: Listing<ListedPost>; pathOf: (page: number) => string; marks?: readonly string[]; hasLead?: boolean }

export const PostList = ({ listing: { posts, page, pages }, pathOf, marks = [], hasLead = false }: Props) => (
  <>
    <div className="@container mb-6">
      {posts.map((post, index) => (
        <PostCard key={post.slug} post={post} marks={marks} isLead={hasLead && index === 0} />
      ))}
    </div>
    <Pagination label="Pages of the blog" page={page} pages={pages} href={pathOf} />
  </>
)
