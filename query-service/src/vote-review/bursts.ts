import type { LogPosition } from '@debut/events/kernel/ids.ts'
import { isoAt, STEP_MS } from './reviewed-votes.ts'

/** Counts votes in five minutes, for one launch and for the others of its day. */
export interface Pace {
  readonly step: number
  readonly own: number
  readonly others: number
}

interface Vote {
  readonly position: LogPosition
  readonly cast_at: Date
}

interface Burst {
  readonly from: string
  readonly to: string
  /** The number of votes that its share of the day suggests. */
  readonly usual: number
  readonly positions: LogPosition[]
}

const STEPS_A_DAY = 86_400_000 / STEP_MS
const LEAST_VOTES = 6
const TIMES_USUAL = 4

/** Finds times at which a launch got at least six votes in five minutes, and four times as many as the pace of the others suggests. */
export const burstsIn = (pace: readonly Pace[], votes: readonly Vote[]): Burst[] => {
  const sum = (of: (each: Pace) => number) => pace.reduce((total, each) => total + of(each), 0)
  const [own, others] = [sum((each) => each.own), sum((each) => each.others)]
  // A step without votes doesn't mean that votes are impossible, so each counts as if it had one vote more.
  const usualOf = (each: Pace) => (own * (each.others + 1)) / (others + STEPS_A_DAY)
  const high = pace.filter((each) => each.own >= LEAST_VOTES && each.own >= TIMES_USUAL * usualOf(each))
  const groups: Pace[][] = []
  for (const each of high.toSorted((one, other) => one.step - other.step)) {
    const last = groups.at(-1)
    if (last?.at(-1)?.step === each.step - 1) last.push(each)
    else groups.push([each])
  }
  return groups.map((group) => {
    const [from, to] = [(group[0]?.step ?? 0) * STEP_MS, ((group.at(-1)?.step ?? 0) + 1) * STEP_MS]
    return {
      from: isoAt(from),
      to: isoAt(to),
      usual: Math.round(group.reduce((total, each) => total + usualOf(each), 0)),
      positions: votes.filter(({ cast_at }) => cast_at.getTime() >= from && cast_at.getTime() < to).map(({ position }) => position),
    }
  })
}
