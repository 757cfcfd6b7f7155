import { defineRoute } from '../kernel/define-route.ts'
import { Projections } from './projection-answers.ts'

export const projectionsRoute = /* @__PURE__ */ defineRoute('GET /api/projections', { who: ['admin', 'analyst'], answer: Projections })
