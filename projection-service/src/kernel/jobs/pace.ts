import { cpus } from 'node:os'

/** Work rests while less than this part of the machine is idle. */
const LEFT_FREE = 0.25
/** A rest is this many times as long as the work before it. */
const REST = 3
const LONGEST_REST_MS = 1_000
const MEASURE_MS = 500

/** Since the machine was started, summed over its processors. */
export interface CpuTimes {
  readonly idle: number
  readonly all: number
}

const timesNow = (): CpuTimes => {
  const times = cpus().map((cpu) => cpu.times)
  const sum = (of: (each: (typeof times)[number]) => number) => times.reduce((total, each) => total + of(each), 0)
  return { idle: sum(({ idle }) => idle), all: sum(({ user, nice, sys, idle, irq }) => user + nice + sys + idle + irq) }
}

/** Work that rests while the machine is busy: a low priority alone does not keep it from the stores that others wait for. */
export class Pace {
  readonly #times: () => CpuTimes
  #measured: CpuTimes
  #measuredAt: number
  #workingSince: number
  #isBusy = false

  constructor(now: number, times: () => CpuTimes = timesNow) {
    this.#times = times
    this.#measured = times()
    this.#measuredAt = this.#workingSince = now
  }

  /** How long to rest after the work since the last rest, by the performance clock. */
  restAt(now: number): number {
    if (now - this.#measuredAt >= MEASURE_MS) this.#measure(now)
    const rest = this.#isBusy ? Math.min((now - this.#workingSince) * REST, LONGEST_REST_MS) : 0
    this.#workingSince = now + rest
    return rest
  }

  #measure(now: number): void {
    const times = this.#times()
    const all = times.all - this.#measured.all
    this.#isBusy = all > 0 && (times.idle - this.#measured.idle) / all < LEFT_FREE
    this.#measured = times
    this.#measuredAt = now
  }
}
