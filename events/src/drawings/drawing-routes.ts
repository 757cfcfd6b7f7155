import { defineRoute } from '../kernel/define-route.ts'
import { DrawingParams } from './drawing-questions.ts'

export const faceRoute = /* @__PURE__ */ defineRoute('GET /api/drawings/faces/:seed', { who: 'everybody', params: DrawingParams })
export const logoRoute = /* @__PURE__ */ defineRoute('GET /api/drawings/logos/:seed', { who: 'everybody', params: DrawingParams })
export const screenRoute = /* @__PURE__ */ defineRoute('GET /api/drawings/screens/:seed', { who: 'everybody', params: DrawingParams })
