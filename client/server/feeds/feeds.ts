import { routeAddress } from '@debut/events/kernel/route-address.ts'
import { makerLaunchesRoute } from '@debut/events/members/profile-routes.ts'
import { listingRoute } from '@debut/events/tools/listing-routes.ts'
import { boardRoute } from '@debut/events/voting/board-routes.ts'
import { periods } from '@debut/events/kernel/periods.ts'
import { Username } from '@debut/events/members/username.ts'
import { TagSlug } from '@debut/events/tools/tool-card.ts'
import type { Clock } from '@debut/adapters/clock.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import type { FastifyInstance } from 'fastify'
import { queriesAt } from '../ask-queries.ts'
import type { EdgeConfig } from '../config.ts'
import { Board, boardFeed } from './board-feed.ts'
import { type FeedOf, type Launched, writeLaunchFeed } from './launch-feed.ts'
import { named } from './named-feed.ts'
import { makerFeed, MakerLaunches } from './maker-feed.ts'
import { type Drawn, drawn, sendsFeeds } from './send-feeds.ts'
import { feedFormats, type FeedFormat } from './start-feed.ts'
import { tagFeed, TagListing } from './tag-feed.ts'

const PLACES = 50
const OneTag = named(TagSlug)
const OneMaker = named(Username)

/** Boards, tags and makers for feed readers. */
export const addFeeds = (app: FastifyInstance, { config, clock }: { config: EdgeConfig; clock: Clock }) => {
  const ask = queriesAt(config.QUERY_SERVICE_URL)
  const send = sendsFeeds(clock)
  const write = <Item extends Launched>(feed: FeedOf<Item>, format: FeedFormat, validUntil: string | null = null): Drawn =>
    drawn(writeLaunchFeed(feed, { publicUrl: config.PUBLIC_URL, format }), validUntil)

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
