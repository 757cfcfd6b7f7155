import { join } from 'node:path'
import { DAILY_VOTE_LIMIT } from '@debut/events/voting/vote-numbers.ts'
import { addDays } from '@debut/events/kernel/days.ts'
import { startOfPeriod } from '@debut/events/kernel/periods.ts'
import type { Bench } from './bench-stack.ts'
import { commandLoad } from './command-load.ts'
import type { Figure } from './figure.ts'
import { fillVotes } from './fill-votes.ts'
import { liveVoteLoad } from './live-vote-load.ts'
import { longWork } from './long-work.ts'
import { untilReady } from './until-ready.ts'
import { type Votes, votesBeside } from './votes-beside.ts'
import { votesOf } from './votes.ts'

const HISTORY = 1_000_000
/** With fewer members the history would need larger boards, and their size is not what is measured. */
const MEMBERS = 60_000
const TURNS = 2
const SECONDS = 15
const VOTES_A_SECOND = 200
const VOTES = VOTES_A_SECOND * SECONDS
/** Each has two further votes in a day. */
const VOTERS = VOTES * TURNS
const DAYS_OF_HISTORY = Math.ceil(HISTORY / (MEMBERS * DAILY_VOTE_LIMIT))

/** Votes while an admin replays a million of them and an analyst rebuilds the rankings, and without, in turns. */
export const consoles = async (bench: Bench): Promise<Figure[]> => {
  bench.progress('consoles: writing a million votes')
  const dataDir = bench.folder('consoles')
  const world = await fillVotes.run({
    dataDir: join(dataDir, 'event-store'),
    members: MEMBERS,
    votes: HISTORY,
    launchesADay: 15,
    oneDay: true,
  })
  const { stack, stop } = await bench.startProduct(dataDir)
  bench.progress('consoles: projecting them')
  await untilReady(stack.projectionService.url)
  const issuer = { edgeUrl: stack.edge.url, signingKeysFile: stack.signingKeysFile }
  const urls = { commandUrl: stack.commandService.url, queryUrl: stack.queryService.url }

  bench.progress('consoles: first votes')
  const { first, further } = await votesOf(world.memberIds.slice(0, VOTERS), world, issuer)
  await commandLoad.run({ url: stack.commandService.url, clients: 16, warmUp: [], requests: first })
  const work = await longWork(stack, { from: addDays(world.boardDate, -DAYS_OF_HISTORY), to: world.boardDate })

  let voted = 0
  const vote = () =>
    liveVoteLoad.run({
      ...urls,
      topic: `board:year:${startOfPeriod('year', world.boardDate)}`,
      votes: further.slice(voted, (voted += VOTES)),
      perSecond: VOTES_A_SECOND,
    })
  const alone: Votes[] = []
  const beside: Votes[] = []
  const done: { readonly audited: number; readonly rebuilt: number; readonly goesOn: number }[] = []
  for (let turn = 0; turn < TURNS; turn++) {
    bench.progress('consoles: votes alone')
    alone.push(await vote())
    bench.progress('consoles: votes beside an audit and a rebuild')
    const { soFar, stop: stopWork } = await work.begin()
    beside.push(await vote())
    done.push(await soFar())
    await stopWork()
  }
  await stop()

  const mean = (of: (each: (typeof done)[number]) => number) => done.reduce((sum, each) => sum + of(each), 0) / done.length
  const read = [mean(({ audited }) => audited), mean(({ rebuilt }) => rebuilt)].map((events) => Math.round(events).toLocaleString('en'))
  return votesBeside('an audit of a million votes and a rebuild', {
    alone,
    beside,
    note: `${VOTES_A_SECOND} votes/s sent; ${mean(({ goesOn }) => goesOn).toFixed(1)} of the two went on to the end of the ${SECONDS} s, in which they read ${read.join(' and ')} events`,
  })
}
