import { defineRoute } from '../kernel/define-route.ts'
import { MemberExport } from './export-answers.ts'
import { Members, OneMember } from './member-answers.ts'
import { MemberParams, MembersQuery } from './member-questions.ts'

export const membersRoute = /* @__PURE__ */ defineRoute('GET /api/members', { who: 'everybody', query: MembersQuery, answer: Members })
export const memberRoute = /* @__PURE__ */ defineRoute('GET /api/members/:memberId', {
  who: ['owner', 'admin'],
  params: MemberParams,
  answer: OneMember,
})
export const memberExportRoute = /* @__PURE__ */ defineRoute('GET /api/members/:memberId/export', {
  who: 'owner',
  params: MemberParams,
  answer: MemberExport,
})
export const avatarRoute = /* @__PURE__ */ defineRoute('GET /avatars/:member/:file', { who: 'everybody' })
