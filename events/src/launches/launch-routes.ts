import { defineRoute } from '../kernel/define-route.ts'
import { Launch, LaunchWhy } from './launch-answers.ts'
import { LaunchParams, WhyQuery } from './launch-questions.ts'

export const launchRoute = /* @__PURE__ */ defineRoute('GET /api/launches/:launchId', {
  who: 'everybody',
  params: LaunchParams,
  answer: Launch,
})
export const launchWhyRoute = /* @__PURE__ */ defineRoute('GET /api/launches/:launchId/why', {
  who: 'members',
  params: LaunchParams,
  query: WhyQuery,
  answer: LaunchWhy,
})
