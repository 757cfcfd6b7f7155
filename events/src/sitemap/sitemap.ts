import { defineCapability } from '../kernel/define-capability.ts'
import { AlternativeAddresses, MemberAddresses, ToolAddresses } from './sitemap-answers.ts'
import { AlternativeAddressesQuery, MemberAddressesQuery, ToolAddressesQuery } from './sitemap-questions.ts'
import { sitemapSentences } from './sitemap-sentences.ts'

export const sitemap = defineCapability({
  name: 'sitemap',
  answers: {
    'GET /api/sitemap/tools': { who: 'everybody', query: ToolAddressesQuery, answer: ToolAddresses },
    'GET /api/sitemap/alternatives': { who: 'everybody', query: AlternativeAddressesQuery, answer: AlternativeAddresses },
    'GET /api/sitemap/members': { who: 'everybody', query: MemberAddressesQuery, answer: MemberAddresses },
  },
  sentences: sitemapSentences,
})
