import { shownOn } from '../../../events/src/voting/streak.ts'
import { voteCast } from '../../../events/src/voting/vote-events.ts'

export const recount = [shownOn, voteCast]
