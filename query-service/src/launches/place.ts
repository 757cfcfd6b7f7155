import type { LaunchStanding } from '../voting/launch-standings.ts'

/** Where a launch stands on a board, as its page shows it. */
export const placeOf = ({ start, rank, of, points, voters, behind, ahead }: LaunchStanding) => ({
  start,
  rank,
  of,
  points,
  voters,
  behind,
  ahead,
})
