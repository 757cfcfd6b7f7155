import type { Clock } from '@debut/adapters/clock.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { byAuthor, inCategory } from '../../src/features/blog/blog-listing.ts'
import { authorPath, categoryPath } from '../../src/features/blog/blog-paths.ts'
import { shownPosts } from '../../src/features/blog/shown-posts.ts'
import type { EdgeConfig } from '../config.ts'
import type { WritingSource } from '../page-source.ts'
import { writeBlogFeed, writeChangesFeed } from './blog-feed.ts'
import { named } from './named-feed.ts'
import { drawn, sendsFeeds } from './send-feeds.ts'
import { type AboutFeed, feedFormats, type FeedFormat } from './start-feed.ts'

/** Whole texts are long: older posts are found on the blog. */
const POSTS = 20
const CHANGES = 50

const OneName = named(z.string().regex(/^[a-z0-9-]{1,60}$/))

type Options = WritingSource & { readonly config: EdgeConfig; readonly clock: Clock }
type Asked = [request: FastifyRequest, reply: FastifyReply, format: FeedFormat]

/** Feed readers can follow all posts of the blog, those of a category or of an author, and the changelog. */
export const addBlogFeeds = (app: FastifyInstance, { config, clock, readWritings, drawWriting }: Options) => {
  const send = sendsFeeds(clock)
  const publicUrl = config.PUBLIC_URL
  const readBlog = async () => {
    const { posts, ...from } = await readWritings()
    return { posts: shownPosts(posts, clock().toMillis()), from }
  }
  type Blog = Awaited<ReturnType<typeof readBlog>>

  /** The chosen posts are undefined where there is no such feed. */
  const sendPosts = (
    [request, reply, format]: Asked,
    page: string,
    choose: (blog: Blog) => (Pick<AboutFeed, 'title' | 'description'> & Pick<Blog, 'posts'>) | undefined,
  ) => {
    const path = `/feeds${page}.${format}`
    return send(request, reply, path, format, async () => {
      const blog = await readBlog()
      const chosen = choose(blog)
      if (chosen === undefined) throw new HttpError('not-found')
      const { posts, ...about } = chosen
      const written = { about: { ...about, page, path }, posts: posts.slice(0, POSTS), from: blog.from }
      return drawn(await writeBlogFeed(written, { publicUrl, format, drawWriting }))
    })
  }

  const nameIn = ({ params }: FastifyRequest) => {
    const one = OneName.safeParse(params)
    if (!one.success) throw new HttpError('not-found')
    return one.data.file
  }

  for (const format of feedFormats) {
    app.get(`/feeds/blog.${format}`, (request, reply) =>
      sendPosts([request, reply, format], '/blog', ({ posts }) => ({
        title: 'Blog',
        description: 'How Debut works, why it works that way, and what makers learn on their launch day.',
        posts,
      })),
    )
    const path = `/feeds/changelog.${format}`
    app.get(path, (request, reply) =>
      send(request, reply, path, format, async () => {
        const { changes } = await readWritings()
        const about = { title: 'Changelog', description: 'What is new, improved and fixed on Debut.', page: '/changelog', path }
        return drawn(await writeChangesFeed(about, changes.slice(0, CHANGES), { publicUrl, format, drawWriting }))
      }),
    )
  }

  app.get('/feeds/blog/categories/:file', (request, reply) => {
    const [name, format] = nameIn(request)
    return sendPosts([request, reply, format], categoryPath(name), ({ posts, from }) => {
      const category = Object.hasOwn(from.categories, name) ? from.categories[name] : undefined
      return category && { title: `${category.title} – Blog`, description: category.description, posts: inCategory(posts, name) }
    })
  })

  app.get('/feeds/blog/authors/:file', (request, reply) => {
    const [name, format] = nameIn(request)
    return sendPosts([request, reply, format], authorPath(name), ({ posts, from }) => {
      const author = Object.hasOwn(from.authors, name) ? from.authors[name] : undefined
      return author && { title: `${author.name} – Blog`, description: author.line, posts: byAuthor(posts, name) }
    })
  })
}
