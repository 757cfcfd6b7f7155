import { defineRoute } from '../kernel/define-route.ts'
import { OwnTools } from './own-tools-answers.ts'

export const ownToolsRoute = /* @__PURE__ */ defineRoute('GET /api/your-tools', { who: 'members', answer: OwnTools })
