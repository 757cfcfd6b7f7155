import { toInstant } from '@debut/events/kernel/instant.ts'
import { nameOf, summaryOf } from '@debut/events/discussion/post-name.ts'
import { z } from 'zod'
import { POST_KINDS } from '../../src/features/discussion/posts/post-kinds.ts'
import { escapeMarkup, fitForXml } from '../escape-markup.ts'
import type { TextSource } from '../page-source.ts'
import { type AboutFeed, byline, type FeedFormat, startFeed } from './start-feed.ts'

/** A feed needs no more of a post than this. */
const Post = z.object({
  postId: z.string(),
  kind: z.enum(['shipped', 'learning', 'question', 'milestone', 'todo']),
  title: z.string().nullable(),
  beginning: z.string(),
  isWhole: z.boolean(),
  publishedAt: z.iso.datetime(),
  author: z.object({ username: z.string() }),
})
type Post = z.infer<typeof Post>

export const Posts = z.object({ posts: z.array(Post) })
export const MemberPosts = z.union([z.object({ moved: z.string() }), z.object({ username: z.string(), posts: z.array(Post) })])

/** A feed without posts was last changed before there were any. */
const FIRST = '2026-01-01T00:00:00.000Z'

export const allPosts = (path: string): AboutFeed => ({
  title: 'Community',
  description: 'Launches, lessons and questions from the makers on Debut.',
  page: '/community',
  path,
})

export const postsOf = (username: string, path: string): AboutFeed => ({
  title: `Posts by ${username}`,
  description: `What ${username} writes on Debut, the newest first.`,
  page: `/profile/${encodeURIComponent(username)}/posts`,
  path,
})

type Options = TextSource & { readonly publicUrl: string; readonly format: FeedFormat }

/** Posts for feed readers, with their text as pages draw it. */
export const writePostFeed = async (
  about: AboutFeed,
  posts: readonly Post[],
  { publicUrl, format, drawText }: Options,
): Promise<string> => {
  const at = (each: string) => new URL(each, publicUrl).href
  const dateOf = (iso: string) => toInstant(iso).toJSDate()
  const newest = posts.reduce((latest, { publishedAt }) => (publishedAt > latest ? publishedAt : latest), FIRST)
  const texts = await Promise.all(posts.map(({ beginning }) => drawText(beginning, publicUrl)))
  const feed = startFeed(about, dateOf(newest), publicUrl)
  for (const [index, { postId, kind, title, beginning, isWhole, publishedAt, author }] of posts.entries()) {
    const link = at(`/posts/${postId}`)
    const more = isWhole ? '' : `<p><a href="${escapeMarkup(link)}">Read more</a></p>`
    feed.addItem({
      id: `urn:debut:post:${postId}`,
      // Both formats take titles and contents for HTML.
      title: escapeMarkup(nameOf({ title, text: beginning })),
      link,
      date: dateOf(publishedAt),
      published: dateOf(publishedAt),
      description: escapeMarkup(summaryOf(beginning)),
      content: `${fitForXml(texts[index] ?? '')}${more}`,
      category: [{ name: POST_KINDS[kind].choice, term: kind }],
      ...byline(format, [{ name: author.username, link: at(`/profile/${encodeURIComponent(author.username)}`) }]),
    })
  }
  return format === 'atom' ? feed.atom1() : feed.rss2()
}
