import { join } from 'node:path'
import type { Bench } from './bench-stack.ts'
import { commandLoad, type CommandRate } from './command-load.ts'
import type { Figure } from './figure.ts'
import { fillVotes } from './fill-votes.ts'
import { plainInsertServer } from './plain-insert-server.ts'
import { introductions } from './registrations.ts'
import { votesOf } from './votes.ts'

/** How many clients, and how many members vote: two of their three votes are counted, the first one warms up. */
const ROUNDS = [
  { clients: 1, members: 300 },
  { clients: 32, members: 3_000 },
  { clients: 128, members: 4_000 },
]
const MEMBERS = ROUNDS.reduce((sum, { members }) => sum + members, 0)
const LAUNCHES = 15

/** Votes over HTTP beside a route that checks the same tokens and does one durable insert. */
export const voting = async (bench: Bench): Promise<Figure[]> => {
  bench.progress('voting: writing members and launches')
  const dataDir = bench.folder('voting')
  const world = await fillVotes.run({ dataDir: join(dataDir, 'event-store'), members: MEMBERS, votes: 0, launchesADay: LAUNCHES })
  bench.progress('voting: starting')
  const product = await bench.startProduct(dataDir)
  const { url } = await bench.postgres()
  const { signingKeysFile, commandService, edge } = product.stack
  const plain = await bench.serve(plainInsertServer, { databaseUrl: url, signingKeysFile })

  const figures: Figure[] = []
  let taken = 0
  for (const { clients, members } of ROUNDS) {
    const who = `${clients} ${clients === 1 ? 'client' : 'clients'}`
    bench.progress(`voting: ${who}`)
    const { first, further } = await votesOf(world.memberIds.slice(taken, (taken += members)), world, {
      edgeUrl: edge.url,
      signingKeysFile,
    })
    const limit = await commandLoad.run({ url: plain.output, clients, warmUp: introductions(first), requests: further })
    const rate = await commandLoad.run({ url: commandService.url, clients, warmUp: first, requests: further })
    figures.push(...report(who, rate, limit))
  }
  await plain.stop()
  await product.stop()
  return figures
}

const report = (who: string, rate: CommandRate, limit: CommandRate): Figure[] => {
  const inserts = 'plain route, one insert'
  const latency = `p50 ${rate.p50.toFixed(1)} ms, p99 ${rate.p99.toFixed(1)} ms`
  return [
    {
      what: `votes over HTTP, ${who}`,
      value: rate.perSecond,
      unit: '/s',
      limit: { what: inserts, value: limit.perSecond },
      goal: { of: 'ratio', is: 'at least', value: 1 },
      note: latency,
    },
    ...(who === '1 client'
      ? [
          {
            what: 'a vote alone, p50',
            value: rate.p50,
            unit: 'ms',
            limit: { what: inserts, value: limit.p50 },
            goal: { of: 'ratio', is: 'at most', value: 1.5 },
          } satisfies Figure,
        ]
      : []),
  ]
}
