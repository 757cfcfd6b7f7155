import { routesByName } from '../kernel/define-route.ts'
import { toolRoute } from './tool-routes.ts'
import { toolNamesRoute } from './tool-names-routes.ts'
import { neighboursRoute, listingRoute, forSaleRoute, listingsOverviewRoute } from './listing-routes.ts'
import { ownToolsRoute } from './own-tools-routes.ts'
import { badgesRoute } from './badge-routes.ts'
import { toolOwnershipRoute } from './tool-ownership-routes.ts'
import { unlistedToolRoute, moderatedToolsRoute } from './moderated-routes.ts'
import { defineCapability } from '../kernel/define-capability.ts'
import { ToolFrame } from './tool-answers.ts'
import { inviteeEvents, inviteeStream } from './invitee-events.ts'
import { invitationRoutes } from './invitation-routes.ts'
import { invitationNotices } from './invitation-notices.ts'
import { toolCommands } from './tool-commands.ts'
import { SlugClaimed, toolEvents, UrlClaimed, UrlReleased } from './tool-events.ts'
import { toolProblems } from './tool-problems.ts'
import { toolSentences } from './tool-sentences.ts'
import { toolActs } from './tool-acts.ts'

export const tools = defineCapability({
  name: 'tools',
  events: { tool: toolEvents, invitee: inviteeEvents, slug: [SlugClaimed], url: [UrlClaimed, UrlReleased] },
  claims: ['slug', 'url'],
  commands: toolCommands,
  routes: routesByName(
    toolRoute,
    toolNamesRoute,
    neighboursRoute,
    ownToolsRoute,
    badgesRoute,
    toolOwnershipRoute,
    unlistedToolRoute,
    moderatedToolsRoute,
    listingRoute,
    forSaleRoute,
    listingsOverviewRoute,
    ...invitationRoutes,
  ),
  ownStreams: (memberId) => [inviteeStream(memberId)],
  topics: { tool: { who: 'everybody', frame: ToolFrame } },
  notices: invitationNotices,
  acts: toolActs,
  problems: toolProblems,
  sentences: toolSentences,
})
