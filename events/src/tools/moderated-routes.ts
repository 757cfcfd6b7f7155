import { defineRoute } from '../kernel/define-route.ts'
import { ModeratedTools, UnlistedTool } from './moderated-answers.ts'
import { ModeratedToolsQuery, ToolParams } from './tool-question.ts'

export const moderatedToolsRoute = /* @__PURE__ */ defineRoute('GET /api/moderation/tools', {
  who: 'moderators',
  query: ModeratedToolsQuery,
  answer: ModeratedTools,
})
export const unlistedToolRoute = /* @__PURE__ */ defineRoute('GET /api/tools/:tool/unlisted', {
  who: 'members',
  params: ToolParams,
  answer: UnlistedTool,
})
