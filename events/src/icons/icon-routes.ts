import { defineRoute } from '../kernel/define-route.ts'
import { Icons } from './icon-answers.ts'
import { IconParams, IconsQuery } from './icon-questions.ts'

export const iconsRoute = /* @__PURE__ */ defineRoute('GET /api/icons/:collection.json', {
  who: 'everybody',
  params: IconParams,
  query: IconsQuery,
  answer: Icons,
})
