import type { AuditStep, AuditSteps } from '@debut/events/audits/audit-answers.ts'

type Standing = AuditSteps['boards'][number]['standings'][number]

export interface PlaceAtStep extends Standing {
  readonly rank: number
  /** How many places the step moved it up, or down where it is less than 0. */
  readonly climbed: number
}

/** The order of every board: points, then voters, then who was there first. */
const byStanding = (one: Standing, other: Standing): number =>
  other.points - one.points ||
  other.voters - one.voters ||
  one.lastPosition - other.lastPosition ||
  (one.launchId < other.launchId ? -1 : 1)

/** The board of the step's day as it was once the step was done, from where its page begins. */
export const boardAtStep = ({ boards, steps }: Pick<AuditSteps, 'boards' | 'steps'>, step: AuditStep): readonly PlaceAtStep[] => {
  const standings = new Map(boards.find(({ day }) => day === step.day)?.standings.map((standing) => [standing.launchId, standing]))
  const done = steps.filter(({ day, number }) => day === step.day && number <= step.number)
  for (const each of done.slice(0, -1)) for (const moved of [...each.moved, each]) standings.set(moved.launchId, moved)
  for (const moved of step.moved) standings.set(moved.launchId, moved)
  const before = ranksOf(standings)
  standings.set(step.launchId, step)
  return [...ranksOf(standings)].map(([launchId, rank]) => {
    const { points, voters, lastPosition } = standings.get(launchId) ?? step
    const was = before.get(launchId)
    return { launchId, points, voters, lastPosition, rank, climbed: was === undefined ? 0 : was - rank }
  })
}

const ranksOf = (standings: ReadonlyMap<string, Standing>): ReadonlyMap<Standing['launchId'], number> =>
  new Map([...standings.values()].toSorted(byStanding).map(({ launchId }, index) => [launchId, index + 1]))
