import { defineCapability } from '../kernel/define-capability.ts'
import { ChatIdentity } from './support-answers.ts'
import { supportProblems } from './support-problems.ts'

export const support = defineCapability({
  name: 'support',
  answers: { 'POST /api/:name/auth': { who: 'members', answer: ChatIdentity } },
  problems: supportProblems,
})
