import type { RouteName } from '@debut/events/kernel/define-route.ts'
import { OwnPartsQuery } from '@debut/events/kernel/own-parts.ts'
import { parseOrRefuse } from '@debut/adapters/http-error.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Served } from './query.ts'

/** All that a page shows of its reader's own, in one request. Each part is guarded, and answered, as if it had been asked for by itself. */
export const serveOwnParts = (app: FastifyInstance, address: string, served: readonly Served[]): void => {
  const patterns = served.flatMap(({ contract, answers = {} }) =>
    (Object.keys(answers) as RouteName[]).filter((route) => contract.routes?.[route]?.who !== 'everybody').map(patternOf),
  )
  const partAt = async (url: string, request: FastifyRequest): Promise<string> => {
    const [path = ''] = url.split('?', 1)
    if (!patterns.some((pattern) => pattern.test(path))) return '{"status":404,"body":null}'
    const { statusCode, body } = await app.inject({ method: 'GET', url, headers: headersOf(request), remoteAddress: request.ip })
    return `{"status":${statusCode},"body":${body === '' ? 'null' : body}}`
  }
  app.get(address, async (request, reply) => {
    const { parts: addresses } = parseOrRefuse(OwnPartsQuery, request.query)
    const parts = await Promise.all(addresses.map((url) => partAt(url, request)))
    return reply.type('application/json; charset=utf-8').send(`{"parts":[${parts.join()}]}`)
  })
}

const patternOf = (route: RouteName) => new RegExp(`^${route.slice('GET '.length).replaceAll(/:\w+/g, '[^/]+')}$`)

const headersOf = ({ id, headers: { authorization, 'min-position': position } }: FastifyRequest) => ({
  'x-request-id': id,
  ...(authorization !== undefined && { authorization }),
  ...(position !== undefined && { 'min-position': position }),
})
