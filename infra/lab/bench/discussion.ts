import { join } from 'node:path'
import type { Bench } from './bench-stack.ts'
import type { Figure } from './figure.ts'
import { fillTalk } from './fill-talk.ts'
import { fillTools } from './fill-tools.ts'
import { longThread } from './long-thread.ts'
import { searchEverything } from './search-everything.ts'
import { threadPage } from './thread-page.ts'
import { untilReady } from './until-ready.ts'
import { votesBesideTalk } from './votes-beside-talk.ts'

const TOOLS = 1_000
const TALK = { authors: 400, readers: 800, posts: 1_000, comments: 10_000 }

/** What members write for each other: a long thread, a search for everything, and votes while a post is talked about. */
export const discussion = async (bench: Bench): Promise<Figure[]> => {
  bench.progress('discussion: writing posts and a thread')
  const dataDir = bench.folder('discussion')
  const storeDir = join(dataDir, 'event-store')
  await fillTools.run({ dataDir: storeDir, tools: TOOLS })
  const world = await fillTalk.run({ dataDir: storeDir, ...TALK })
  const { stack, stop } = await bench.startProduct(dataDir)
  await untilReady(stack.projectionService.url)
  const figures = [
    ...(await longThread(bench, stack, world)),
    ...(await threadPage(bench, stack, world)),
    ...(await searchEverything(bench, { url: stack.queryService.url, tools: TOOLS, world })),
  ]
  await stop()
  return [...figures, ...(await votesBesideTalk(bench))]
}
