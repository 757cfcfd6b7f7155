import { posts } from 'virtual:blog-posts'
import { Suspense } from 'react'
import { call } from 'typed-redux-saga'
import { blogPosting } from '../features/blog/blog-posting.ts'
import { PostByline } from '../features/blog/post-byline.tsx'
import { PostCover } from '../features/blog/post-cover.tsx'
import { loadContent } from '../lib/content/content.ts'
import { useContent } from '../lib/content/use-content.ts'
import type { Page, Place } from '../lib/page/page.ts'
import { usePlace } from '../lib/page/place-context.ts'
import { breadcrumbList } from '../lib/seo/breadcrumb-list.ts'
import { Link } from '../ui/link.tsx'
import { ProseArticle } from './prose-article.tsx'

const postAt = ({ params }: Place) => posts.find(({ slug }) => slug === params['*'])
type Post = NonNullable<ReturnType<typeof postAt>>

const contentSlugOf = ({ slug }: Post) => `blog/${slug}`

export const BlogPostPage = () => {
  const post = postAt(usePlace())
  return <Suspense>{post && <Text post={post} />}</Suspense>
}

const Text = ({ post }: { post: Post }) => {
  const content = useContent(contentSlugOf(post))
  if (content === undefined) return null
  const header = (
    <header className="max-w-164">
      <Link to="/blog" className="rounded-chip py-0.5 text-sm text-ink-3 underline-offset-3 hover:text-ink hover:underline">
        Blog
      </Link>
      <h1 className="mt-3 text-[34px] font-bold md:text-[44px]">{post.title}</h1>
      <p className="mt-3 mb-4 text-lg text-pretty text-ink-2">{post.excerpt}</p>
      <PostByline {...post} />
      <PostCover slug={post.slug} cover={post.cover} className="mt-7 aspect-[5/2] rounded-card" />
    </header>
  )
  return <ProseArticle content={content} header={header} />
}

/** For /blog/*: a slug may have several segments. */
export const page: Page<unknown> = {
  Component: BlogPostPage,
  *load(place) {
    const post = postAt(place)
    if (post) yield* call(loadContent, contentSlugOf(post))
  },
  valid: (_state, place) => postAt(place) !== undefined,
  head: (_state, place) => {
    const post = postAt(place)
    if (post === undefined) return { status: 404 }
    const trail = [
      { name: 'Blog', path: '/blog' },
      { name: post.title, path: `/blog/${post.slug}` },
    ]
    const jsonLd = [blogPosting(post), breadcrumbList(trail)]
    return { title: post.title, description: post.excerpt, jsonLd, ...(post.cover && { image: post.cover }) }
  },
}
