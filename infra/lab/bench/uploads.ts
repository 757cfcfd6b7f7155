import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import sharp from 'sharp'
import type { Bench } from './bench-stack.ts'
import type { Figure } from './figure.ts'
import { memberTokens } from './member-tokens.ts'
import { percentile } from './percentile.ts'
import { memoryOfTree } from './process-memory.ts'
import { uploadLoad } from './upload-load.ts'

const UPLOADS = 5
const FLOODING = 6
const DRIBBLING = 6
const LOOK_MS = 300
/** This is longer than the service keeps its drawing processes. */
const IDLE_MS = 30_000
/** The other member may have to wait while one of two cores is busy with someone else’s picture. */
const MOST_TIMES = 4

/** Makes a picture with as much detail as a photograph. */
const photograph = async (width: number, height: number, quality: number) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const [across, down] = [Math.ceil(width / 6), Math.ceil(height / 6)]
  const drawn = await sharp({ create: { width: across, height: down, channels: 3, background: '#000', noise } })
    .resize(width, height)
    .jpeg({ quality })
    .toBuffer()
  return new Uint8Array(drawn)
}

/**
 * Measures one member’s pictures while others upload as many as they can, or only seem to. It also measures the service's memory at that
 * time and later.
 */
export const uploads = async (bench: Bench): Promise<Figure[]> => {
  const { stack, stop } = await bench.startProduct(bench.folder('uploads'))
  const issuer = { edgeUrl: stack.edge.url, signingKeysFile: stack.signingKeysFile }
  const membersOf = (count: number) =>
    memberTokens(
      Array.from({ length: count }, () => randomUUID()),
      issuer,
    )
  const [usual, large] = [await photograph(1_600, 1_000, 80), await photograph(6_000, 6_000, 40)]

  const measure = async (flooding: number, dribbling: number) => {
    const [other = ''] = await membersOf(1)
    const attackers = { flooding: await membersOf(flooding), dribbling: await membersOf(dribbling) }
    return uploadLoad.run({ url: stack.edge.url, other, usual, uploads: UPLOADS, large, ...attackers })
  }
  const memory = memoryOf(stack.commandService.pid)
  const beside = (what: string, load: Awaited<ReturnType<typeof measure>>, alone: number): Figure => ({
    what: `a member’s picture while ${what}, p90`,
    value: percentile(load.waits, 0.9),
    unit: 'ms',
    limit: { what: 'alone', value: alone },
    goal: { of: 'ratio', is: 'at most', value: MOST_TIMES },
    note: `the longest ${Math.max(...load.waits).toFixed(0)} ms; of theirs ${load.drawn} were drawn and ${load.refused} refused; ${load.lost} of this one’s were not taken`,
  })

  bench.progress('uploads: one member alone')
  const alone = percentile((await measure(0, 0)).waits, 0.9)
  await delay(IDLE_MS)
  const before = memory.now()
  bench.progress('uploads: one member floods')
  const one = await measure(1, 0)
  bench.progress(`uploads: ${FLOODING} members flood`)
  const several = await measure(FLOODING, 0)
  const most = memory.most()
  bench.progress(`uploads: pictures of ${DRIBBLING} members come a few bytes at a time`)
  const slow = await measure(0, DRIBBLING)
  bench.progress('uploads: idle')
  await delay(IDLE_MS)
  const after = memory.now()
  memory.stop()
  await stop()

  return [
    {
      what: 'a member’s picture alone, p90',
      value: alone,
      unit: 'ms',
      note: `${(usual.length / 1e6).toFixed(1)} MB; floods send ${(large.length / 1e6).toFixed(1)} MB of 36 megapixels`,
    },
    beside('another one floods', one, alone),
    beside(`${FLOODING} others flood`, several, alone),
    beside(`those of ${DRIBBLING} others dribble in`, slow, alone),
    ...(after === 0
      ? []
      : [
          { what: 'what takes the pictures, during the floods (RSS)', value: most, unit: 'MB', limit: { what: 'before', value: before } },
          {
            what: `the same, ${IDLE_MS / 1_000} s later`,
            value: after,
            unit: 'MB',
            limit: { what: 'before', value: before },
            goal: { of: 'ratio', is: 'at most', value: 1.15 } as const,
          },
        ]),
  ]
}

/** Measures the memory of the service with all its processes. It is zero if the system does not show it. */
const memoryOf = (pid = 0) => {
  const now = () => (memoryOfTree(pid) ?? []).reduce((sum, { rss }) => sum + rss, 0)
  let most = 0
  const looking = setInterval(() => (most = Math.max(most, now())), LOOK_MS)
  return { now, most: () => most, stop: () => clearInterval(looking) }
}
