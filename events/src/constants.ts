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
/** Members and tools that one member can follow. */
export const FOLLOWS_EACH = 5_000
/** What became of a command can be asked for so long. */
export const RESULT_DAYS = 30

/** So many of their newest votes come with a member's page: enough for what it shows. Who has given more is asked about by launch. */
export const OWN_PAGE_VOTES = 100

/** What is sold, in US cents. A premium spot is sold by the week, all else once. */
export const PRICES = {
  skip_line: 2999,
  fast_track: 1499,
  relaunch: 1500,
  for_sale: 999,
  newsletter_sponsoring: 14900,
  premium_spot: 9900,
  product_review: 14900,
} as const
/** A tool may be launched again free of charge after so many days, and for a price after the fewer. */
export const FREE_RELAUNCH_DAYS = 180
export const PAID_RELAUNCH_DAYS = 30
/** The free waiting line is planned so far ahead. */
export const LINE_HORIZON_DAYS = 150
/** A fast-tracked launch has its day within so many. */
export const FAST_TRACK_DAYS = 14
