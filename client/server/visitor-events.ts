import { VisitorEvents } from '@debut/events/visits/visit-questions.ts'
import { visitorEventsRoute } from '@debut/events/visits/visit-routes.ts'
import { parseOrRefuse } from '@debut/adapters/http-error.ts'
import type { Metrics } from '@debut/adapters/metrics.ts'
import type { FastifyInstance } from 'fastify'
import { failureLog } from './failure-log.ts'
import type { ReportVisit } from './report-visit.ts'

const LARGEST_BODY = 16 * 1024

/** What an event without a name is called. */
const UNKNOWN = 'unknown_event'
const OTHER = 'other'

/** Those that are counted by their names: names that a client makes up do not grow the table. */
const COUNTED: ReadonlySet<string> = new Set([
  'page_view',
  'client_error',
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

/** Which events are visits of tools, and of what kind. */
const VISITS: ReadonlyMap<unknown, 'view' | 'click'> = new Map([
  ['page_view', 'view'],
  ['tool_visited', 'click'],
])
const TOOL_PAGE = /^\/tool\/([a-z0-9-]{3,60})(?:\?|$)/

interface Options {
  readonly metrics: Metrics
  readonly reportVisit: ReportVisit
}

/** Counts what visitors do, and reports their visits of tools. Nothing at all is kept about the visitor. */
export const addVisitorEvents = (app: FastifyInstance, { metrics, reportVisit }: Options) => {
  const events = metrics.counter('visitor_events_total', 'What visitors did', ['event'])
  const logFailure = failureLog(app.log)

  app.post(visitorEventsRoute.path, { bodyLimit: LARGEST_BODY }, async (request, reply) => {
    const { body, log } = request
    const all = [parseOrRefuse(VisitorEvents, body)].flat()
    const counted = all.map(({ name }) => countedAs(name))
    for (const event of counted) events.inc({ event })
    for (const { name, path, props } of all) {
      if (name === 'client_error') logFailure({ route: path, ...props })
      const kind = VISITS.get(name)
      const slug = TOOL_PAGE.exec(path ?? '')?.[1]
      if (kind !== undefined && slug !== undefined) reportVisit(kind, slug, request)
    }
    log.debug({ events: counted }, 'visitor events')
    return reply.status(204).send()
  })
}

const countedAs = (name: string | null | undefined): string => {
  if (name === undefined || name === null || name.trim() === '') return UNKNOWN
  return COUNTED.has(name) ? name : OTHER
}
