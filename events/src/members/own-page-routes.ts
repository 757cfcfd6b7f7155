import { defineRoute } from '../kernel/define-route.ts'
import { OwnPage } from './own-page-answers.ts'

export const ownPageRoute = /* @__PURE__ */ defineRoute('GET /api/own-page', { who: 'members', answer: OwnPage })
