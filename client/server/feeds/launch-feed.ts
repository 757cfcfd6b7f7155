import { startOf } from '@debut/events/kernel/calendar.ts'
import { Day } from '@debut/events/kernel/days.ts'
import { Feed } from 'feed'
import { z } from 'zod'
import { escapeMarkup } from '../escape-markup.ts'

export const feedFormats = ['rss', 'atom'] as const
export type FeedFormat = (typeof feedFormats)[number]

/** What every list of launches says of each. */
export const launched = {
  launchId: z.string(),
  boardDate: Day,
  slug: z.string(),
  name: z.string(),
  tagline: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  tagNames: z.record(z.string(), z.string()).optional(),
  makers: z.array(z.object({ username: z.string().nullable() })),
}
const Launched = z.object(launched)
export type Launched = z.infer<typeof Launched>

export interface FeedOf<Item extends Launched> {
  readonly title: string
  readonly description: string
  /** Its page for people. */
  readonly page: string
  /** Where its reader finds it again. */
  readonly path: string
  /** Before its first launch. */
  readonly since: Day
  readonly items: readonly Item[]
  /** A sentence on an item beside what it is. */
  readonly note: (item: Item) => string
}

/** How they stand changes until their day is over, and belongs into the feeds of boards. */
export const launchedOn = ({ boardDate }: Launched): string => `Launched on ${startOf(boardDate).setLocale('en').toFormat('d MMMM yyyy')}.`

const sentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`)

const makersOf = ({ makers }: Launched) => makers.map(({ username }) => username).filter((username) => username !== null)

/** Launches for feed readers. Nothing in it depends on when it is written, so that the same launches are the same bytes. */
export const writeLaunchFeed = <Item extends Launched>(
  { title, description, page, path, since, items, note }: FeedOf<Item>,
  { publicUrl, format }: { readonly publicUrl: string; readonly format: FeedFormat },
): string => {
  const at = (each: string) => new URL(each, publicUrl).href
  const link = (to: string, text: string) => `<a href="${escapeMarkup(at(to))}">${escapeMarkup(text)}</a>`
  const profileOf = (username: string) => `/profile/${encodeURIComponent(username)}`
  const newest = items.reduce((latest, { boardDate }) => (boardDate > latest ? boardDate : latest), since)
  const feed = new Feed({
    id: at(page),
    title: `${title} · Debut`,
    description,
    link: at(page),
    feed: at(path),
    language: 'en',
    author: { name: 'Debut', link: at('/') },
    favicon: at('/favicon.svg'),
    updated: startOf(newest).toJSDate(),
    generator: false,
  })
  for (const item of items) {
    const makers = makersOf(item)
    const by = makers.length === 0 ? '' : ` By ${makers.map((name) => link(profileOf(name), name)).join(', ')}.`
    feed.addItem({
      id: `urn:debut:launch:${item.launchId}`,
      // Both formats take titles and contents for HTML.
      title: `${escapeMarkup(item.name)}: ${escapeMarkup(item.tagline)}`,
      link: at(`/tool/${item.slug}`),
      date: startOf(item.boardDate).toJSDate(),
      published: startOf(item.boardDate).toJSDate(),
      description: `${escapeMarkup(sentence(item.tagline))} ${note(item)}`,
      content: `<p>${escapeMarkup(item.tagline)}</p><p>${note(item)}${by}</p><p>${link(`/r/${item.slug}`, `Visit ${item.name}`)}</p>`,
      category: [item.category, ...item.tags].map((term) => ({ name: item.tagNames?.[term] ?? term, term })),
      ...(format === 'atom' && makers.length > 0 ? { author: makers.map((name) => ({ name, link: at(profileOf(name)) })) } : {}),
      // RSS's own <author> is an email address, which we don't publish.
      ...(format === 'rss' ? { extensions: makers.map((name) => ({ name: 'dc:creator', objects: { _text: name } })).slice(0, 1) } : {}),
    })
  }
  return format === 'atom' ? feed.atom1() : feed.rss2()
}
