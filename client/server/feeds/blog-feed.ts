import { startMillis } from '@debut/events/kernel/days.ts'
import { instantAt } from '@debut/events/kernel/instant.ts'
import { authorPath, categoryPath, postPath } from '../../src/features/blog/blog-paths.ts'
import type { Writings } from '../../src/app/writings.ts'
import { escapeMarkup, fitForXml } from '../escape-markup.ts'
import type { WritingSource } from '../page-source.ts'
import { type AboutFeed, byline, type FeedFormat, startFeed } from './start-feed.ts'

type Post = Writings['posts'][number]
type Change = Writings['changes'][number]

/** A feed without items was last changed before there were any. */
const FIRST = '2026-01-01'

/** Midnight of that day in Los Angeles. */
const dateOf = (day: string) => instantAt(startMillis(day)).toJSDate()
const newest = (days: readonly string[]) => dateOf(days.reduce((latest, day) => (day > latest ? day : latest), FIRST))

type Options = Pick<WritingSource, 'drawWriting'> & { readonly publicUrl: string; readonly format: FeedFormat }

const KINDS: Record<Change['kind'], string> = { new: 'New', improved: 'Improved', fixed: 'Fixed' }

interface Written {
  readonly about: AboutFeed
  readonly posts: readonly Post[]
  readonly from: Pick<Writings, 'authors' | 'categories'>
}

/** Posts of the blog with their whole texts. */
export const writeBlogFeed = async ({ about, posts, from }: Written, { publicUrl, format, drawWriting }: Options): Promise<string> => {
  const at = (path: string) => new URL(path, publicUrl).href
  const texts = await Promise.all(posts.map(({ slug }) => drawWriting(`blog/${slug}`, publicUrl)))
  const feed = startFeed(about, newest(posts.map(({ date, updated }) => updated ?? date)), publicUrl)
  for (const [index, post] of posts.entries()) {
    const { name = post.author } = from.authors[post.author] ?? {}
    feed.addItem({
      // Stays what it is when the site moves.
      id: `urn:debut:blog:${post.slug}`,
      // Both formats take titles and contents for HTML.
      title: escapeMarkup(post.title),
      link: at(postPath(post)),
      date: dateOf(post.updated ?? post.date),
      published: dateOf(post.date),
      description: escapeMarkup(post.excerpt),
      content: fitForXml(texts[index] ?? ''),
      category: post.categories.map((each) => ({ name: from.categories[each]?.title ?? each, term: each, scheme: at(categoryPath(each)) })),
      ...byline(format, [{ name, link: at(authorPath(post.author)) }]),
    })
  }
  return format === 'atom' ? feed.atom1() : feed.rss2()
}

export const writeChangesFeed = async (
  about: AboutFeed,
  changes: readonly Change[],
  { publicUrl, format, drawWriting }: Options,
): Promise<string> => {
  const texts = await Promise.all(changes.map(({ id }) => drawWriting(`changelog/${id}`, publicUrl)))
  const feed = startFeed(about, newest(changes.map(({ day }) => day)), publicUrl)
  for (const [index, { id, day, kind, title }] of changes.entries())
    feed.addItem({
      id: `urn:debut:change:${id}`,
      title: escapeMarkup(`${KINDS[kind]}: ${title}`),
      link: new URL(`/changelog#${id}`, publicUrl).href,
      date: dateOf(day),
      published: dateOf(day),
      content: fitForXml(texts[index] ?? ''),
      category: [{ name: KINDS[kind], term: kind }],
    })
  return format === 'atom' ? feed.atom1() : feed.rss2()
}
