import type { Boundaries } from '../../lib/boundaries/boundaries.ts'

interface Written {
  readonly memberId: string
  readonly position: number
}

/** How many of these were written after that place in the log by members whom the reader blocked or muted. */
export const unwantedSince = (
  newest: readonly Written[],
  position: number,
  { blocked, muted }: Pick<Boundaries, 'blocked' | 'muted'>,
): number => newest.filter((each) => each.position > position && (blocked.has(each.memberId) || muted.has(each.memberId))).length
