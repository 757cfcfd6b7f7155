import type { Capability } from '@debut/events/kernel/define-capability.ts'
import type { Handled, Handles } from './kernel/handled.ts'
import type { Parts } from './parts.ts'

/** A capability's manifest in this service. */
export const handles = <const Contract extends Capability>(contract: Contract, side: Handles<Contract, Parts>): Handled<Parts> => ({
  contract,
  ...side,
})
