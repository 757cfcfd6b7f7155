import { voteCast } from '../voting/vote-events.ts'

export const id = voteCast
