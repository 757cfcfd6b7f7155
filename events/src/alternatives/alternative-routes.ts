import { defineRoute } from '../kernel/define-route.ts'
import { Alternatives, ModeratedAlternatives, Subjects } from './alternative-answers.ts'
import { AlternativesParams, AlternativesQuery, ModeratedAlternativesQuery, SubjectsQuery } from './alternative-questions.ts'

export const subjectsRoute = /* @__PURE__ */ defineRoute('GET /api/alternatives', {
  who: 'everybody',
  query: SubjectsQuery,
  answer: Subjects,
})
export const alternativesRoute = /* @__PURE__ */ defineRoute('GET /api/alternatives/:subject', {
  who: 'everybody',
  params: AlternativesParams,
  query: AlternativesQuery,
  answer: Alternatives,
})
export const moderatedAlternativesRoute = /* @__PURE__ */ defineRoute('GET /api/moderation/alternatives', {
  who: 'moderators',
  query: ModeratedAlternativesQuery,
  answer: ModeratedAlternatives,
})
