import type { StackFile } from '@debut/stack/stack-file.ts'
import { z } from 'zod'
import { askInTurns } from './ask-in-turns.ts'
import type { Bench } from './bench-stack.ts'
import type { Figure } from './figure.ts'
import type { TalkWorld } from './fill-talk.ts'
import { memberCommands } from './member-commands.ts'
import { type ReadTimes, threadLoad } from './thread-load.ts'

const MOST_MS = 50
const LIKES = 240
const CLIENTS = 8

const Pages = z.object({ pages: z.int() })

/** A thread of ten thousand comments: each part of it that readers ask for, anew after a like and as it is kept; any page, and with many readers. */
export const longThread = async (bench: Bench, stack: StackFile, world: TalkWorld): Promise<Figure[]> => {
  const { edge, commandService, queryService, signingKeysFile } = stack
  const { postId, quietPostIds, branchId, deepId, commentIds, replies } = world
  const comments = `/api/posts/${postId}/comments`
  const { pages } = Pages.parse(await (await fetch(`${queryService.url}${comments}`)).json())
  const size = commentIds.length.toLocaleString('en')

  bench.progress(`discussion: a thread of ${size} comments`)
  const likes = await memberCommands(
    world.readerIds.slice(0, LIKES).map((memberId, number) => {
      const commentId = commentIds[number * 7]
      return { memberId, type: 'LikeComment', payload: { commentId } }
    }),
    { edgeUrl: edge.url, signingKeysFile },
  )
  const times = await threadLoad.run({
    commandUrl: commandService.url,
    queryUrl: queryService.url,
    likes,
    awaited: `/api/posts/${quietPostIds[0]}`,
    paths: {
      'its first page, the best': `${comments}?sort=best`,
      'its first page, the newest': `${comments}?sort=newest`,
      'a page in the middle': `${comments}?sort=best&page=${Math.ceil(pages / 2)}`,
      [`a branch with ${replies} replies`]: `/api/comments/${branchId}/replies`,
      'the page of a comment at the last level': `/api/comments/${deepId}`,
    },
  })

  bench.progress('discussion: every page of it')
  const all = ['best', 'newest'].flatMap((sort) => Array.from({ length: pages }, (_, page) => `${comments}?sort=${sort}&page=${page + 1}`))
  const each = await askInTurns.run({ url: queryService.url, paths: all, clients: CLIENTS })
  const kept = await askInTurns.run({ url: queryService.url, paths: all, clients: CLIENTS })
  return [
    ...Object.entries(times).map(([what, read]) => readFigure(`${size} comments: ${what}, p99`, read)),
    {
      what: `${size} comments: all ${pages} pages in both orders, p99`,
      value: each.p99,
      unit: 'ms',
      limit: { what: 'the same, kept', value: kept.p99 },
      note: `p50 ${each.p50.toFixed(1)} ms beside ${kept.p50.toFixed(1)} ms, ${CLIENTS} clients, each answer made anew`,
    },
  ]
}

const readFigure = (what: string, { anew, warm }: ReadTimes): Figure => ({
  what,
  value: anew.p99,
  unit: 'ms',
  limit: { what: 'the same, kept', value: warm.p99 },
  goal: { of: 'figure', is: 'at most', value: MOST_MS },
  note: `p50 ${anew.p50.toFixed(1)} ms beside ${warm.p50.toFixed(1)} ms, made anew after each of ${LIKES} likes`,
})
