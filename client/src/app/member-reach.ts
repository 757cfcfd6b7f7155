import type { Reach } from '../lib/capabilities/define-capability.ts'

/** What goes on for members only may need, beside what every capability has. */
export interface MemberReach extends Reach {
  readonly now: () => number
  readonly window: Window
}
