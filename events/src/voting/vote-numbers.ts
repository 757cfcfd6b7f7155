export const DAILY_VOTE_LIMIT = 3
/** Makers who left a tool within so many days before its launch may not have voted for it, should they join again. */
export const LEFT_WITHIN_DAYS = 30
/** A streak of at least so many days takes part in the day's lottery. */
export const LOTTERY_STREAK = 10
/** So long after a day has begun, the points of its launches are hidden. */
export const HIDDEN_HOURS = 4
/** So many of their newest votes come with a member's page: enough for what it shows. Who has given more is asked about by launch. */
export const OWN_PAGE_VOTES = 100
