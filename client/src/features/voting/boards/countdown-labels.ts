const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`
const two = (count: number) => String(count).padStart(2, '0')

/** How long something still lasts: to the second for who looks, in minutes for who listens. */
export const countdownLabels = (rest: number): { readonly short: string; readonly spoken: string } => {
  const left = Math.max(0, rest)
  const days = Math.floor(left / DAY)
  const hours = Math.floor((left % DAY) / HOUR)
  const minutes = Math.floor((left % HOUR) / MINUTE)
  const seconds = Math.floor((left % MINUTE) / SECOND)
  if (days > 0) return { short: `${days} d ${hours} h`, spoken: `${counted(days, 'day')} ${counted(hours, 'hour')}` }
  const spoken = hours > 0 ? `${counted(hours, 'hour')} ${counted(minutes, 'minute')}` : counted(minutes, 'minute')
  return { short: `${hours > 0 ? `${hours} h ` : ''}${two(minutes)} min ${two(seconds)} s`, spoken }
}
