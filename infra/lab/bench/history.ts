import { join } from 'node:path'
import { startOfPeriod } from '@debut/events/kernel/periods.ts'
import type { Bench } from './bench-stack.ts'
import { boardLatency } from './board-latency.ts'
import { commandLoad } from './command-load.ts'
import type { Figure } from './figure.ts'
import { fillVotes } from './fill-votes.ts'
import { rankingsLoad } from './rankings-load.ts'
import { untilReady } from './until-ready.ts'
import { votesOf } from './votes.ts'
import { copyVotesLoad } from './copy-votes-load.ts'

/** Ten and a hundred times the votes, members and tools of the first. */
const SIZES = [10_000, 100_000, 1_000_000]
const VOTES_EACH = 200
const LAUNCHES = 15
const VOTERS = 1_000
const CLIENTS = 32

/** What grows with history, and what must not. */
export const history = async (bench: Bench): Promise<Figure[]> => {
  const figures: Figure[] = []
  for (const votes of SIZES) {
    const size = votes.toLocaleString('en')
    bench.progress(`history: writing ${size} votes`)
    const dataDir = bench.folder(`history-${votes}`)
    const storeDir = join(dataDir, 'event-store')
    const members = Math.max(VOTERS, Math.ceil(votes / VOTES_EACH))
    const world = await fillVotes.run({ dataDir: storeDir, members, votes, launchesADay: LAUNCHES })

    bench.progress(`history: rebuilding ${size} votes`)
    const postgres = await bench.postgres()
    const eventStore = await bench.eventStore(storeDir)
    const { read, rebuild, seconds } = await rankingsLoad.run({ url: eventStore.url, databaseUrl: postgres.url, events: world.ranked })
    await eventStore.stop()
    const copied = await copyVotesLoad.run({ url: postgres.url, rows: Math.min(votes, 200_000) })
    figures.push(
      {
        what: `rebuild of the rankings, ${size} votes`,
        value: rebuild,
        unit: 'events/s',
        limit: { what: 'client reading alone', value: read },
        goal: { of: 'ratio', is: 'at least', value: 0.8 },
        note: `${seconds.toFixed(1)} s for ${world.ranked.toLocaleString('en')} events; COPY of the votes with the same indexes ${Math.round(copied).toLocaleString('en')} rows/s`,
      },
      ...(votes === 1_000_000
        ? [{ what: 'the same, in all', value: seconds, unit: 's', goal: { of: 'figure', is: 'at most', value: 45 } } satisfies Figure]
        : []),
    )

    bench.progress(`history: the product with ${size} votes`)
    const { stack, stop } = await bench.startProduct(dataDir)
    const caughtUp = await untilReady(stack.projectionService.url)
    const url = `${stack.queryService.url}/api/boards/year?start=${startOfPeriod('year', world.boardDate)}`
    const board = await boardLatency.run({ url })
    const requests = await votesOf(world.memberIds.slice(0, VOTERS), world, {
      edgeUrl: stack.edge.url,
      signingKeysFile: stack.signingKeysFile,
    })
    const cold = await commandLoad.run({ url: stack.commandService.url, clients: CLIENTS, warmUp: [], requests: requests.first })
    const warm = await commandLoad.run({ url: stack.commandService.url, clients: CLIENTS, warmUp: [], requests: requests.further })
    await stop()
    figures.push(
      {
        what: `a board read anew, ${size} votes, p50`,
        value: board.p50,
        unit: 'ms',
        note: `p99 ${board.p99.toFixed(1)} ms; all seven projections had caught up after ${caughtUp.toFixed(1)} s`,
      },
      {
        what: `votes over HTTP, ${CLIENTS} clients, ${size} votes`,
        value: warm.perSecond,
        unit: '/s',
        note: `first votes of voters whose stream is not in memory: ${Math.round(cold.perSecond)}/s`,
      },
    )
  }
  return figures
}
