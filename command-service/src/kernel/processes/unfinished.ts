import type { Recorded } from '@debut/events/kernel/envelope.ts'
import type { LogPosition } from '@debut/events/kernel/ids.ts'
import type { Instant } from '@debut/events/kernel/instant.ts'

/** The log is not read on while so many wait. */
const MOST = 10_000
const PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 60_000

/** Pauses grow with each try that came to nothing. */
export const pauseAfter = (tries: number, longest = LONGEST_PAUSE_MS): number => Math.min(longest, PAUSE_MS * 2 ** Math.min(tries - 1, 10))

export interface Task {
  readonly event: Recorded<unknown>
  /** Where the log was read to when it came. */
  readonly before: LogPosition
  readonly tries: number
  readonly notBefore: Instant | undefined
  /** On the performance clock. */
  readonly tryAt: number
}

/** Events that a process has read and is not done with, in the order of the log. */
export class Unfinished {
  readonly #tasks = new Map<LogPosition, Task>()
  readonly #failing = new Set<LogPosition>()

  /** An instance that reads from there on sees all of them again. */
  get before(): LogPosition | undefined {
    const [oldest] = this.#tasks.values()
    return oldest?.before
  }

  get isFull(): boolean {
    return this.#tasks.size >= MOST
  }

  /** Those that came to nothing so far. */
  get failing(): number {
    return this.#failing.size
  }

  add(event: Recorded<unknown>, before: LogPosition): Task {
    const task = { event, before, tries: 0, notBefore: undefined, tryAt: 0 }
    this.#tasks.set(event.position, task)
    return task
  }

  done({ event }: Task): void {
    this.#tasks.delete(event.position)
    this.#failing.delete(event.position)
  }

  putOff(task: Task, notBefore: Instant): void {
    this.#tasks.set(task.event.position, { ...task, tries: 0, notBefore })
    this.#failing.delete(task.event.position)
  }

  failed(task: Task): void {
    const tries = task.tries + 1
    this.#failing.add(task.event.position)
    this.#tasks.set(task.event.position, { ...task, tries, tryAt: performance.now() + pauseAfter(tries) })
  }

  due(now: Instant): Task[] {
    return [...this.#tasks.values()].filter(
      ({ notBefore, tryAt }) => tryAt <= performance.now() && (notBefore === undefined || notBefore <= now),
    )
  }
}
