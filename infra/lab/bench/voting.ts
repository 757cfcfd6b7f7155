import { join } from 'node:path'
import { startOfPeriod } from '@debut/events/kernel/periods.ts'
import { DAILY_VOTE_LIMIT } from '@debut/events/voting/vote-numbers.ts'
import type { Bench } from './bench-stack.ts'
import { commandLoad, type CommandRate } from './command-load.ts'
import type { Figure } from './figure.ts'
import { fillVotes } from './fill-votes.ts'
import { getLoad } from './get-load.ts'
import { liveVoteLoad } from './live-vote-load.ts'
import { plainAnswerServer } from './plain-answer-server.ts'
import { plainInsertServer } from './plain-insert-server.ts'
import { cpuOf } from './process-cpu.ts'
import { introductions } from './registrations.ts'
import { votesOf } from './votes.ts'

/** How many clients, and how many members vote: at their first vote the service reads who they are, at the other two it knows. */
const ROUNDS = [
  { clients: 1, members: 300 },
  { clients: 32, members: 3_000 },
  { clients: 128, members: 3_000 },
]
const LIVE = { members: 1_000, perSecond: 200 }
const MEMBERS = ROUNDS.reduce((sum, { members }) => sum + members, LIVE.members)
const LAUNCHES = 15
const CONNECTIONS = 32
const SECONDS = 3

/** Votes over HTTP beside a route that checks the same tokens and does one durable insert; how soon others see them; boards. */
export const voting = async (bench: Bench): Promise<Figure[]> => {
  bench.progress('voting: writing members and launches')
  const dataDir = bench.folder('voting')
  const world = await fillVotes.run({ dataDir: join(dataDir, 'event-store'), members: MEMBERS, votes: 0, launchesADay: LAUNCHES })
  bench.progress('voting: starting')
  const { stack, stop } = await bench.startProduct(dataDir)
  const { url } = await bench.postgres()
  const { signingKeysFile, commandService, queryService, edge } = stack
  const plain = await bench.serve(plainInsertServer, { databaseUrl: url, signingKeysFile })
  const issuer = { edgeUrl: edge.url, signingKeysFile }

  const figures: Figure[] = []
  let taken = 0
  const next = (members: number) => votesOf(world.memberIds.slice(taken, (taken += members)), world, issuer)
  for (const { clients, members } of ROUNDS) {
    const who = `${clients} ${clients === 1 ? 'client' : 'clients'}`
    bench.progress(`voting: ${who}`)
    const { first, further } = await next(members)
    const limit = await commandLoad.run({ url: plain.output, clients, warmUp: introductions(first), requests: further })
    const firstCpu = cpuOf(stack)
    const firstRate = await commandLoad.run({ url: commandService.url, clients, warmUp: [], requests: first })
    figures.push(reportFirst(who, firstRate, limit, firstCpu(first.length)))
    const cpu = cpuOf(stack)
    const rate = await commandLoad.run({ url: commandService.url, clients, warmUp: [], requests: further })
    figures.push(...report(who, rate, limit, cpu(further.length)))
  }
  await plain.stop()

  bench.progress('voting: seen by others')
  const year = startOfPeriod('year', world.boardDate)
  const { first, further } = await next(LIVE.members)
  await commandLoad.run({ url: commandService.url, clients: CONNECTIONS, warmUp: [], requests: first })
  const { whole, after, refused } = await liveVoteLoad.run({
    commandUrl: commandService.url,
    queryUrl: queryService.url,
    topic: `board:year:${year}`,
    votes: further,
    perSecond: LIVE.perSecond,
  })
  const pace = `${LIVE.perSecond} votes/s`
  figures.push(
    {
      what: `accepted vote → another socket, ${pace}, p50`,
      value: after.p50,
      unit: 'ms',
      goal: { of: 'figure', is: 'at most', value: 15 },
      note: `from sending it: p50 ${whole.p50.toFixed(1)} ms, p99 ${whole.p99.toFixed(1)} ms; ${refused} refused`,
    },
    { what: `the same, p99`, value: after.p99, unit: 'ms', goal: { of: 'figure', is: 'at most', value: 60 } },
  )

  bench.progress('voting: boards')
  figures.push(await boardRate(bench, `${queryService.url}/api/boards/year?start=${year}`))
  await stop()
  return figures
}

const PLAIN = 'plain route, one insert'

const noteOf = ({ p50, p99 }: CommandRate, cpu: string) => `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms; CPU a vote: ${cpu}`

const reportFirst = (who: string, rate: CommandRate, limit: CommandRate, cpu: string): Figure => ({
  what: `each member’s first vote, ${who}`,
  value: rate.perSecond,
  unit: '/s',
  limit: { what: PLAIN, value: limit.perSecond },
  note: noteOf(rate, cpu),
})

const report = (who: string, rate: CommandRate, limit: CommandRate, cpu: string): Figure[] => {
  const alone = who === '1 client'
  return [
    {
      what: `votes over HTTP, ${who}`,
      value: rate.perSecond,
      unit: '/s',
      limit: { what: PLAIN, value: limit.perSecond },
      goal: { of: 'ratio', is: 'at least', value: 1 },
      note: noteOf(rate, cpu),
    },
    ...(alone
      ? [
          {
            what: 'a vote alone, p50',
            value: rate.p50,
            unit: 'ms',
            limit: { what: PLAIN, value: limit.p50 },
            goal: { of: 'ratio', is: 'at most', value: 1.5 },
          } satisfies Figure,
        ]
      : []),
  ]
}

const boardRate = async (bench: Bench, url: string): Promise<Figure> => {
  const response = await fetch(url)
  const body = await response.text()
  const plain = await bench.serve(plainAnswerServer, { body, type: response.headers.get('content-type') ?? '' })
  const load = { connections: CONNECTIONS, seconds: SECONDS }
  const limit = await getLoad.run({ url: plain.output, ...load })
  const value = await getLoad.run({ url, ...load })
  await plain.stop()
  return {
    what: 'GET /api/boards/year',
    value,
    unit: '/s',
    limit: { what: `plain Fastify, the same ${(Buffer.byteLength(body) / 1_000).toFixed(1)} kB`, value: limit },
    goal: { of: 'ratio', is: 'at least', value: 0.8 },
    note: `${LAUNCHES} launches, ${MEMBERS * DAILY_VOTE_LIMIT} votes, query-service alone`,
  }
}
