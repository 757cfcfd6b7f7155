const FOLLOWED_PLACES = 3
const FOLLOWED_POINTS = 20

/** Where a launch stands on its day. Null: not shown to anyone yet, or not known here. */
interface Place {
  readonly rank: number | null
  readonly points: number | null
}

/** Search engines follow a link that a day's top three, or twenty points, have earned. While points are hidden nothing is earned, as links would show the leaders. */
export const hasEarnedLink = ({ rank, points }: Place): boolean =>
  points !== null && ((rank !== null && rank <= FOLLOWED_PLACES) || points >= FOLLOWED_POINTS)
