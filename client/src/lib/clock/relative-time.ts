import { dateLabel } from './day-labels.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Spelt by hand rather than by Intl: the server's and the browser's locale data differ, and hydration compares every character. */
export const relativeTime = (iso: string, at: number, now: number): string => {
  const age = now - at
  if (age < MINUTE) return 'just now'
  if (age < HOUR) return `${Math.floor(age / MINUTE)} min ago`
  if (age < DAY) return `${Math.floor(age / HOUR)} h ago`
  if (age < 7 * DAY) return `${Math.floor(age / DAY)} d ago`
  return dateLabel(iso)
}
