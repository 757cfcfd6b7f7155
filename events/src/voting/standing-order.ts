import type { LaunchId } from '../tools/launch-id.ts'

export interface Standing {
  readonly launchId: LaunchId
  readonly points: number
  /** Distinct members whose vote counts. */
  readonly voters: number
  /** The log position of the last vote that counts; 0 where none does. */
  readonly lastPosition: number
}

/** Rule v1. Total: two launches never tie. */
export const byStanding = (one: Standing, other: Standing): number =>
  other.points - one.points ||
  other.voters - one.voters ||
  one.lastPosition - other.lastPosition ||
  (one.launchId < other.launchId ? -1 : one.launchId > other.launchId ? 1 : 0)
