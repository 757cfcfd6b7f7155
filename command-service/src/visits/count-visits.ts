import { defineProcess } from '../kernel/processes/define-process.ts'
import type { VisitCounter } from './visit-counter.ts'

const EVERY_MS = 1_000

interface Parts {
  readonly visits: VisitCounter
}

/** Each instance writes down the visits that it received. */
export const countVisits = defineProcess({
  name: 'count-visits',
  runs: 'everywhere',
  every: [{ ms: EVERY_MS, run: ({ visits }: Parts) => visits.write() }],
})
