import type { Days } from '@debut/events/launches/day-answers.ts'

/** What was committed to when a day began, and what was revealed when it was over. */
export type PublishedDay = Days['days'][number]
