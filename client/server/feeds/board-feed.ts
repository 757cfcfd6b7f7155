import { type Period } from '@debut/events/kernel/periods.ts'
import { Day } from '@debut/events/kernel/days.ts'
import { startOf } from '@debut/events/kernel/calendar.ts'
import { Feed } from 'feed'
import { z } from 'zod'

export const Board = z.object({
  start: Day,
  validUntil: z.iso.datetime().nullable(),
  tools: z.array(
    z.object({
      rank: z.int(),
      launchId: z.string(),
      boardDate: Day,
      points: z.int().nullable(),
      voters: z.int().nullable(),
      hidden: z.boolean(),
      slug: z.string(),
      name: z.string(),
      tagline: z.string(),
      category: z.string(),
      tags: z.array(z.string()),
      makers: z.array(z.object({ username: z.string().nullable() })),
    }),
  ),
})
type Board = z.infer<typeof Board>
type Place = Board['tools'][number]

export const feedFormats = ['rss', 'atom'] as const
export type FeedFormat = (typeof feedFormats)[number]

const TITLES: Record<Period, string> = { day: 'Today', week: 'This week', month: 'This month', year: 'This year' }
const PAGES: Record<Period, string> = { day: '/', week: '/weekly', month: '/monthly', year: '/yearly' }

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Both formats take titles and contents for HTML. */
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '')

const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`

/** Before the reveal a place is one in the day's drawn order, which says nothing of its votes. */
const standing = ({ rank, points, voters, hidden }: Place, period: Period): string =>
  hidden || points === null || voters === null
    ? 'Its points stay hidden for the first hours of its day.'
    : `#${rank} ${TITLES[period].toLowerCase()}, with ${counted(points, 'point')} from ${counted(voters, 'voter')}.`

const sentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`)

const makersOf = ({ makers }: Place) => makers.map(({ username }) => username).filter((username) => username !== null)

interface Asked {
  readonly publicUrl: string
  readonly period: Period
  readonly format: FeedFormat
  readonly path: string
}

/** A board for feed readers. Nothing in it tells the time of its making, so that the same board is the same bytes. */
export const writeBoardFeed = (board: Board, { publicUrl, period, format, path }: Asked): string => {
  const at = (each: string) => new URL(each, publicUrl).href
  const newest = board.tools.reduce((latest, { boardDate }) => (boardDate > latest ? boardDate : latest), board.start)
  const feed = new Feed({
    id: at(PAGES[period]),
    title: `${TITLES[period]} · Debut`,
    description: 'What makers bring to the stage, ranked by the votes of members.',
    link: at(PAGES[period]),
    feed: at(path),
    language: 'en',
    author: { name: 'Debut', link: at('/') },
    favicon: at('/favicon.svg'),
    updated: startOf(newest).toJSDate(),
    generator: false,
  })
  for (const place of board.tools) {
    const makers = makersOf(place)
    const by = makers.map((username) => `<a href="${escape(at(`/profile/${encodeURIComponent(username)}`))}">${escape(username)}</a>`)
    const links = by.length === 0 ? '' : ` By ${by.join(', ')}.`
    feed.addItem({
      id: `urn:debut:launch:${place.launchId}`,
      title: `${escape(place.name)}: ${escape(place.tagline)}`,
      link: at(`/tool/${place.slug}`),
      date: startOf(place.boardDate).toJSDate(),
      published: startOf(place.boardDate).toJSDate(),
      description: `${escape(sentence(place.tagline))} ${standing(place, period)}`,
      content: `<p>${escape(place.tagline)}</p><p>${standing(place, period)}${links}</p>`,
      category: [place.category, ...place.tags].map((name) => ({ name, term: name })),
      ...(format === 'atom' && makers.length > 0
        ? { author: makers.map((name) => ({ name, link: at(`/profile/${encodeURIComponent(name)}`) })) }
        : {}),
      // RSS's own <author> is an email address, which we don't give away.
      ...(format === 'rss' ? { extensions: makers.map((name) => ({ name: 'dc:creator', objects: { _text: name } })).slice(0, 1) } : {}),
    })
  }
  return format === 'atom' ? feed.atom1() : feed.rss2()
}
