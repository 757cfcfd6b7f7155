import { voteCast } from '../../../events/src/voting/vote-events.ts'

export const viewer = voteCast
