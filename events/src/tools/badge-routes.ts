import { defineRoute } from '../kernel/define-route.ts'
import { Badges } from './badge-answers.ts'
import { ToolParams } from './tool-question.ts'

export const badgesRoute = /* @__PURE__ */ defineRoute('GET /api/tools/:tool/badges', {
  who: 'everybody',
  params: ToolParams,
  answer: Badges,
})
