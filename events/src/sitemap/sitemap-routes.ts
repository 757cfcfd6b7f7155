import { defineRoute } from '../kernel/define-route.ts'
import { AlternativeAddresses, MemberAddresses, PostAddresses, ToolAddresses } from './sitemap-answers.ts'
import { AlternativeAddressesQuery, MemberAddressesQuery, PostAddressesQuery, ToolAddressesQuery } from './sitemap-questions.ts'

export const sitemapToolsRoute = /* @__PURE__ */ defineRoute('GET /api/sitemap/tools', {
  who: 'everybody',
  query: ToolAddressesQuery,
  answer: ToolAddresses,
})
export const sitemapAlternativesRoute = /* @__PURE__ */ defineRoute('GET /api/sitemap/alternatives', {
  who: 'everybody',
  query: AlternativeAddressesQuery,
  answer: AlternativeAddresses,
})
export const sitemapMembersRoute = /* @__PURE__ */ defineRoute('GET /api/sitemap/members', {
  who: 'everybody',
  query: MemberAddressesQuery,
  answer: MemberAddresses,
})
export const sitemapPostsRoute = /* @__PURE__ */ defineRoute('GET /api/sitemap/posts', {
  who: 'everybody',
  query: PostAddressesQuery,
  answer: PostAddresses,
})
