import type { Clock } from '@debut/adapters/clock.ts'
import { toInstant } from '@debut/events/kernel/instant.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createPageCache } from '../page-cache.ts'
import { sendTaggedBody, taggedBody, type TaggedBody } from '../tagged-body.ts'
import type { FeedFormat } from './start-feed.ts'

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
export type Drawn = TaggedBody & { readonly validUntil: number }

export const drawn = (feed: string, validUntil: string | null = null): Drawn => ({
  ...taggedBody(feed),
  validUntil: validUntil === null ? Infinity : toInstant(validUntil).toMillis(),
})

/** Sends each feed as it was drawn last, to those who don't have exactly that. */
export const sendsFeeds = (clock: Clock) => {
  const now = () => clock().toMillis()
  const cached = createPageCache<Drawn | Moved>({
    freshFor: FRESH_FOR,
    most: MOST_KEPT,
    now,
    keep: ({ validUntil }) => now() + FRESH_FOR < validUntil,
  })
  return async (request: FastifyRequest, reply: FastifyReply, path: string, format: FeedFormat, draw: () => Promise<Drawn | Moved>) => {
    const feed = await cached(path, draw)
    if ('moved' in feed) return reply.header('cache-control', 'no-store').redirect(feed.moved, 301)
    const age = Math.max(0, Math.min(LONGEST_AGE, Math.floor((feed.validUntil - now()) / 1_000)))
    return sendTaggedBody(request, reply.type(TYPES[format]).header('cache-control', `public, max-age=${age}`), feed)
  }
}
