import type { Metrics } from '@debut/adapters/metrics.ts'
import { type Detector, detectors } from './detectors/suspicion.ts'

export interface HeldVotes {
  count(detector: Detector): void
}

/** For operators: how many votes this instance held. */
export const countHeldVotes = (metrics: Metrics): HeldVotes => {
  const held = metrics.counter('review_held_votes_total', 'Votes that detectors held', ['detector'])
  for (const detector of detectors) held.inc({ detector }, 0)
  return { count: (detector) => held.inc({ detector }) }
}
