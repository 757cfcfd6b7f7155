import type { Instant } from '@debut/events/kernel/instant.ts'
import { AuthError } from '../refusals/auth-error.ts'

const SECONDS: Readonly<Record<string, number>> = { h: 3_600, m: 60, s: 1 }
const DURATION = /^(\d{1,9}(\.\d{1,6})?[hms])+$/
const MOST_SECONDS = 100 * 366 * 24 * 3_600

/** Until when: `none` lifts it, and else it is as long as Go writes it, such as `24h` or `1h30m`. */
export const bannedUntil = (duration: string, at: Instant): Date | null => {
  if (duration === 'none') return null
  if (!DURATION.test(duration))
    throw new AuthError('validation_failed', `invalid format for ban duration: time: invalid duration "${duration}"`)
  const seconds = [...duration.matchAll(/([\d.]+)([hms])/g)].reduce(
    (sum, [, amount = '0', unit = 's']) => sum + Number(amount) * (SECONDS[unit] ?? 0),
    0,
  )
  return at.plus({ seconds: Math.min(seconds, MOST_SECONDS) }).toJSDate()
}
