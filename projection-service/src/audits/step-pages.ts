import { STEPS_ON_PAGE } from '@debut/events/audits/audit-answers.ts'
import type { Day } from '@debut/events/kernel/days.ts'
import type { LaunchId } from '@debut/events/tools/launch-id.ts'
import type { Standing, VoteStep, VoteSteps } from './vote-steps.ts'

interface PagedStep {
  readonly step: VoteStep
  /** Launches of the step's board that changed since the step before it, in steps that are not listed here. */
  readonly moved: readonly Standing[]
}

/** Collects steps in pages, each with its boards as they were before it. */
export class StepPages {
  readonly steps: PagedStep[] = []
  readonly boards: Map<Day, Standing[]>[] = []
  readonly #walk: VoteSteps
  /** Only the boards of these days are kept. */
  readonly #days: ReadonlySet<Day>
  readonly #moved = new Map<Day, Map<LaunchId, Standing>>()

  constructor(walk: VoteSteps, days: ReadonlySet<Day>) {
    this.#walk = walk
    this.#days = days
  }

  /** This is called before the walk takes a step that is listed here. */
  begin(day: Day): void {
    if (this.steps.length % STEPS_ON_PAGE === 0) this.boards.push(new Map())
    const page = this.boards.at(-1)
    if (page === undefined || !this.#days.has(day) || page.has(day)) return
    page.set(day, this.#walk.board(day))
    this.#moved.delete(day)
  }

  add(step: VoteStep): void {
    const day = step.event.event.data.boardDate
    this.steps.push({ step, moved: [...(this.#moved.get(day)?.values() ?? [])] })
    this.#moved.delete(day)
  }

  /** This is called for a step that is not listed here but changed a board that is. */
  pass({ launchId, points, voters, lastPosition, event }: VoteStep): void {
    const day = event.event.data.boardDate
    if (!this.#days.has(day)) return
    const moved = this.#moved.get(day) ?? new Map<LaunchId, Standing>()
    this.#moved.set(day, moved.set(launchId, { launchId, points, voters, lastPosition }))
  }
}
