import type { Days } from '@debut/events/launches/day-answers.ts'

/** A day with the hash of its seed, published when it began, and the seed itself, published when it was over. */
export type PublishedDay = Days['days'][number]
