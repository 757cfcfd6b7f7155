import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import type { Bench, Product } from './bench-stack.ts'
import { commandLoad, type CommandRate } from './command-load.ts'
import type { Figure } from './figure.ts'
import { plainInsertServer } from './plain-insert-server.ts'
import { introductions, registrations } from './registrations.ts'

/** How many clients, and how many registrations they send: together no more than the tokens a service remembers. */
const ROUNDS = [
  { clients: 1, commands: 500 },
  { clients: 32, commands: 3_000 },
  { clients: 128, commands: 5_000 },
]
const APPENDS_EACH = 2
const Members = z.object({ total: z.number() })

/** Registrations over HTTP beside a route that checks the same tokens and does one durable insert. */
export const commands = async (bench: Bench): Promise<Figure[]> => {
  bench.progress('commands: starting')
  const product = await bench.product()
  const { url } = await bench.postgres()
  const { signingKeysFile, commandService, edge } = product.stack
  const plain = await bench.serve(plainInsertServer, { databaseUrl: url, signingKeysFile })

  const figures: Figure[] = []
  for (const { clients, commands: count } of ROUNDS) {
    const who = `${clients} ${clients === 1 ? 'client' : 'clients'}`
    bench.progress(`commands: ${who}`)
    const requests = await registrations(count, { edgeUrl: edge.url, signingKeysFile })
    const load = { clients, warmUp: introductions(requests), requests }
    const limit = await commandLoad.run({ url: plain.output, ...load })
    const before = await totalOf(product)
    const rate = await commandLoad.run({ url: commandService.url, ...load })
    await projected(product, before + count)
    figures.push(...report(who, rate, limit))
  }
  await plain.stop()
  return figures
}

const report = (who: string, rate: CommandRate, limit: CommandRate): Figure[] => {
  const what = `registrations over HTTP, ${who}`
  const inserts = 'plain route, one insert'
  return [
    {
      what,
      value: rate.perSecond,
      unit: '/s',
      limit: { what: inserts, value: limit.perSecond },
      goal: { of: 'ratio', is: 'at least', value: 1 },
      note: `${Math.round(rate.perSecond * APPENDS_EACH)} appends/s, as each claims its username first; p50 ${rate.p50.toFixed(1)} ms, p99 ${rate.p99.toFixed(1)} ms`,
    },
    ...(who === '1 client'
      ? [
          {
            what: 'a registration alone, p50',
            value: rate.p50,
            unit: 'ms',
            limit: { what: inserts, value: limit.p50 },
            goal: { of: 'ratio', is: 'at most', value: 1.5 },
          } satisfies Figure,
        ]
      : []),
  ]
}

const totalOf = async ({ stack }: Product): Promise<number> => {
  const response = await fetch(`${stack.queryService.url}/api/members?limit=1`)
  return Members.parse(await response.json()).total
}

/** What is still being projected would be paid for by the next measurement. */
const projected = async (product: Product, total: number): Promise<void> => {
  while ((await totalOf(product)) < total) await delay(50)
}
