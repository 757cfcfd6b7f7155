// This is plain JavaScript, because it is read before anything is installed.
const HOUR = 3_600_000
const DAY = 24 * HOUR
const ZONE = 'America/Los_Angeles'

const format = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, dateStyle: 'short', timeStyle: 'short' })

/** Returns what clocks in Los Angeles show, as `2027-04-14T03:59`. */
export const wallTime = (millis) => format.format(millis).replace(' ', 'T')

/** Returns the first moment at which they show that. It is undefined for the hour that is skipped in spring. */
const momentOf = (wall) =>
  [7, 8].map((behind) => Date.parse(`${wall}:00Z`) + behind * HOUR).find((millis) => Number.isFinite(millis) && wallTime(millis) === wall)

const nextAt = (time, now) =>
  [0, 1, 2].map((days) => momentOf(`${wallTime(now + days * DAY).slice(0, 10)}T${time}`)).find((millis) => millis >= now)

/** Returns how many milliseconds a `--clock` is ahead of `now`, and throws if it is not valid. */
export const shiftOf = (clock, now) => {
  const [, days = '', hours = ''] = /^\+(?:(\d{1,4})d)?(?:(\d{1,3})h)?$/.exec(clock) ?? []
  if (days !== '' || hours !== '') return Number(days) * DAY + Number(hours) * HOUR
  const moment = /^\d\d:\d\d$/.test(clock) ? nextAt(clock, now) : /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(clock) ? momentOf(clock) : undefined
  if (moment === undefined)
    throw new Error(
      `--clock ${clock} is no time. Say a time of Los Angeles (03:59 or 2027-04-14T03:59), or how far ahead (+400d, +9h, +17d9h).`,
    )
  return moment - now
}

/** Takes `--clock` out of the arguments of a task. */
export const takeClock = (args) => {
  const rest = [...args]
  const at = rest.findIndex((arg) => arg === '--clock' || arg.startsWith('--clock='))
  if (at === -1) return { clock: undefined, rest }
  const [first, second] = rest.slice(at, at + 2).map((arg) => arg.replace(/^--clock=?/, ''))
  const isOneWord = first !== ''
  rest.splice(at, isOneWord ? 1 : 2)
  return { clock: isOneWord ? first : (second ?? ''), rest }
}
