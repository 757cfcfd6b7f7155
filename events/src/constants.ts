/** The numbers of the rules, each in this place only. */
export const DAILY_VOTE_LIMIT = 3
/** A streak of at least so many days takes part in the day's lottery. */
export const LOTTERY_STREAK = 10
/** So long after a day has begun, the points of its launches are hidden. */
export const HIDDEN_HOURS = 4
/** The first of a period are its winners. */
export const AWARDED_PLACES = 3
export const FREE_SLOTS = 10
export const PAID_SLOTS = 5
/** What became of a command can be asked for so long. */
export const RESULT_DAYS = 30
