import type { StackFile } from '@debut/stack/stack-file.ts'
import type { Bench } from './bench-stack.ts'
import type { Figure } from './figure.ts'
import type { TalkWorld } from './fill-talk.ts'
import { percentile } from './percentile.ts'
import { scrollLoad } from './scroll-load.ts'

const DRAWN = 120
const WARM_UP = 20
const PAGES = 4
/** As with other pages that are alive. */
const LONG_MS = 50

/** The page of a post with a hundred comments: drawn on the server, and scrolled in a browser. */
export const threadPage = async (bench: Bench, { edge }: StackFile, { postId, quietPostIds }: TalkWorld): Promise<Figure[]> => {
  bench.progress('discussion: drawing the page')
  const times = { thread: [] as number[], quiet: [] as number[] }
  for (let round = 0; round < DRAWN; round++) {
    times.thread.push(await drawn(`${edge.url}/posts/${postId}?round=${round}`))
    times.quiet.push(await drawn(`${edge.url}/posts/${quietPostIds[0]}?round=${round}`))
  }
  const [thread, quiet] = [times.thread.slice(WARM_UP), times.quiet.slice(WARM_UP)]

  bench.progress('discussion: scrolling')
  const scrolled = await scrollLoad.run({ url: `${edge.url}/posts/${postId}`, turns: PAGES })
  return [
    {
      what: 'the page of a post with 100 comments, drawn anew, p50',
      value: percentile(thread, 0.5),
      unit: 'ms',
      limit: { what: 'of one without', value: percentile(quiet, 0.5) },
      note: `p99 ${percentile(thread, 0.99).toFixed(1)} ms beside ${percentile(quiet, 0.99).toFixed(1)} ms, one at a time`,
    },
    {
      what: `the same in a browser, page ${PAGES + 1}, scrolled: longest frame`,
      value: scrolled.thread.longest,
      unit: 'ms',
      limit: { what: 'of its bare text', value: scrolled.plain.longest },
      note: 'medians of three rounds from the top to the end',
    },
    {
      what: `the same: frames over ${LONG_MS} ms`,
      value: scrolled.thread.long,
      unit: '%',
      goal: { of: 'figure', is: 'at most', value: 1 },
      note: `of its bare text ${scrolled.plain.long.toFixed(1)} %`,
    },
    {
      what: 'the same: longest task',
      value: scrolled.thread.longestTask,
      unit: 'ms',
      goal: { of: 'figure', is: 'at most', value: LONG_MS },
    },
  ]
}

/** Pages of other addresses are not kept. */
const drawn = async (url: string): Promise<number> => {
  const begun = performance.now()
  const response = await fetch(url)
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${url} was answered ${response.status}`)
  return performance.now() - begun
}
