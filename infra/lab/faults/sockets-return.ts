import { retryDelay } from '@debut/client/lib/live/retry-delay.ts'
import { checkMembersFollower } from './check-follower.ts'
import { gather, isOf, join } from './crowd.ts'
import type { Fault } from './fault.ts'
import { seconds } from './findings.ts'
import { LiveFollower } from './live-follower.ts'

const SIZES = { short: { sockets: 300, newcomers: 5 }, long: { sockets: 10_000, newcomers: 50 } } as const
const BACK_WITHIN_MS = 30_000

export const socketsReturn: Fault = {
  id: 'R17',
  title: 'all live sockets lost at one moment, whose browsers return',
  run: async (round) => {
    const { stack, findings, form } = round
    const { sockets, newcomers } = SIZES[form]
    const crowd = await gather(sockets, () => new LiveFollower(stack.queryUrl, 'members', { again: retryDelay }))
    try {
      const joinSome = async () => {
        for (let number = 0; number < newcomers; number++) await join(round)
      }
      await joinSome()
      await stack.queryService.kill()
      await joinSome()
      const readyMs = await stack.queryService.start()
      const begun = performance.now()
      const isLast = isOf(await join(round))
      const backMs = await Promise.all(
        crowd.map(async (follower) => ((await follower.shows(isLast, BACK_WITHIN_MS)) ? performance.now() - begun : undefined)),
      )

      const back = backMs.filter((each) => each !== undefined)
      findings.expect('live sockets that did not return in time', 0, sockets - back.length)
      const missing = crowd.filter(({ seen }) => seen.length !== 2 * newcomers + 1)
      findings.expect('live sockets that missed a newcomer, or saw one twice', 0, missing.length)
      findings.expect('live sockets that had to begin anew', 0, crowd.filter(({ resets }) => resets > 0).length)
      const [first] = crowd
      if (first !== undefined) await checkMembersFollower(first, stack, findings)
      findings.measure(`${sockets} sockets back ${seconds(Math.max(...back))} after the service, which took ${seconds(readyMs)} to start`)
    } finally {
      for (const follower of crowd) follower.leave()
    }
  },
}
