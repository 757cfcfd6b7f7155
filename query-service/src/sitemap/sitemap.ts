import {
  sitemapToolsRoute,
  sitemapAlternativesRoute,
  sitemapMembersRoute,
  sitemapPostsRoute,
} from '@debut/events/sitemap/sitemap-routes.ts'
import { sitemap as contract } from '@debut/events/sitemap/sitemap.ts'
import { serves } from '../kernel/query.ts'
import { alternativeAddressesQuery } from './alternative-addresses-query.ts'
import { memberAddressesQuery } from './member-addresses-query.ts'
import { postAddressesQuery } from './post-addresses-query.ts'
import { toolAddressesQuery } from './tool-addresses-query.ts'

export const sitemap = serves(contract, {
  answers: {
    [sitemapToolsRoute.name]: toolAddressesQuery,
    [sitemapAlternativesRoute.name]: alternativeAddressesQuery,
    [sitemapMembersRoute.name]: memberAddressesQuery,
    [sitemapPostsRoute.name]: postAddressesQuery,
  },
})
