import { routeAddress } from '@debut/events/kernel/route-address.ts'
import { upcomingRoute } from '@debut/events/launches/line/line-routes.ts'
import { endOf, dayOf } from '@debut/events/kernel/calendar.ts'
import { Upcoming } from '@debut/events/launches/line/line-answers.ts'
import type { Clock } from '@debut/adapters/clock.ts'
import type { FastifyInstance } from 'fastify'
import { queriesAt } from '../ask-queries.ts'
import type { EdgeConfig } from '../config.ts'
import { createPageCache } from '../page-cache.ts'
import { sendTaggedBody, taggedBody, type TaggedBody } from '../tagged-body.ts'
import { writeLaunchFeed } from './launch-feed.ts'
import { feedFormats } from './start-feed.ts'
import { writeUpcomingCalendar } from './upcoming-calendar.ts'
import { upcomingFeed } from './upcoming-feed.ts'

/** As many as the query-service gives: there are at most fifteen launches on each. */
const DAYS = 31
/** For however many readers: it is asked for, and written, once in this time. */
const FRESH_FOR = 5_000
/** A feed reader need not ask again sooner, but for midnight. */
const LONGEST_AGE = 900

type Write = (upcoming: Pick<Upcoming, 'days'>, path: string) => string

/** Launches to come, for feed readers and calendars. */
export const addUpcoming = (app: FastifyInstance, { config, clock }: { config: EdgeConfig; clock: Clock }) => {
  const ask = queriesAt(config.QUERY_SERVICE_URL)
  const publicUrl = config.PUBLIC_URL
  const cached = createPageCache<TaggedBody>({ freshFor: FRESH_FOR, most: 4, now: () => clock().toMillis(), keep: () => true })

  const serve = (paths: readonly string[], type: string, write: Write) => {
    const [first = ''] = paths
    const draw = async (requestId: string) =>
      taggedBody(write(await ask(routeAddress(upcomingRoute, { days: DAYS }), Upcoming, requestId), first))
    for (const path of paths)
      app.get(path, async (request, reply) => {
        const now = clock()
        const age = Math.min(LONGEST_AGE, Math.max(0, Math.floor(endOf(dayOf(now)).diff(now).as('seconds'))))
        const body = await cached(first, () => draw(request.id))
        return sendTaggedBody(request, reply.type(type).header('cache-control', `public, max-age=${age}`), body)
      })
  }

  for (const format of feedFormats)
    serve([`/feeds/upcoming.${format}`], `application/${format}+xml; charset=utf-8`, (upcoming, path) =>
      writeLaunchFeed(upcomingFeed(upcoming, dayOf(clock()), path), { publicUrl, format }),
    )
  serve(['/feeds/upcoming.ics', `${upcomingRoute.path}.ics`], 'text/calendar; charset=utf-8', (upcoming) =>
    writeUpcomingCalendar(upcoming, publicUrl),
  )
}
