import { defineRoute } from '../kernel/define-route.ts'
import { ToolOwnership } from './tool-ownership-answers.ts'
import { ToolParams } from './tool-question.ts'

export const toolOwnershipRoute = /* @__PURE__ */ defineRoute('GET /api/tools/:tool/mine', {
  who: 'members',
  params: ToolParams,
  answer: ToolOwnership,
})
