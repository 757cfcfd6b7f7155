import { categories } from 'virtual:blog-posts'
import { Suspense, use } from 'react'
import { call } from 'typed-redux-saga'
import { AuthorPicture } from '../features/blog/author-picture.tsx'
import { blogData } from '../features/blog/blog-data.ts'
import { inCategory } from '../features/blog/blog-listing.ts'
import { categoryPath } from '../features/blog/blog-paths.ts'
import { BlogSearch } from '../features/blog/blog-search.tsx'
import { BLOG_DESCRIPTION, type BlogView, blogViewAt, pagePath, questionAt } from '../features/blog/blog-view.ts'
import { loadBlogWords, readBlogWords } from '../features/blog/blog-words.ts'
import { PostList } from '../features/blog/post-list.tsx'
import { type ClockState, selectPosts, usePosts } from '../features/blog/use-posts.ts'
import type { Page } from '../lib/page/page.ts'
import { usePlace } from '../lib/page/place-context.ts'
import { feedsAt } from '../lib/seo/feeds-at.ts'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { Link } from '../ui/link.tsx'
import { StageMessage } from '../ui/stage-message.tsx'

export const BlogPage = () => (
  <Suspense>
    <Listed />
  </Suspense>
)

const Listed = () => {
  const place = usePlace()
  const posts = usePosts()
  // Loaded before the page was drawn, but for one that the server drew.
  if (questionAt(place) !== '' && readBlogWords() === undefined) use(loadBlogWords())
  const view = blogViewAt(posts, place)
  if (view === undefined) return null
  const { kind, listing, category, q = '', isNear = false } = view
  const filled = Object.entries(categories).filter(([slug]) => inCategory(posts, slug).length > 0)
  return (
    <div className="mx-auto max-w-3xl">
      <Top view={view} />
      <div className="mt-6 mb-10 grid grid-cols-[minmax(0,1fr)] gap-5">
        <BlogSearch q={q} />
        <nav aria-label="Categories" className="flex flex-wrap gap-2 text-sm">
          <Category to="/blog" chosen={kind === 'all'}>
            All posts
          </Category>
          {filled.map(([slug, { title }]) => (
            <Category key={slug} to={categoryPath(slug)} chosen={slug === category}>
              {title}
            </Category>
          ))}
        </nav>
      </div>
      {kind === 'search' && (
        <p role="status" className="mb-6 text-[14.5px] text-ink-2">
          {foundLabel(listing.total, q, isNear)}
        </p>
      )}
      {listing.total === 0 ? (
        <Nothing isSearch={kind === 'search'} />
      ) : (
        <PostList
          listing={listing}
          pathOf={(page) => pagePath(view, page)}
          marks={view.marks ?? []}
          hasLead={kind === 'all' && listing.page === 1}
        />
      )}
      {kind === 'search' ? null : <Feeds view={view} />}
    </div>
  )
}

const foundLabel = (total: number, q: string, isNear: boolean) => {
  if (total > 0 && !isNear) return `${total === 1 ? '1 post matches' : `${total} posts match`} “${q}”.`
  const close = total === 1 ? ' One comes close:' : ` ${total} come close:`
  return `No post matches “${q}”.${total === 0 ? '' : close}`
}

const Top = ({ view: { kind, title, description, author } }: { view: BlogView }) => (
  <header>
    {kind === 'all' ? null : <Breadcrumb trail={[{ label: 'Blog', to: '/blog' }, { label: kind === 'search' ? 'Search' : title }]} />}
    <div className={`flex items-center gap-5 ${kind === 'all' ? '' : 'mt-3'}`}>
      {author && <AuthorPicture author={author} size={72} />}
      <div className="min-w-0">
        <h1 className="text-[34px] font-bold text-balance md:text-[44px]">{kind === 'search' ? 'Search the blog' : title}</h1>
        {kind === 'search' ? null : <p className="mt-2 text-lg text-pretty text-ink-2">{description}</p>}
      </div>
    </div>
  </header>
)

const Nothing = ({ isSearch }: { isSearch: boolean }) => (
  <StageMessage title={isSearch ? 'Nothing found' : 'No posts yet'} lit={false}>
    <p>{isSearch ? 'Try fewer words or a shorter one, or choose a category.' : 'Posts appear here once they are published.'}</p>
    <Link to="/blog" className="font-[560] text-ink underline underline-offset-3">
      All posts
    </Link>
  </StageMessage>
)

const feedPath = ({ kind, path }: BlogView) => (kind === 'all' ? '/feeds/blog' : `/feeds${path}`)

const Feeds = ({ view }: { view: BlogView }) => (
  <p className="mt-10 text-sm text-ink-3">
    Follow {view.kind === 'all' ? 'the blog' : view.title} by{' '}
    <a href={`${feedPath(view)}.rss`} className="underline underline-offset-3 hover:text-ink">
      RSS
    </a>{' '}
    or{' '}
    <a href={`${feedPath(view)}.atom`} className="underline underline-offset-3 hover:text-ink">
      Atom
    </a>
  </p>
)

const Category = ({ to, chosen, children }: { to: string; chosen: boolean; children: string }) => (
  <Link
    to={to}
    aria-current={chosen ? 'page' : undefined}
    className="inline-flex h-8 items-center rounded-full border border-line-2 px-3.5 text-ink-2 hover:border-line hover:text-ink aria-[current]:border-transparent aria-[current]:bg-ink aria-[current]:text-paper"
  >
    {children}
  </Link>
)

const titleOf = ({ kind, title, listing: { page } }: BlogView) => {
  const named = kind === 'all' ? title : `${title} – Blog`
  return page > 1 ? `${named}, page ${page}` : named
}

/** For /blog, /blog/page/{page}, /blog/categories/{category} and /blog/authors/{author}. */
export const page: Page<ClockState> = {
  Component: BlogPage,
  *load(place) {
    if (questionAt(place) !== '') yield* call(loadBlogWords)
  },
  valid: (state, place) => blogViewAt(selectPosts(state), place) !== undefined,
  head: (state, place) => {
    const q = questionAt(place)
    // What a reader searched for is no page to be found.
    if (q !== '') return { title: `“${q}” – Blog`, description: BLOG_DESCRIPTION, noindex: true }
    const view = blogViewAt(selectPosts(state), place)
    if (view === undefined) return { status: 404 }
    const { kind, title, description } = view
    const named = kind === 'all' ? 'Blog' : `${title} – Blog`
    return {
      title: titleOf(view),
      description,
      ...((kind === 'category' || kind === 'author') && { canonicalQuery: ['page'] }),
      // The first page is /blog; found twice, it would be two pages.
      noindex: place.params['page'] === '1',
      jsonLd: blogData(view, place.params['author']),
      feeds: [...(kind === 'all' ? [] : feedsAt(feedPath(view), named)), ...feedsAt('/feeds/blog', 'Blog')],
    }
  },
}
