import { defineRoute } from '../kernel/define-route.ts'
import { DayRecord, Days, Rules } from './day-answers.ts'
import { DayParams, DaysQuery } from './launch-questions.ts'

export const daysRoute = /* @__PURE__ */ defineRoute('GET /api/days', { who: 'everybody', query: DaysQuery, answer: Days })
export const dayRoute = /* @__PURE__ */ defineRoute('GET /api/days/:day', { who: 'everybody', params: DayParams, answer: DayRecord })
export const rulesRoute = /* @__PURE__ */ defineRoute('GET /api/rules', { who: 'everybody', answer: Rules })
