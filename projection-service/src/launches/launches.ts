import { launches as contract } from '@debut/events/launches/launches.ts'
import { DaySought, PlaceTransferred } from '@debut/events/launches/line/line-events.ts'
import { projects } from '../kernel/projects.ts'
import { line } from './line-projector.ts'

/** Launches themselves are folded with the tools and the votes that they are shown with. */
export const launches = projects(contract, [line], { neverRead: [DaySought, PlaceTransferred] })
