import { routeAddress } from '@debut/events/kernel/route-address.ts'
import { makerLaunchesRoute } from '@debut/events/members/profile-routes.ts'
import { listingRoute } from '@debut/events/tools/listing-routes.ts'
import { boardRoute } from '@debut/events/voting/board-routes.ts'
import { periods } from '@debut/events/kernel/periods.ts'
import { toInstant } from '@debut/events/kernel/instant.ts'
import { Username } from '@debut/events/members/username.ts'
import { TagSlug } from '@debut/events/tools/tool-card.ts'
import type { Clock } from '@debut/adapters/clock.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { queriesAt } from '../ask-queries.ts'
import type { EdgeConfig } from '../config.ts'
import { createPageCache } from '../page-cache.ts'
import { sendTaggedBody, taggedBody, type TaggedBody } from '../tagged-body.ts'
import { Board, boardFeed } from './board-feed.ts'
import { feedFormats, type FeedFormat, type FeedOf, type Launched, writeLaunchFeed } from './launch-feed.ts'
import { makerFeed, MakerLaunches } from './maker-feed.ts'
import { tagFeed, TagListing } from './tag-feed.ts'

const PLACES = 50
/** For however many readers: what stands in it is asked for, and written, once in this time. */
const FRESH_FOR = 5_000
/** A feed reader need not ask again sooner, but for what time alone changes. */
const LONGEST_AGE = 300
/** Fifty kilobytes each. */
const MOST_KEPT = 200

const TYPES: Record<FeedFormat, string> = { rss: 'application/rss+xml; charset=utf-8', atom: 'application/atom+xml; charset=utf-8' }

/** It has its place under another address. */
interface Moved {
  readonly moved: string
  readonly validUntil: number
}
type Drawn = TaggedBody & { readonly validUntil: number }

const Format = z.enum(feedFormats)
/** `ai.rss`. */
const named = <Name extends z.core.$ZodType<string, string>>(name: Name) =>
  z.object({
    file: z
      .string()
      .transform((file) => file.split('.'))
      .pipe(z.tuple([name, Format])),
  })
const OneTag = named(TagSlug)
const OneMaker = named(Username)

/** Boards, tags and makers for feed readers. */
export const addFeeds = (app: FastifyInstance, { config, clock }: { config: EdgeConfig; clock: Clock }) => {
  const ask = queriesAt(config.QUERY_SERVICE_URL)
  const now = () => clock().toMillis()
  const cached = createPageCache<Drawn | Moved>({
    freshFor: FRESH_FOR,
    most: MOST_KEPT,
    now,
    keep: ({ validUntil }) => now() + FRESH_FOR < validUntil,
  })

  const write = <Item extends Launched>(feed: FeedOf<Item>, format: FeedFormat, validUntil: string | null = null): Drawn => ({
    ...taggedBody(writeLaunchFeed(feed, { publicUrl: config.PUBLIC_URL, format })),
    validUntil: validUntil === null ? Infinity : toInstant(validUntil).toMillis(),
  })

  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    format: FeedFormat,
    draw: () => Promise<Drawn | Moved>,
  ) => {
    const drawn = await cached(path, draw)
    if ('moved' in drawn) return reply.header('cache-control', 'no-store').redirect(drawn.moved, 301)
    const age = Math.max(0, Math.min(LONGEST_AGE, Math.floor((drawn.validUntil - now()) / 1_000)))
    return sendTaggedBody(request, reply.type(TYPES[format]).header('cache-control', `public, max-age=${age}`), drawn)
  }

  for (const format of feedFormats)
    for (const period of periods) {
      const path = `/feeds/${period}.${format}`
      const draw = async (requestId: string): Promise<Drawn> => {
        const board = await ask(routeAddress(boardRoute, { period, limit: PLACES }), Board, requestId)
        return write(boardFeed(board, period, path), format, board.validUntil)
      }
      for (const address of period === 'day' ? [path, `/${format}.xml`] : [path])
        app.get(address, (request, reply) => send(request, reply, path, format, () => draw(request.id)))
    }

  app.get('/feeds/tags/:file', (request, reply) => {
    const one = OneTag.safeParse(request.params)
    if (!one.success) throw new HttpError('not-found')
    const [tag, format] = one.data.file
    const path = `/feeds/tags/${tag}.${format}`
    return send(request, reply, path, format, async () => {
      const listing = await ask(routeAddress(listingRoute, { tag, sort: 'newest', limit: PLACES }), TagListing, request.id)
      return 'moved' in listing
        ? { moved: `/feeds/tags/${listing.moved}.${format}`, validUntil: Infinity }
        : write(tagFeed(listing, tag, path), format)
    })
  })

  const drawMaker = async (username: string, format: FeedFormat, requestId: string): Promise<Drawn> => {
    const found = await ask(routeAddress(makerLaunchesRoute, { username }), MakerLaunches, requestId)
    // Under a name that was given up, the member who had it.
    if ('moved' in found) return drawMaker(found.moved, format, requestId)
    return write(makerFeed(found, `/feeds/makers/${found.username}.${format}`), format)
  }

  app.get('/feeds/makers/:file', (request, reply) => {
    const one = OneMaker.safeParse(request.params)
    if (!one.success) throw new HttpError('not-found')
    const [username, format] = one.data.file
    return send(request, reply, `/feeds/makers/${username}.${format}`, format, () => drawMaker(username, format, request.id))
  })
}
