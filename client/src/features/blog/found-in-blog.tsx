import { Suspense, use } from 'react'
import { useSelector } from 'react-redux'
import { dateLabel } from '../../lib/clock/day-labels.ts'
import { selectNow } from '../../lib/clock/clock-slice.ts'
import { Link } from '../../ui/link.tsx'
import { RowDetails, RowName, RowTagline } from '../../ui/tool-row.tsx'
import { Marked } from '../../ui/marked.tsx'
import { blogSearchPath } from './blog-search-path.ts'
import { postPath } from './blog-paths.ts'
import { loadFinder, readFinder } from './load-finder.ts'
import { askedWords } from './search-posts.ts'

const FIRST = 3

/** Below what the site's own search found: posts of the blog, by their titles and excerpts. */
export const FoundInBlog = ({ q }: { q: string }) => (
  <Suspense>
    <Found q={q} />
  </Suspense>
)

const Found = ({ q }: { q: string }) => {
  const { findShown } = readFinder() ?? use(loadFinder())
  const now = useSelector(selectNow)
  const { posts, marks } = findShown(now, askedWords(q))
  if (posts.length === 0) return null
  return (
    <section className="mt-8" aria-labelledby="found-in-blog">
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <h2 id="found-in-blog" className="text-[19px] font-[680] tracking-[-0.02em]">
          From the blog
        </h2>
        <Link to={blogSearchPath(q)} className="text-[13.5px] text-ink-2 hover:underline">
          Search the blog
        </Link>
      </div>
      <ul>
        {posts.slice(0, FIRST).map((post) => (
          <li key={post.slug} className="relative border-b border-line-2 py-3.25 hover:bg-surface/70 md:px-1.5">
            <RowName to={postPath(post)} heading="h3">
              <Marked text={post.title} marks={marks} />
            </RowName>
            <RowTagline>
              <Marked text={post.excerpt} marks={marks} />
            </RowTagline>
            <RowDetails>
              <time dateTime={post.date}>{dateLabel(post.date)}</time>
              <span className="tabular-nums">{post.minutes} min read</span>
            </RowDetails>
          </li>
        ))}
      </ul>
    </section>
  )
}
