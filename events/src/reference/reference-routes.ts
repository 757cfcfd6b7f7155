import { defineRoute } from '../kernel/define-route.ts'
import { OpenApi } from './reference-answers.ts'

export const openApiRoute = /* @__PURE__ */ defineRoute('GET /api/openapi.json', { who: 'everybody', answer: OpenApi })
