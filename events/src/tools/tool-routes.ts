import { defineRoute } from '../kernel/define-route.ts'
import { Tool } from './tool-answers.ts'
import { ToolParams } from './tool-question.ts'

export const toolRoute = /* @__PURE__ */ defineRoute('GET /api/tools/:tool', { who: 'everybody', params: ToolParams, answer: Tool })
