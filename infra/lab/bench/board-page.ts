import { startOfPeriod } from '@debut/events/kernel/periods.ts'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Bench } from './bench-stack.ts'
import { browserLoad } from './browser-load.ts'
import type { StackFile } from '@debut/stack/stack-file.ts'
import type { Figure } from './figure.ts'
import { fillVotes } from './fill-votes.ts'
import { getLoad } from './get-load.ts'
import { liveVoteLoad } from './live-vote-load.ts'
import { memberCookies } from './member-cookies.ts'
import { plainAnswerServer } from './plain-answer-server.ts'
import { votesOf } from './votes.ts'

const LAUNCHES = 50
const VOTES_A_SECOND = 20
const SECONDS = 12
const LONG_MS = 50
const COLD_CLIENTS = 8
const MEMBERS = 200
const CONNECTIONS = 32
const TURNS = 3

/** The page that most people see, in a real browser. */
export const boardPage = async (bench: Bench): Promise<Figure[]> => {
  bench.progress('page: a day of fifty launches')
  const dataDir = bench.folder('board-page')
  const world = await fillVotes.run({ dataDir: join(dataDir, 'event-store'), members: 400, votes: 0, launchesADay: LAUNCHES })
  const { stack, stop } = await bench.startProduct(dataDir)
  const page = `${stack.edge.url}/?start=${world.boardDate}`
  await untilShown(page)

  bench.progress('page: on slow 4G')
  const slow = await browserLoad.run({ url: page, throttled: true, watchedMs: 8_000 })

  bench.progress('page: cold')
  const cold = await coldRate(page)

  bench.progress('page: for members')
  const member = await memberRate(bench, stack, page, world.launchIds)

  bench.progress('page: alive')
  const issuer = { edgeUrl: stack.edge.url, signingKeysFile: stack.signingKeysFile }
  const { first } = await votesOf(world.memberIds, world, issuer)
  // What is voted for today counts in the year of yesterday's launches, not in their day.
  const watching = browserLoad.run({
    url: `${stack.edge.url}/yearly?start=${world.boardDate}`,
    throttled: false,
    watchedMs: SECONDS * 1_000,
  })
  await delay(5_000)
  const votes = liveVoteLoad.run({
    commandUrl: stack.commandService.url,
    queryUrl: stack.queryService.url,
    topic: `board:year:${startOfPeriod('year', world.boardDate)}`,
    votes: first.slice(0, VOTES_A_SECOND * SECONDS),
    perSecond: VOTES_A_SECOND,
  })
  const [{ longTasks, changes }] = await Promise.all([watching, votes])
  await stop()
  const longest = Math.max(0, ...longTasks)
  return [
    {
      what: 'home page, JavaScript before interaction, gzip',
      value: slow.scriptBytesGzip / 1_000,
      unit: 'kB',
      goal: { of: 'figure', is: 'at most', value: 140 },
    },
    {
      what: 'the same, largest paint on slow 4G, 4× CPU',
      value: slow.largestPaintMs,
      unit: 'ms',
      goal: { of: 'figure', is: 'at most', value: 1_500 },
    },
    { what: 'the same, layout shift', value: slow.layoutShift, unit: '', goal: { of: 'figure', is: 'at most', value: 0.05 } },
    {
      what: `${LAUNCHES} rows live, ${VOTES_A_SECOND} votes/s: longest task`,
      value: longest,
      unit: 'ms',
      goal: { of: 'figure', is: 'at most', value: LONG_MS },
      note: `${longTasks.length} tasks of more than ${LONG_MS} ms in ${SECONDS} s, while the page changed ${changes} times`,
    },
    {
      what: 'home page, drawn anew each time',
      value: cold,
      unit: '/s',
      goal: { of: 'figure', is: 'at least', value: 150 },
      note: `${LAUNCHES} rows, ${COLD_CLIENTS} clients`,
    },
    {
      what: `home page, ${MEMBERS} members`,
      value: member.rate,
      unit: '/s',
      limit: { what: 'the same for visitors, warm', value: member.visitors },
      goal: { of: 'ratio', is: 'at least', value: 0.15 },
      note: `${LAUNCHES} rows, ${CONNECTIONS} clients`,
    },
    {
      what: 'the same',
      value: member.rate,
      unit: '/s',
      limit: { what: `plain Fastify, the same ${(member.bytes / 1_000).toFixed(1)} kB`, value: member.plain },
      goal: { of: 'figure', is: 'at least', value: 1_000 },
    },
  ]
}

/** Visitors, members and plain Fastify in turns, so that all three meet the same moments of the machine. */
const memberRate = async (bench: Bench, stack: StackFile, page: string, launchIds: readonly string[]) => {
  const cookies = await memberCookies(stack, MEMBERS, launchIds)
  // Until they have all been idle for a moment, their pages are drawn for each of them alone.
  await delay(3_000)
  const own = await fetch(page, { headers: { cookie: cookies[0] ?? '', 'accept-encoding': 'identity' } })
  const body = await own.text()
  const plain = await bench.serve(plainAnswerServer, { body, type: own.headers.get('content-type') ?? '' })
  const load = { connections: CONNECTIONS, seconds: 2 }
  const sums = { rate: 0, visitors: 0, plain: 0 }
  for (let turn = 0; turn < TURNS; turn++) {
    sums.visitors += await getLoad.run({ url: page, ...load })
    sums.rate += await getLoad.run({ url: page, cookies, ...load })
    sums.plain += await getLoad.run({ url: plain.output, ...load })
  }
  await plain.stop()
  const { rate, visitors, plain: limit } = sums
  return { rate: rate / TURNS, visitors: visitors / TURNS, plain: limit / TURNS, bytes: Buffer.byteLength(body) }
}

const untilShown = async (page: string) => {
  const rows = async () => new Set((await (await fetch(`${page}&at=${performance.now()}`)).text()).match(/href="\/tool\/[^"]+"/g)).size
  while ((await rows()) < LAUNCHES) await delay(200)
}

const coldRate = async (page: string): Promise<number> => {
  const until = performance.now() + 4_000
  let drawn = 0
  await Promise.all(
    Array.from({ length: COLD_CLIENTS }, async (_, client) => {
      for (let round = 0; performance.now() < until; round++) {
        const response = await fetch(`${page}&client=${client}&round=${round}`)
        await response.arrayBuffer()
        drawn += 1
      }
    }),
  )
  return drawn / 4
}
