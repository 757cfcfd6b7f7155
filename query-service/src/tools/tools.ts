import { tools as contract } from '@debut/events/tools/tools.ts'
import { serves } from '../kernel/query.ts'
import { badgesQuery } from './badges-query.ts'
import { forSaleQuery } from './for-sale/for-sale-query.ts'
import { listingQuery } from './listings/listing-query.ts'
import { neighboursQuery } from './listings/neighbours-query.ts'
import { listingsOverviewQuery } from './listings/listings-overview-query.ts'
import { moderatedToolsQuery } from './moderated/moderated-tools-query.ts'
import { unlistedToolQuery } from './moderated/unlisted-tool-query.ts'
import { ownToolsQuery } from './own-tools-query.ts'
import { toolOwnershipQuery } from './tool-ownership-query.ts'
import { toolQuery } from './tool-query.ts'
import { toolTopic } from './tool-topic.ts'

export const tools = serves(contract, {
  answers: {
    'GET /api/tools/:tool': toolQuery,
    'GET /api/tools/:tool/neighbours': neighboursQuery,
    'GET /api/your-tools': ownToolsQuery,
    'GET /api/tools/:tool/badges': badgesQuery,
    'GET /api/tools/:tool/mine': toolOwnershipQuery,
    'GET /api/tools/:tool/unlisted': unlistedToolQuery,
    'GET /api/moderation/tools': moderatedToolsQuery,
    'GET /api/listings': listingQuery,
    'GET /api/for-sale': forSaleQuery,
    'GET /api/listings/overview': listingsOverviewQuery,
  },
  topics: { tool: toolTopic },
})
