import type { Bench } from './bench-stack.ts'
import { boardPage } from './board-page.ts'
import { commandLoad } from './command-load.ts'
import type { Figure } from './figure.ts'
import { getLoad } from './get-load.ts'
import { plainAnswerServer } from './plain-answer-server.ts'
import { registrations } from './registrations.ts'

const CONNECTIONS = 32
const SECONDS = 3
const MEMBERS = 50

/** What visitors fetch, beside the same bytes from plain Fastify. */
export const page = async (bench: Bench): Promise<Figure[]> => {
  bench.progress('page: starting')
  const { stack } = await bench.product()
  const { edge, queryService, commandService, signingKeysFile } = stack
  const requests = await registrations(MEMBERS, { edgeUrl: edge.url, signingKeysFile })
  await commandLoad.run({ url: commandService.url, clients: 8, warmUp: [], requests })

  const home = await compare(bench, `${edge.url}/`)
  const list = await compare(bench, `${edge.url}/api/members`)
  bench.progress('page: the list, without the edge')
  const direct = await getLoad.run({ url: `${queryService.url}/api/members`, connections: CONNECTIONS, seconds: SECONDS })
  const limit = (value: number, bytes: number) => ({ what: `plain Fastify, the same ${(bytes / 1_000).toFixed(1)} kB`, value })
  return [
    {
      what: 'home page, warm',
      value: home.rate,
      unit: '/s',
      limit: limit(home.plain, home.bytes),
      goal: { of: 'ratio', is: 'at least', value: 0.7 },
    },
    {
      what: 'GET /api/members through the edge',
      value: list.rate,
      unit: '/s',
      limit: limit(list.plain, list.bytes),
      goal: { of: 'ratio', is: 'at least', value: 0.8 },
    },
    ...(await boardPage(bench)),
    { what: 'GET /api/members, query-service alone', value: direct, unit: '/s', limit: limit(list.plain, list.bytes) },
  ]
}

const compare = async (bench: Bench, url: string) => {
  bench.progress(`page: ${new URL(url).pathname}`)
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
  const body = await response.text()
  const type = response.headers.get('content-type') ?? ''
  const plain = await bench.serve(plainAnswerServer, { body, type })
  const load = { connections: CONNECTIONS, seconds: SECONDS }
  const rates = { plain: await getLoad.run({ url: plain.output, ...load }), rate: await getLoad.run({ url, ...load }) }
  await plain.stop()
  return { ...rates, bytes: Buffer.byteLength(body) }
}
