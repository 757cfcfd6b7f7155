import { sitemap as contract } from '@debut/events/sitemap/sitemap.ts'
import { serves } from '../kernel/query.ts'
import { alternativeAddressesQuery } from './alternative-addresses-query.ts'
import { memberAddressesQuery } from './member-addresses-query.ts'
import { toolAddressesQuery } from './tool-addresses-query.ts'

export const sitemap = serves(contract, {
  answers: {
    'GET /api/sitemap/tools': toolAddressesQuery,
    'GET /api/sitemap/alternatives': alternativeAddressesQuery,
    'GET /api/sitemap/members': memberAddressesQuery,
  },
})
