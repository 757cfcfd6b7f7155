import { SlotAssigned } from '@debut/events/launches/launch-day-events.ts'
import { launches as contract } from '@debut/events/launches/launches.ts'
import { projects } from '../kernel/projects.ts'

/** Folded with the tools and the votes that they are shown with. */
export const launches = projects(contract, [], { readByNobody: [SlotAssigned] })
