import { startOfPeriod } from '@debut/events/kernel/periods.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { percentile } from '../bench/percentile.ts'
import { checkBoardFollower, checkMembersFollower } from './check-follower.ts'
import { gather, isOf, join } from './crowd.ts'
import type { Fault, Round } from './fault.ts'
import { LiveFollower } from './live-follower.ts'
import { metricsOf } from './metrics-of.ts'

const SIZES = {
  short: { sockets: 200, stalled: 5, ms: 2_000, restMs: 500 },
  long: { sockets: 10_000, stalled: 50, ms: 60_000, restMs: 3_000 },
} as const
const WRITERS = 4
const SEEN_WITHIN_MS = 20_000
const HEALTHY_MS = 1_500
/** What may wait for each stalled socket, and some more for all. */
const GROWTH_BYTES = { each: 1.5 * 2 ** 20, more: 100 * 2 ** 20 }

const memoryOf = async (url: string): Promise<number> => (await metricsOf(url))['process_resident_memory_bytes'] ?? Number.NaN

/** How long each newcomer took to come over each socket that reads. */
const joinBefore = async (round: Round, crowd: readonly LiveFollower[], signal: AbortSignal) => {
  const { restMs } = SIZES[round.form]
  const tookMs: number[] = []
  while (!signal.aborted) {
    const isTheirs = isOf(await join(round))
    const answered = performance.now()
    const inTime = await Promise.all(
      crowd.map(async (follower) => {
        const saw = await follower.shows(isTheirs, SEEN_WITHIN_MS)
        tookMs.push(performance.now() - answered)
        return saw
      }),
    )
    round.findings.expect('live sockets that did not see a newcomer', 0, inTime.filter((saw) => !saw).length)
    // Each is a frame to everybody.
    await pause(restMs)
  }
  return tookMs
}

export const socketsStalled: Fault = {
  id: 'R16',
  title: 'many live sockets, of which some stay open and read nothing more',
  run: async (round) => {
    const { stack, findings, form } = round
    const { sockets, stalled, ms } = SIZES[form]
    const board = { period: 'year', start: startOfPeriod('year', stack.population.today) } as const
    const topic = `board:${board.period}:${board.start}`
    const crowd = await gather(sockets - stalled, () => new LiveFollower(stack.queryUrl, 'members'))
    const frozen = await gather(stalled, () => new LiveFollower(stack.queryUrl, topic))
    try {
      const before = await memoryOf(stack.queryUrl)
      for (const follower of frozen) follower.stall()
      const over = new AbortController()
      const load = round.load({ writers: WRITERS })
      const joining = joinBefore(round, crowd, over.signal)
      await pause(ms)
      over.abort()
      const tookMs = await joining
      await load.stop()
      const grown = (await memoryOf(stack.queryUrl)) - before

      const bound = GROWTH_BYTES.more + stalled * GROWTH_BYTES.each
      findings.require('bytes by which the query-service has grown', grown < bound, `less than ${bound}`, grown)
      const p99 = percentile(tookMs, 0.99)
      if (form === 'long') findings.require('the p99 of those that read', p99 < HEALTHY_MS, `${HEALTHY_MS} ms or less`, Math.round(p99))
      for (const follower of frozen) follower.resume()
      for (const follower of frozen) await checkBoardFollower(follower, board, stack, findings)
      const cut = frozen.filter(({ cuts }) => cuts > 0).length
      if (form === 'long') findings.expect('stalled sockets that were cut', stalled, cut)
      for (const follower of crowd.slice(0, 3)) await checkMembersFollower(follower, stack, findings)
      const mebibytes = Math.round(grown / 2 ** 20)
      findings.measure(`${sockets} sockets, p99 ${p99.toFixed(0)} ms, ${cut} of ${stalled} stalled ones cut, ${mebibytes} MiB more`)
    } finally {
      for (const follower of [...crowd, ...frozen]) follower.leave()
    }
  },
}
