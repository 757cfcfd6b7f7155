import { defineCapability } from '../kernel/define-capability.ts'
import { ChatIdentity } from './support-answers.ts'
import { supportProblems } from './support-problems.ts'
import { ChatParams } from './support-questions.ts'
import { supportSentences } from './support-sentences.ts'

export const support = defineCapability({
  name: 'support',
  answers: { 'POST /api/:name/auth': { who: 'members', params: ChatParams, answer: ChatIdentity } },
  problems: supportProblems,
  sentences: supportSentences,
})
