import type { Day } from '@debut/events/kernel/days.ts'
import { midnightOf } from './demo-days.ts'
import type { DemoPerson } from './people.ts'

const DAY = 86_400_000

/** Returns when a person registers, in milliseconds, in a world that was made on a given day. */
export const joinedAt = ({ joinedDaysAgo }: Pick<DemoPerson, 'joinedDaysAgo'>, today: Day): number =>
  Math.floor(midnightOf(today) - joinedDaysAgo * DAY)
