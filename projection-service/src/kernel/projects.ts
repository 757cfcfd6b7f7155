import type { Capability } from '@debut/events/kernel/define-capability.ts'
import type { Projector } from './projector.ts'

/** What a capability brings to this service. */
export interface Projected {
  readonly contract: Capability
  readonly projectors: readonly Projector[]
}

/** A capability's manifest in this service. */
export const projects = (contract: Capability, projectors: readonly Projector[]): Projected => ({ contract, projectors })
