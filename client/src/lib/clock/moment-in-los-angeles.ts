import { dayAt, isDay, startMillis, timeAt } from '@debut/events/kernel/days.ts'

const MINUTE = 60_000
const WRITTEN = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})/

/** The instant of a day and a time as fields have them, by the clocks of Los Angeles. A time that is skipped there is the one that comes in its place; of one that comes twice it is the first. */
export const momentInLosAngeles = (written: string): number | undefined => {
  const [, day = '', hours = '', minutes = ''] = WRITTEN.exec(written) ?? []
  const wanted = Number(hours) * 60 + Number(minutes)
  if (!isDay(day) || Number(hours) > 23 || Number(minutes) > 59) return undefined
  const guess = startMillis(day) + wanted * MINUTE
  const [shownHours = 0, shownMinutes = 0] = timeAt(guess).split(':').map(Number)
  const shown = shownHours * 60 + shownMinutes + (dayAt(guess) > day ? 24 * 60 : 0)
  return guess + (wanted - shown) * MINUTE
}
