import { defineRoute } from '../kernel/define-route.ts'
import { ChatIdentity } from './support-answers.ts'
import { ChatParams } from './support-questions.ts'

export const chatIdentityRoute = /* @__PURE__ */ defineRoute('POST /api/:name/auth', {
  who: 'members',
  params: ChatParams,
  answer: ChatIdentity,
})
