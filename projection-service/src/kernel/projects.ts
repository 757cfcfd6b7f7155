import type { Capability } from '@debut/events/kernel/define-capability.ts'
import type { EventForm } from '@debut/events/kernel/define-event.ts'
import type { AnyJob } from './jobs/job.ts'
import type { Projector } from './projector.ts'

/** What a capability brings to this service. */
export interface Projected {
  readonly contract: Capability
  readonly projectors: readonly Projector[]
  /** Long work that its events ask for. */
  readonly jobs: readonly AnyJob[]
  /** Events of it that no read model has a use for, beside the results and what is owned. */
  readonly neverRead: readonly EventForm[]
}

/** A capability's manifest in this service. */
export const projects = (
  contract: Capability,
  projectors: readonly Projector[],
  { neverRead = [], jobs = [] }: Partial<Pick<Projected, 'neverRead' | 'jobs'>> = {},
): Projected => ({ contract, projectors, jobs, neverRead })
