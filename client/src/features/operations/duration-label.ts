const MINUTE = 60
const HOUR = 60 * MINUTE

/** "8 s", "3 min", "9 h 14 min", of seconds. */
export const durationLabel = (seconds: number): string => {
  if (seconds < MINUTE) return `${Math.round(seconds)} s`
  if (seconds < HOUR) return `${Math.floor(seconds / MINUTE)} min`
  const minutes = Math.floor((seconds % HOUR) / MINUTE)
  return `${Math.floor(seconds / HOUR)} h${minutes === 0 ? '' : ` ${minutes} min`}`
}
