import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { startOf } from '@debut/events/kernel/calendar.ts'
import { addDays, Day } from '@debut/events/kernel/days.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { LaunchId } from '@debut/events/tools/launch-id.ts'
import { suspicionsOf } from '@debut/command-service/vote-review/detectors/suspicions.ts'
import type { ReviewSettings } from '@debut/command-service/vote-review/review-settings.ts'
import { VoteWindow } from '@debut/command-service/vote-review/vote-window.ts'
import { randomOf } from '@debut/demo/random.ts'
import { ulidAt } from '@debut/demo/ulid-at.ts'

setFlagsFromString('--expose-gc')
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the engine's own
const collect = runInNewContext('gc') as NodeJS.GCFunction

const MEMBERS = 100_000
const VOTES = 1_000_000
const DAYS = 90
const LAUNCHES_A_DAY = 15
const FIRST = Day.parse('2026-01-05')

/** A large site: what its window holds, and what a look at a launch costs. */
export const measureLines = (settings: ReviewSettings): string[] => {
  const random = randomOf('measure')
  const members = Array.from({ length: MEMBERS }, (_, index) =>
    MemberId.parse(`00000000-0000-4000-8000-${String(index).padStart(12, '0')}`),
  )
  const begun = startOf(FIRST).toSeconds()
  const launches = Array.from({ length: DAYS * LAUNCHES_A_DAY }, (_, index) => ({
    launchId: LaunchId.parse(ulidAt(begun * 1_000, random)),
    day: Math.floor(index / LAUNCHES_A_DAY),
  }))
  const before = memory()
  const window = new VoteWindow()
  const read = timed(() => {
    for (let index = 0; index < VOTES; index++) {
      const { launchId, day } =
        launches[Math.floor((index / VOTES) * DAYS) * LAUNCHES_A_DAY + random.below(LAUNCHES_A_DAY)] ?? launches[0] ?? fail()
      // Some come often.
      const memberId = members[Math.floor(random.next() ** 2 * MEMBERS)] ?? fail()
      const date = addDays(FIRST, day)
      window.cast({ memberId, number: index + 1, launchId, boardDate: date, countsOn: date }, begun + day * 86_400 + random.below(86_400))
    }
  })
  const held = memory() - before
  const looks = [...window.launches.values()].slice(-LAUNCHES_A_DAY).map((launch) => {
    window.lookAgain(launch)
    return timed(() => suspicionsOf(launch, window, settings))
  })
  const mean = looks.reduce((sum, ms) => sum + ms, 0) / looks.length
  return [
    `${VOTES.toLocaleString('en')} votes of ${window.voters.toLocaleString('en')} members for ${window.launches.size.toLocaleString('en')} launches`,
    `noted in ${(read / 1_000).toFixed(1)} s, ${((read * 1_000) / VOTES).toFixed(1)} µs each; they hold ${Math.round(held / 2 ** 20)} MB`,
    `a look at a launch with ${Math.round(VOTES / window.launches.size)} votes: ${mean.toFixed(0)} ms, at most ${Math.max(...looks).toFixed(0)} ms`,
  ]
}

const fail = (): never => {
  throw new Error('there is no member')
}

const memory = (): number => {
  collect()
  return process.memoryUsage().heapUsed
}

const timed = (work: () => unknown): number => {
  const from = performance.now()
  work()
  return performance.now() - from
}
