import { startOf } from '@debut/events/kernel/calendar.ts'
import { Day } from '@debut/events/kernel/days.ts'
import { z } from 'zod'
import { escapeMarkup } from '../escape-markup.ts'
import { type AboutFeed, byline, type FeedFormat, startFeed } from './start-feed.ts'

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

export interface FeedOf<Item extends Launched> extends AboutFeed {
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

/** Launches for feed readers. */
export const writeLaunchFeed = <Item extends Launched>(
  { since, items, note, ...about }: FeedOf<Item>,
  { publicUrl, format }: { readonly publicUrl: string; readonly format: FeedFormat },
): string => {
  const at = (each: string) => new URL(each, publicUrl).href
  const link = (to: string, text: string) => `<a href="${escapeMarkup(at(to))}">${escapeMarkup(text)}</a>`
  const profileOf = (username: string) => `/profile/${encodeURIComponent(username)}`
  const newest = items.reduce((latest, { boardDate }) => (boardDate > latest ? boardDate : latest), since)
  const feed = startFeed(about, startOf(newest).toJSDate(), publicUrl)
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
      ...byline(
        format,
        makers.map((name) => ({ name, link: at(profileOf(name)) })),
      ),
    })
  }
  return format === 'atom' ? feed.atom1() : feed.rss2()
}
