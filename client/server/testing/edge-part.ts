import { instantAt, toInstant } from '@debut/events/kernel/instant.ts'
import type { Clock } from '@debut/adapters/clock.ts'
import { createHttpServer } from '@debut/adapters/http-server.ts'
import { createLogger } from '@debut/adapters/logging.ts'
import { createMetrics } from '@debut/adapters/metrics.ts'
import { Readiness } from '@debut/adapters/readiness.ts'
import fastify, { type FastifyInstance } from 'fastify'
import { edgeSettings } from './edge-settings.ts'
import { type EdgeConfig } from '../config.ts'

type Add = (app: FastifyInstance, parts: { config: EdgeConfig; clock: Clock }) => unknown

/** A part of the edge on sockets of its own, before a query-service that answers what the test says. */
export const startEdgePart = async (add: Add, serve: (queries: FastifyInstance) => void, settings: Record<string, string> = {}) => {
  const queries = fastify()
  const asked: string[] = []
  queries.addHook('onRequest', async ({ url }) => void asked.push(url))
  serve(queries)
  await queries.listen({ port: 0, host: '127.0.0.1' })
  let now = toInstant('2026-03-03T22:00:00Z')
  const config = edgeSettings({ QUERY_SERVICE_URL: queries.listeningOrigin, PUBLIC_URL: 'https://debut.example', ...settings })
  const app = createHttpServer({ logger: createLogger('edge', 'silent'), metrics: createMetrics('edge'), readiness: new Readiness() })
  await add(app, { config, clock: () => now })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    /** What the query-service was asked, in order. */
    asked,
    pass: (milliseconds: number) => void (now = instantAt(now.toMillis() + milliseconds)),
    get: (path: string, headers: Record<string, string> = {}) => fetch(app.listeningOrigin + path, { headers, redirect: 'manual' }),
    close: () => Promise.all([app.close(), queries.close()]),
  }
}

export type EdgePart = Awaited<ReturnType<typeof startEdgePart>>
