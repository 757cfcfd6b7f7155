import { setTimeout as delay } from 'node:timers/promises'
import type { Random } from './random.ts'
import type { DemoPerson } from './people.ts'
import type { Voter } from './voter-by-http.ts'

export interface CrowdOptions {
  readonly people: readonly DemoPerson[]
  readonly signIn: (person: DemoPerson) => Voter
  readonly random: Random
  /** From one act to the next, at least and at most. */
  readonly pauseMs: readonly [number, number]
}

/** Whoever changes their mind does so about something else soon after. */
const CHANGES_MIND = 0.12
/** Where most have voted, it is not worth asking everybody. */
const ASKED = 6
/** Nobody answers, or nobody has votes left: the next look can wait. */
const REST_MS = 20_000

/** A few members who go on voting, each as they like and as long as they have votes left, so that the page lives. */
export const startCrowd = ({ people, signIn, random, pauseMs: [least, most] }: CrowdOptions): { close(): Promise<void> } => {
  const stopped = new AbortController()
  const { signal } = stopped

  const act = async (): Promise<'done' | 'nobody could'> => {
    for (let asked = 0; asked < ASKED; asked++) {
      const person = people[random.below(people.length)]
      if (person === undefined) return 'nobody could'
      const voter = signIn(person)
      const changed = random.chance(CHANGES_MIND) && (await voter.withdrawOne(signal))
      if (changed || (await voter.voteForOne(signal))) return 'done'
    }
    return 'nobody could'
  }

  const running = (async () => {
    let failures = 0
    while (!signal.aborted) {
      const outcome = await act().catch(() => 'nobody could' as const)
      failures = outcome === 'done' ? 0 : failures + 1
      const pause = failures === 0 ? least + random.next() * (most - least) : Math.min(REST_MS, least * 1.5 ** failures)
      await delay(pause, undefined, { signal, ref: false }).catch(() => undefined)
    }
  })()

  return {
    close: async () => {
      stopped.abort()
      await running
    },
  }
}
