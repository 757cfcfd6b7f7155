/** Of a day, by lane. */
export const FREE_SLOTS = 10
export const PAID_SLOTS = 5
/** The first of a period are its winners. */
export const AWARDED_PLACES = 3
/** A tool may be launched again free of charge after so many days, and for a price after the fewer. */
export const FREE_RELAUNCH_DAYS = 180
export const PAID_RELAUNCH_DAYS = 30
/** The free waiting line is planned so far ahead. */
export const LINE_HORIZON_DAYS = 150
/** A fast-tracked launch has its day within so many. */
export const FAST_TRACK_DAYS = 14
