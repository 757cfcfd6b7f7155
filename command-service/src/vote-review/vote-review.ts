import { voteReview as contract } from '@debut/events/vote-review/vote-review.ts'
import { handles } from '../kernel/handled.ts'
import { evidenceRoutes } from './evidence-routes.ts'
import { holdSuspects } from './hold-suspects.ts'
import { keptReview } from './kept-review.ts'
import { writeOrigins } from './origins/write-origins.ts'

export const voteReview = handles(contract, {
  commands: {},
  routes: [evidenceRoutes],
  processes: [writeOrigins, holdSuspects],
  keeps: [keptReview],
})
