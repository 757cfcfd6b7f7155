import { defineRoute } from '../kernel/define-route.ts'
import { ModeratedQuery } from './launch-questions.ts'
import { ModeratedLaunches } from './moderation-answers.ts'

export const moderatedLaunchesRoute = /* @__PURE__ */ defineRoute('GET /api/moderation/launches', {
  who: 'admin',
  query: ModeratedQuery,
  answer: ModeratedLaunches,
})
