import { parseOrRefuse } from '@debut/infra/adapters/http-error.ts'
import type { Metrics } from '@debut/infra/adapters/metrics.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

const MOST_EVENTS = 32
const LARGEST_BODY = 16 * 1024
const MOST_PROPS = 16

/** What an event without a name is called. */
const UNKNOWN = 'unknown_event'
const OTHER = 'other'

/** Those that are counted by their names: whoever makes up others does not grow the table. */
const COUNTED: ReadonlySet<string> = new Set([
  'page_view',
  'tool_opened',
  'tool_visited',
  'vote_cast',
  'vote_withdrawn',
  'search',
  'shared',
  'signed_in',
  'signed_up',
  'submitted_tool',
  'checkout_started',
  'newsletter_subscribed',
  UNKNOWN,
])

const text = (longest: number) => z.string().max(longest)
const Prop = z.union([text(256), z.number(), z.boolean(), z.null()])

const Event = z.object({
  name: text(64).nullish(),
  path: text(512).nullish(),
  referrer: text(512).nullish(),
  props: z
    .record(text(64), Prop)
    .refine((props) => Object.keys(props).length <= MOST_PROPS, `at most ${MOST_PROPS} of them`)
    .nullish(),
})

const Body = z.union([Event.transform((event) => [event]), z.array(Event).max(MOST_EVENTS)])

/** Counts what visitors do. Only the name of an event is looked at, and of whoever did it nothing at all is kept. */
export const addAnalytics = (app: FastifyInstance, metrics: Metrics) => {
  const events = metrics.counter('visitor_events_total', 'What visitors did', ['event'])

  app.post('/api/savory', { bodyLimit: LARGEST_BODY }, async ({ body, log }, reply) => {
    const counted = parseOrRefuse(Body, body).map(({ name }) => countedAs(name))
    for (const event of counted) events.inc({ event })
    log.debug({ events: counted }, 'visitor events')
    return reply.status(204).send()
  })
}

const countedAs = (name: string | null | undefined): string => {
  if (name === undefined || name === null || name.trim() === '') return UNKNOWN
  return COUNTED.has(name) ? name : OTHER
}
