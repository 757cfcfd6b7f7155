import { feedRoute, memberPostsRoute } from '@debut/events/discussion/discussion-routes.ts'
import { routeAddress } from '@debut/events/kernel/route-address.ts'
import { Username } from '@debut/events/members/username.ts'
import type { Clock } from '@debut/adapters/clock.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import type { FastifyInstance } from 'fastify'
import { queriesAt } from '../ask-queries.ts'
import type { EdgeConfig } from '../config.ts'
import type { TextSource } from '../page-source.ts'
import { named } from './named-feed.ts'
import { allPosts, MemberPosts, Posts, postsOf, writePostFeed } from './post-feed.ts'
import { type Drawn, drawn, sendsFeeds } from './send-feeds.ts'
import { type AboutFeed, feedFormats, type FeedFormat } from './start-feed.ts'

const POSTS = 30

const OneMember = named(Username)

type Options = TextSource & { readonly config: EdgeConfig; readonly clock: Clock }

/** Feed readers can follow all posts, or those of one member. */
export const addPostFeeds = (app: FastifyInstance, { config, clock, drawText }: Options) => {
  const ask = queriesAt(config.QUERY_SERVICE_URL)
  const send = sendsFeeds(clock)
  const write = async (about: AboutFeed, posts: Parameters<typeof writePostFeed>[1], format: FeedFormat) =>
    drawn(await writePostFeed(about, posts, { publicUrl: config.PUBLIC_URL, format, drawText }))

  for (const format of feedFormats) {
    const path = `/feeds/posts.${format}`
    app.get(path, (request, reply) =>
      send(request, reply, path, format, async () => {
        const { posts } = await ask(routeAddress(feedRoute, { limit: POSTS }), Posts, request.id)
        return write(allPosts(path), posts, format)
      }),
    )
  }

  const drawMember = async (username: string, format: FeedFormat, requestId: string): Promise<Drawn> => {
    const found = await ask(routeAddress(memberPostsRoute, { username, limit: POSTS }), MemberPosts, requestId)
    // Under a name that was given up, the member who had it.
    if ('moved' in found) return drawMember(found.moved, format, requestId)
    return write(postsOf(found.username, `/feeds/members/${found.username}.${format}`), found.posts, format)
  }

  app.get('/feeds/members/:file', (request, reply) => {
    const one = OneMember.safeParse(request.params)
    if (!one.success) throw new HttpError('not-found')
    const [username, format] = one.data.file
    return send(request, reply, `/feeds/members/${username}.${format}`, format, () => drawMember(username, format, request.id))
  })
}
