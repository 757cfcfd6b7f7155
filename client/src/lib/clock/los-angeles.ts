import { parseInstant } from './instants.ts'

const HOUR = 3_600_000

/** Digits only: those both sides write alike, whatever their locale data. */
const clock = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
const losAngeles = clock('America/Los_Angeles')
const utc = clock('UTC')

const partsAt = (format: Intl.DateTimeFormat, instant: number) => {
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
  return { day: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`, time: `${part('hour')}:${part('minute')}` }
}

/** The day on which votes count, as `2026-11-21`. */
export const dayAt = (instant: number): string => partsAt(losAngeles, instant).day

/** What clocks in Los Angeles show, as `14:05`. */
export const timeAt = (instant: number): string => partsAt(losAngeles, instant).time

const midnightUtc = (day: string) => parseInstant(`${day}T00:00:00Z`)

export const isDay = (text: string): boolean => {
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(text) ? midnightUtc(text) : Number.NaN
  return !Number.isNaN(instant) && partsAt(utc, instant).day === text
}

export const addDays = (day: string, days: number): string => partsAt(utc, midnightUtc(day) + days * 24 * HOUR).day

/** 0 is Sunday. */
export const weekdayOf = (day: string): number => (((midnightUtc(day) / (24 * HOUR) + 4) % 7) + 7) % 7

/** Midnight there is seven or eight hours after that of Greenwich. */
export const startOfDay = (day: string): number => {
  const summer = midnightUtc(day) + 7 * HOUR
  return timeAt(summer) === '00:00' ? summer : summer + HOUR
}

const two = (count: number) => String(count).padStart(2, '0')

/** An instant to the minute as it is written there, for addresses that people may read. */
export const writtenAt = (instant: number): string => {
  const { day, time } = partsAt(losAngeles, instant)
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const behind = (Math.floor(instant / 60_000) * 60_000 - midnightUtc(day)) / HOUR - hours - minutes / 60
  return `${day}T${time}:00-${two(Math.round(behind))}:00`
}
