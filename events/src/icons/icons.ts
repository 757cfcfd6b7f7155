import { defineCapability } from '../kernel/define-capability.ts'
import { Icons } from './icon-answers.ts'
import { IconParams, IconsQuery } from './icon-questions.ts'
import { iconSentences } from './icon-sentences.ts'

/** Answered at the edge, from packages of icons. */
export const icons = defineCapability({
  name: 'icons',
  answers: { 'GET /api/icons/:collection.json': { who: 'everybody', params: IconParams, query: IconsQuery, answer: Icons } },
  sentences: iconSentences,
})
