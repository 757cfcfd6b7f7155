import { authors } from 'virtual:blog-posts'
import { Suspense } from 'react'
import { call } from 'typed-redux-saga'
import type { ListedPost } from '../../content-files/read-blog.ts'
import { AuthorCard } from '../features/blog/author-card.tsx'
import { among, neighboursOf } from '../features/blog/blog-listing.ts'
import { postPath, postPicture } from '../features/blog/blog-paths.ts'
import { blogPosting } from '../features/blog/blog-posting.ts'
import { FoldedContents } from '../features/blog/folded-contents.tsx'
import { PostByline } from '../features/blog/post-byline.tsx'
import { PostCover } from '../features/blog/post-cover.tsx'
import { PostWays } from '../features/blog/post-ways.tsx'
import { RelatedPosts } from '../features/blog/related-posts.tsx'
import { type ClockState, selectPosts, usePosts } from '../features/blog/use-posts.ts'
import { loadContent } from '../lib/content/content.ts'
import { useContent } from '../lib/content/use-content.ts'
import type { Page, Place } from '../lib/page/page.ts'
import { usePlace } from '../lib/page/place-context.ts'
import { breadcrumbList } from '../lib/seo/breadcrumb-list.ts'
import { feedsAt } from '../lib/seo/feeds-at.ts'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { ShareButton } from '../ui/share-button.tsx'
import { ProseArticle, WORTH_A_TABLE } from './prose-article.tsx'

const MOST_RELATED = 3

const postAt = (posts: readonly ListedPost[], { params }: Pick<Place, 'params'>) => posts.find(({ slug }) => slug === params['*'])

const contentSlugOf = (slug: string) => `blog/${slug}`

export const BlogPostPage = () => {
  const posts = usePosts()
  const post = postAt(posts, usePlace())
  return <Suspense>{post && <Text key={post.slug} post={post} posts={posts} />}</Suspense>
}

const Text = ({ post, posts }: { post: ListedPost; posts: readonly ListedPost[] }) => {
  const content = useContent(contentSlugOf(post.slug))
  const author = authors[post.author]
  if (content === undefined) return null
  const { toc } = content.meta
  const hasContents = toc.length >= WORTH_A_TABLE
  const header = (
    <header className="max-w-164">
      <Breadcrumb trail={[{ label: 'Blog', to: '/blog' }, { label: post.title }]} />
      <h1 className="mt-3 text-[34px] leading-[1.12] font-bold text-balance md:text-[44px]">{post.title}</h1>
      <p className="mt-3 mb-4 text-lg text-pretty text-ink-2">{post.excerpt}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
        <PostByline post={post} />
        <ShareButton title={post.title} path={postPath(post)} />
      </div>
      <PostCover post={post} className="mt-7 aspect-[5/2] rounded-card" />
      {hasContents && <FoldedContents entries={toc} />}
    </header>
  )
  const article = (
    <ProseArticle content={content} header={header}>
      <footer className="mt-12 grid max-w-164 gap-8 border-t border-line-2 pt-8">
        {author && <AuthorCard slug={post.author} author={author} />}
        <PostWays {...neighboursOf(posts, post.slug)} />
        <RelatedPosts posts={among(posts, post.related, MOST_RELATED)} />
      </footer>
    </ProseArticle>
  )
  // Nothing stands beside a text without contents.
  return hasContents ? article : <div className="mx-auto max-w-164">{article}</div>
}

/** For /blog/*: a slug may have several segments. */
export const page: Page<ClockState> = {
  Component: BlogPostPage,
  *load({ params }) {
    yield* call(loadContent, contentSlugOf(params['*'] ?? ''))
  },
  valid: (state, place) => postAt(selectPosts(state), place) !== undefined,
  head: (state, place) => {
    const post = postAt(selectPosts(state), place)
    if (post === undefined) return { status: 404 }
    const trail = [
      { name: 'Blog', path: '/blog' },
      { name: post.title, path: postPath(post) },
    ]
    return {
      title: post.title,
      description: post.excerpt,
      kind: 'article',
      image: post.cover ?? postPicture(post),
      jsonLd: [blogPosting(post), breadcrumbList(trail)],
      feeds: feedsAt('/feeds/blog', 'Blog'),
    }
  },
}
