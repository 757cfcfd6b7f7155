import { defineCapability } from '../../lib/capabilities/define-capability.ts'
import type { UpcomingState } from './upcoming/upcoming-slice.ts'

export const launches = defineCapability({ name: 'launches' })

/** What its pages bring. */
export interface LaunchesPages {
  readonly upcoming: UpcomingState
}
