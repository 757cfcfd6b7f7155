import { periods } from '@debut/events/kernel/periods.ts'
import { toInstant } from '@debut/events/kernel/instant.ts'
import type { Clock } from '@debut/infra/adapters/clock.ts'
import type { FastifyInstance } from 'fastify'
import { queriesAt } from '../ask-queries.ts'
import type { EdgeConfig } from '../config.ts'
import { createPageCache } from '../page-cache.ts'
import { sendTaggedBody, taggedBody, type TaggedBody } from '../tagged-body.ts'
import { Board, feedFormats, type FeedFormat, writeBoardFeed } from './board-feed.ts'

const PLACES = 50
/** For however many readers: a board is asked for, and written, once in this time. */
const FRESH_FOR = 5_000
/** A reader need not come back sooner, but for what time alone changes. */
const LONGEST_AGE = 300

const TYPES: Record<FeedFormat, string> = { rss: 'application/rss+xml; charset=utf-8', atom: 'application/atom+xml; charset=utf-8' }

type Drawn = TaggedBody & { readonly validUntil: number }

/** The boards for feed readers. */
export const addFeeds = (app: FastifyInstance, { config, clock }: { config: EdgeConfig; clock: Clock }) => {
  const ask = queriesAt(config.QUERY_SERVICE_URL)
  const now = () => clock().toMillis()
  const cached = createPageCache<Drawn>({ freshFor: FRESH_FOR, most: 10, now, keep: ({ validUntil }) => now() + FRESH_FOR < validUntil })

  for (const format of feedFormats)
    for (const period of periods) {
      const path = `/feeds/${period}.${format}`
      const draw = async (requestId: string): Promise<Drawn> => {
        const board = await ask(`/api/boards/${period}?limit=${PLACES}`, Board, requestId)
        const validUntil = board.validUntil === null ? Infinity : toInstant(board.validUntil).toMillis()
        return { ...taggedBody(writeBoardFeed(board, { publicUrl: config.PUBLIC_URL, period, format, path })), validUntil }
      }
      for (const address of period === 'day' ? [path, `/${format}.xml`] : [path])
        app.get(address, async (request, reply) => {
          const drawn = await cached(path, () => draw(request.id))
          const age = Math.max(0, Math.min(LONGEST_AGE, Math.floor((drawn.validUntil - now()) / 1_000)))
          return sendTaggedBody(request, reply.type(TYPES[format]).header('cache-control', `public, max-age=${age}`), drawn)
        })
    }
}
