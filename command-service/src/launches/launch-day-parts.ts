import type { Day } from '@debut/events/kernel/days.ts'
import { endOf, startOf } from '@debut/events/kernel/calendar.ts'
import type { Clock } from '@debut/adapters/clock.ts'
import type { Handle } from '../kernel/handle.ts'
import type { Cause } from '../kernel/processes/cause.ts'
import type { LogParts } from './recount-from-log.ts'

export const NAME = 'launch-days'

export interface LaunchDayParts extends LogParts {
  readonly handle: Handle
  readonly seedSecret: string
  readonly clock: Clock
}

export const beginningOf = (day: Day): Cause => ({ of: `beginning of ${day}`, at: startOf(day) })
export const endingOf = (day: Day): Cause => ({ of: `end of ${day}`, at: endOf(day) })
