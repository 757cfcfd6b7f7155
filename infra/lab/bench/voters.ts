import { join } from 'node:path'
import { DAILY_VOTE_LIMIT } from '@debut/events/voting/vote-numbers.ts'
import type { Bench } from './bench-stack.ts'
import type { HttpRequest } from './command-bytes.ts'
import { commandLoad } from './command-load.ts'
import type { Figure } from './figure.ts'
import { fillVotes } from './fill-votes.ts'
import { untilReady } from './until-ready.ts'
import { votesOf } from './votes.ts'

const DAYS = 3_650
const VETERANS = 20
const NEWCOMERS = 3_020
/** Before anything is counted, so that the code is warm and only the voters are cold. */
const WARM_UP = 3_000

/** What a voter's past costs: ten years of three votes a day beside nothing, one vote at a time. */
export const voters = async (bench: Bench): Promise<Figure[]> => {
  bench.progress(`voters: writing ten years of ${VETERANS} members`)
  const dataDir = bench.folder('voters')
  const world = await fillVotes.run({
    dataDir: join(dataDir, 'event-store'),
    members: VETERANS,
    newcomers: NEWCOMERS,
    votes: VETERANS * DAYS * DAILY_VOTE_LIMIT,
    launchesADay: 4,
    oneDay: true,
  })

  const inAProcess = async <Result>(
    work: (vote: (members: readonly string[], nth: number) => Promise<number>) => Promise<Result>,
  ): Promise<Result> => {
    const { stack, stop } = await bench.startProduct(dataDir)
    await untilReady(stack.projectionService.url)
    const issuer = { edgeUrl: stack.edge.url, signingKeysFile: stack.signingKeysFile }
    const vote = async (members: readonly string[], nth: number) => {
      const { first, further } = await votesOf(members, world, issuer)
      const requests: readonly HttpRequest[] = nth === 0 ? first : further.slice((nth - 1) * members.length, nth * members.length)
      return (await commandLoad.run({ url: stack.commandService.url, clients: 1, warmUp: [], requests })).p50
    }
    const result = await work(vote)
    await stop()
    return result
  }

  bench.progress('voters: their first votes, from the whole log')
  const whole = await inAProcess((vote) => vote(world.memberIds, 0))
  bench.progress('voters: a process with empty memory')
  const [newcomer, veteran, known, again] = await inAProcess(async (vote) => {
    const [warmUp, measured] = [world.newcomerIds.slice(0, WARM_UP), world.newcomerIds.slice(WARM_UP)]
    await vote(warmUp, 0)
    return [await vote(measured, 0), await vote(world.memberIds, 1), await vote(measured, 1), await vote(world.memberIds, 2)]
  })
  return [
    {
      what: 'a ten-year voter’s next vote, not in memory, p50',
      value: veteran,
      unit: 'ms',
      limit: { what: 'a newcomer’s first vote', value: newcomer },
      note: `without a snapshot, once: ${whole.toFixed(0)} ms`,
    },
    {
      what: 'a ten-year voter’s next vote, in memory, p50',
      value: again,
      unit: 'ms',
      limit: { what: 'a newcomer’s second vote', value: known },
    },
  ]
}
