import { HIDDEN_HOURS } from './vote-numbers.ts'
import type { Day } from '../kernel/days.ts'
import { startOf } from '../kernel/calendar.ts'
import type { Instant } from '../kernel/instant.ts'
import type { LaunchId } from '../tools/launch-id.ts'
import { sha256 } from '../kernel/merkle.ts'

/** When the points of a day's launches are shown. */
export const revealOf = (day: Day): Instant => startOf(day).plus({ hours: HIDDEN_HOURS })

/** The order that a day's launches have until then: it can’t be known before the day, and everybody can check it after. */
export const hiddenOrder = (seed: string, launches: readonly LaunchId[]): LaunchId[] => {
  const keyed = launches.map((launchId) => ({ launchId, key: sha256(`${seed}${launchId}`) }))
  return keyed.toSorted((one, other) => (one.key < other.key ? -1 : 1)).map(({ launchId }) => launchId)
}
