import { startOfPeriod } from '@debut/events/kernel/periods.ts'
import { join } from 'node:path'
import type { Bench } from './bench-stack.ts'
import { commandLoad } from './command-load.ts'
import type { Figure } from './figure.ts'
import { fillTalk } from './fill-talk.ts'
import { fillVotes } from './fill-votes.ts'
import { liveVoteLoad } from './live-vote-load.ts'
import { percentile } from './percentile.ts'
import { talkCommands } from './talk-commands.ts'
import { talkLoad } from './talk-load.ts'
import { untilReady } from './until-ready.ts'
import { type Votes, votesBeside } from './votes-beside.ts'
import { votesOf } from './votes.ts'

const TURNS = 3
const SECONDS = 20
const VOTES_A_SECOND = 40
/** Ten thousand in a minute. */
const TEXTS_A_SECOND = 167
const VOTES = VOTES_A_SECOND * SECONDS
const TEXTS = TEXTS_A_SECOND * SECONDS
const VOTERS = VOTES * TURNS
const LAUNCHES = 15
const CLIENTS = 16
const TALK = { authors: 200, readers: 600, posts: 2, comments: 500 }

/** Votes with and without ten thousand likes and comments on one post within a minute, in turns, so that both meet the same moments of the machine. */
export const votesBesideTalk = async (bench: Bench): Promise<Figure[]> => {
  bench.progress('discussion: writing voters and a post')
  const dataDir = bench.folder('votes-beside-talk')
  const storeDir = join(dataDir, 'event-store')
  const world = await fillVotes.run({ dataDir: storeDir, members: VOTERS, votes: 0, launchesADay: LAUNCHES })
  const talk = await fillTalk.run({ dataDir: storeDir, ...TALK })
  const { stack, stop } = await bench.startProduct(dataDir)
  await untilReady(stack.projectionService.url)
  const issuer = { edgeUrl: stack.edge.url, signingKeysFile: stack.signingKeysFile }
  const urls = { commandUrl: stack.commandService.url, queryUrl: stack.queryService.url }

  bench.progress('discussion: first votes')
  const { first, further } = await votesOf(world.memberIds, world, issuer)
  await commandLoad.run({ url: stack.commandService.url, clients: CLIENTS, warmUp: [], requests: first })
  const commands = await talkCommands(talk, TEXTS * TURNS, issuer)

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
  const said: Talked[] = []
  for (let turn = 0; turn < TURNS; turn++) {
    bench.progress('discussion: votes alone')
    alone.push(await vote())
    bench.progress('discussion: votes beside likes and comments')
    const part = commands.slice(turn * TEXTS, (turn + 1) * TEXTS)
    const talking = talkLoad.run({ ...urls, topic: `thread:post:${talk.postId}`, commands: part, perSecond: TEXTS_A_SECOND })
    const [votes, talked] = await Promise.all([vote(), talking])
    beside.push(votes)
    said.push(talked)
  }
  await stop()

  return [
    ...votesBeside(`${TEXTS_A_SECOND} likes and comments/s on a post`, { alone, beside, note: `${VOTES_A_SECOND} votes/s sent` }),
    {
      what: 'the likes and comments themselves',
      value: median(said.map(({ perSecond }) => perSecond)),
      unit: '/s',
      goal: { of: 'figure', is: 'at least', value: TEXTS_A_SECOND * 0.9 },
      note: `p50 ${median(said.map((each) => each.p50)).toFixed(1)} ms, p99 ${median(said.map((each) => each.p99)).toFixed(1)} ms, ${sum(said)} refused; a reader of the post is sent ${median(said.map(({ framesASecond }) => framesASecond)).toFixed(0)} frames/s`,
    },
  ]
}

type Talked = Awaited<ReturnType<typeof talkLoad.run>>

const sum = (parts: readonly { readonly refused: number }[]) => parts.reduce((all, { refused }) => all + refused, 0)
const median = (values: readonly number[]) => percentile(values, 0.5)
