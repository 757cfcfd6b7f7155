import type { Launch, LaunchWhy } from '@debut/events/launches/launch-answers.ts'
import type { Period } from '@debut/events/kernel/periods.ts'

/** How a launch stands on its boards. */
export type LaunchFacts = Launch
export type Place = Omit<NonNullable<Launch['standing'][Period]>, 'start'> & { readonly start: string }
/** The points after each step of its day. */
export type Curve = NonNullable<Launch['curve']>

/** What became of a launch's votes; shown to its makers only. */
export type Why = LaunchWhy
export type Tally = NonNullable<LaunchWhy['explained']>['votes'][number]
