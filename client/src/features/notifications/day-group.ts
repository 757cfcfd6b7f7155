import { addDays } from '@debut/events/kernel/days.ts'

/** Under which heading something of that day stands: the days of Los Angeles, as everywhere here. */
export const dayGroupOf = (day: string, today: string): 'Today' | 'Yesterday' | 'Earlier' => {
  if (day >= today) return 'Today'
  return day === addDays(today, -1) ? 'Yesterday' : 'Earlier'
}
