const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** "0.2 s", "8 s", "12 min", "3 h", "2 d". */
export const shortDuration = (milliseconds: number): string => {
  if (milliseconds < 10 * SECOND) return `${(Math.ceil(milliseconds / 100) / 10).toFixed(1)} s`
  if (milliseconds < 2 * MINUTE) return `${Math.round(milliseconds / SECOND)} s`
  if (milliseconds < 2 * HOUR) return `${Math.round(milliseconds / MINUTE)} min`
  return milliseconds < 48 * HOUR ? `${Math.round(milliseconds / HOUR)} h` : `${Math.round(milliseconds / HOUR / 24)} d`
}

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`

/** "1 second", "12 minutes", "3 hours". */
export const duration = (milliseconds: number): string => {
  if (milliseconds < 2 * MINUTE) return counted(Math.round(milliseconds / SECOND), 'second')
  if (milliseconds < 2 * HOUR) return counted(Math.round(milliseconds / MINUTE), 'minute')
  return milliseconds < 48 * HOUR ? counted(Math.round(milliseconds / HOUR), 'hour') : counted(Math.round(milliseconds / HOUR / 24), 'day')
}
