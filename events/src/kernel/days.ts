import * as z from 'zod/mini'

/**
 * Days as the calendar of Los Angeles has them, for servers and browsers alike: over `Intl`, as luxon weighs more than a page may.
 * Days that are taken may be plain text, so that addresses and answers need no conversion; days that are given are days.
 */
const ZONE = 'America/Los_Angeles'
const HOUR = 3_600_000
const DAY_MS = 24 * HOUR

export const Day = z.iso.date().brand<'Day'>()
export type Day = z.infer<typeof Day>

/** Digits only: those are the same whatever locale data there is. */
const digits = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const
const losAngeles = new Intl.DateTimeFormat('en-US', { timeZone: ZONE, hourCycle: 'h23', ...digits })

const clockAt = (millis: number) => {
  const parts = new Map(losAngeles.formatToParts(millis).map(({ type, value }) => [type, value]))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
  return { day: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}` as Day, time: `${part('hour')}:${part('minute')}` }
}

// oxlint-disable-next-line no-restricted-globals -- a day of the calendar has no zone
const midnightUtc = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** The next instant that is a midnight there is asked for nearly always on the same day. */
let asked: { readonly day: Day; readonly from: number; readonly to: number } | undefined

/** The day on which something counts, from milliseconds since the epoch. */
export const dayAt = (millis: number): Day => {
  if (asked === undefined || millis < asked.from || millis >= asked.to) {
    const { day } = clockAt(millis)
    asked = { day, from: startMillis(day), to: startMillis(addDays(day, 1)) }
  }
  return asked.day
}

/** What clocks in Los Angeles show, as `14:05`. */
export const timeAt = (millis: number): string => clockAt(millis).time

/** The first instant of a day: midnight there is seven or eight hours after that of Greenwich. */
export const startMillis = (day: string): number => {
  const summer = midnightUtc(day) + 7 * HOUR
  return timeAt(summer) === '00:00' ? summer : summer + HOUR
}

// oxlint-disable-next-line no-restricted-globals -- see above
export const addDays = (day: string, days: number): Day => new Date(midnightUtc(day) + days * DAY_MS).toISOString().slice(0, 10) as Day

/** Both of them included. */
export const daysFrom = (first: Day, last: Day): Day[] => {
  const days: Day[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day)
  return days
}

/** 1 is Monday, and 7 is Sunday. */
export const weekdayOf = (day: string): number => ((((midnightUtc(day) / DAY_MS + 3) % 7) + 7) % 7) + 1

export const isDay = (text: string): text is Day => Day.safeParse(text).success
