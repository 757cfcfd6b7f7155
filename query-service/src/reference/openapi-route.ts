import { gzipSync } from 'node:zlib'
import { capabilities as contracts } from '@debut/events/capabilities.ts'
import type { FastifyInstance } from 'fastify'
import type { Served } from '../kernel/query.ts'
import { sendTagged } from '../kernel/send-tagged.ts'
import { tagOf } from '../kernel/shared-answers.ts'
import { printOpenApi } from './print-openapi.ts'

/** Printed when somebody first asks: nothing of it changes while we run. Zipped it is a tenth of its 210 kB. */
export const openapiRoute = (app: FastifyInstance, address: string, served: readonly Served[]) => {
  let printed: ReturnType<typeof print> | undefined
  app.get(address, async (request, reply) => {
    const { tag, body, zipped } = (printed ??= print(served))
    reply.header('vary', 'accept-encoding')
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return sendTagged(request, reply, { tag, body })
    return sendTagged(request, reply.header('content-encoding', 'gzip'), { tag, body: zipped })
  })
}

const print = (served: readonly Served[]) => {
  const document = printOpenApi(contracts, served)
  const body = Buffer.from(JSON.stringify(document))
  return { tag: tagOf('openapi', document), body, zipped: gzipSync(body) }
}
