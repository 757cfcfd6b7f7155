import { neighboursRoute, listingRoute, forSaleRoute, listingsOverviewRoute } from '@debut/events/tools/listing-routes.ts'
import { ownInvitationRoute } from '@debut/events/tools/invitation-routes.ts'
import { ownToolsRoute } from '@debut/events/tools/own-tools-routes.ts'
import { badgesRoute } from '@debut/events/tools/badge-routes.ts'
import { toolOwnershipRoute } from '@debut/events/tools/tool-ownership-routes.ts'
import { unlistedToolRoute, moderatedToolsRoute } from '@debut/events/tools/moderated-routes.ts'
import { toolNamesRoute } from '@debut/events/tools/tool-names-routes.ts'
import { toolRoute } from '@debut/events/tools/tool-routes.ts'
import { tools as contract } from '@debut/events/tools/tools.ts'
import { serves } from '../kernel/query.ts'
import { badgesQuery } from './badges-query.ts'
import { forSaleQuery } from './for-sale/for-sale-query.ts'
import { listingQuery } from './listings/listing-query.ts'
import { neighboursQuery } from './listings/neighbours-query.ts'
import { listingsOverviewQuery } from './listings/listings-overview-query.ts'
import { moderatedToolsQuery } from './moderated/moderated-tools-query.ts'
import { unlistedToolQuery } from './moderated/unlisted-tool-query.ts'
import { ownInvitationQuery } from './own-invitation-query.ts'
import { ownToolsQuery } from './own-tools-query.ts'
import { toolOwnershipQuery } from './tool-ownership-query.ts'
import { toolNamesQuery } from './tool-names-query.ts'
import { toolQuery } from './tool-query.ts'
import { toolTopic } from './tool-topic.ts'

export const tools = serves(contract, {
  answers: {
    [toolRoute.name]: toolQuery,
    [toolNamesRoute.name]: toolNamesQuery,
    [neighboursRoute.name]: neighboursQuery,
    [ownToolsRoute.name]: ownToolsQuery,
    [ownInvitationRoute.name]: ownInvitationQuery,
    [badgesRoute.name]: badgesQuery,
    [toolOwnershipRoute.name]: toolOwnershipQuery,
    [unlistedToolRoute.name]: unlistedToolQuery,
    [moderatedToolsRoute.name]: moderatedToolsQuery,
    [listingRoute.name]: listingQuery,
    [forSaleRoute.name]: forSaleQuery,
    [listingsOverviewRoute.name]: listingsOverviewQuery,
  },
  topics: { tool: toolTopic },
})
