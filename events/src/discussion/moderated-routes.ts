import { defineRoute } from '../kernel/define-route.ts'
import { HiddenTexts, HiddenTextsQuery } from './hidden-answers.ts'
import { ModeratedTexts } from './moderated-answers.ts'
import { ModeratedTextsQuery } from './moderated-questions.ts'

export const moderatedTextsRoute = /* @__PURE__ */ defineRoute('GET /api/moderation/texts', {
  who: 'admin',
  query: ModeratedTextsQuery,
  answer: ModeratedTexts,
})
export const hiddenTextsRoute = /* @__PURE__ */ defineRoute('GET /api/hidden-texts', {
  who: 'members',
  query: HiddenTextsQuery,
  answer: HiddenTexts,
})
