import { posts } from 'virtual:blog-posts'
import { categoriesOf, categoryName, inCategory, listPage, pageNumber } from '../features/blog/blog-listing.ts'
import { PostList } from '../features/blog/post-list.tsx'
import type { Page, Place } from '../lib/page/page.ts'
import { usePlace } from '../lib/page/place-context.ts'
import { Link } from '../ui/link.tsx'

const categories = categoriesOf(posts)

/** Of the blog or of one category; a category turns its pages in the query, as it has no path for them. */
const listingAt = ({ params, search }: Place) => {
  const { page, slug: category } = params
  if (category !== undefined && !categories.includes(category)) return undefined
  const listed = category === undefined ? posts : inCategory(posts, category)
  return listPage(listed, pageNumber(category === undefined ? page : search.get('page')))
}

const pathOf = (category: string | undefined) => (page: number) => {
  if (category !== undefined) return `/blog/categories/${category}${page === 1 ? '' : `?page=${page}`}`
  return page === 1 ? '/blog' : `/blog/page/${page}`
}

export const BlogPage = () => {
  const place = usePlace()
  const listing = listingAt(place)
  const category = place.params['slug']
  return (
    <div className="mx-auto max-w-3xl">
      <h1 className="text-[34px] font-bold md:text-[44px]">{category === undefined ? 'Blog' : categoryName(category)}</h1>
      <p className="mt-3 text-lg text-ink-2">How Debut works, why it works that way, and what makers learn on their launch day.</p>
      <nav aria-label="Categories" className="mt-6 mb-10 flex flex-wrap gap-2 text-sm">
        <Category to="/blog" chosen={category === undefined}>
          All posts
        </Category>
        {categories.map((slug) => (
          <Category key={slug} to={`/blog/categories/${slug}`} chosen={slug === category}>
            {categoryName(slug)}
          </Category>
        ))}
      </nav>
      {listing && <PostList listing={listing} pathOf={pathOf(category)} />}
    </div>
  )
}

const Category = ({ to, chosen, children }: { to: string; chosen: boolean; children: string }) => (
  <Link
    to={to}
    aria-current={chosen ? 'page' : undefined}
    className="inline-flex h-8 items-center rounded-full border border-line-2 px-3.5 text-ink-2 hover:border-line hover:text-ink aria-[current]:border-transparent aria-[current]:bg-ink aria-[current]:text-paper"
  >
    {children}
  </Link>
)

const titleOf = ({ params, search }: Place) => {
  const { slug } = params
  const number = pageNumber(slug === undefined ? params['page'] : search.get('page'))
  const title = slug === undefined ? 'Blog' : `${categoryName(slug)} – Blog`
  return number > 1 ? `${title}, page ${number}` : title
}

/** For /blog, /blog/page/{page} and /blog/categories/{slug}. */
export const page: Page<unknown> = {
  Component: BlogPage,
  valid: (_state, place) => listingAt(place) !== undefined,
  head: (_state, place) => ({
    title: titleOf(place),
    description: 'How Debut works, why it works that way, and what makers learn on their launch day.',
    ...(place.params['slug'] !== undefined && { canonicalQuery: ['page'] }),
    // The first page is /blog; found twice, it would be two pages.
    noindex: place.params['page'] === '1',
  }),
}
