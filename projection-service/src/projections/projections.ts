import { EventSkipped } from '@debut/events/kernel/event-skipped.ts'
import { projections as contract } from '@debut/events/projections/projections.ts'
import { projects } from '../kernel/projects.ts'

/** What is to be skipped is read by the kernel, before anything is projected. */
export const projections = projects(contract, [], { neverRead: [EventSkipped] })
