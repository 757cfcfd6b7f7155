import { setTimeout as delay } from 'node:timers/promises'
import type { Day } from '@debut/events/kernel/days.ts'
import { dayAt } from './demo-days.ts'

/** Something that is to be done at its time; more may follow of it. */
export interface Act {
  readonly at: number
  run(signal: AbortSignal): Promise<readonly Act[]>
}

export interface CrowdOptions {
  readonly clock: () => number
  /** What is to be done on a day, from a moment on. */
  readonly actsOn: (day: Day, from: number) => readonly Act[]
  /** The clock is looked at so often: it runs on while a machine sleeps. */
  readonly lookMs?: number
}

const LOOK_MS = 20_000
/** What is so late already is skipped: else a day's votes would all be cast at once. */
const TOO_LATE_MS = 300_000

/** Does each thing at its time, day for day. */
export const startCrowd = ({ clock, actsOn, lookMs = LOOK_MS }: CrowdOptions): { close(): Promise<void> } => {
  const stopped = new AbortController()
  const { signal } = stopped
  let waiting: Act[] = []
  let planned: Day | undefined

  const add = (acts: readonly Act[]) => {
    waiting = [...waiting, ...acts].toSorted((one, other) => one.at - other.at)
  }

  const doWhatIsDue = async (): Promise<void> => {
    while (!signal.aborted) {
      const [next] = waiting
      if (next === undefined || next.at > clock()) return
      waiting.shift()
      // Where the service does not answer, it is skipped.
      if (clock() - next.at < TOO_LATE_MS) add(await next.run(signal).catch(() => []))
    }
  }

  const running = (async () => {
    while (!signal.aborted) {
      const now = clock()
      const today = dayAt(now)
      if (planned !== today) add(actsOn(today, now))
      planned = today
      await doWhatIsDue()
      const pause = Math.max(0, Math.min(lookMs, (waiting[0]?.at ?? Infinity) - clock()))
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
