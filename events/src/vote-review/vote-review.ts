import { defineCapability } from '../kernel/define-capability.ts'

/** Detectors look at votes and hold what is out of line, until people have decided. What they hold is of `voting`. */
export const voteReview = defineCapability({ name: 'vote-review' })
