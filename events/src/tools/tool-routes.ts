import { defineRoute, routesByName } from '../kernel/define-route.ts'
import { Badges } from './badge-answers.ts'
import { Listing, Neighbours, ListingsOverview } from './listing-answers.ts'
import { ListingQuery, ListingsOverviewQuery } from './listing-questions.ts'
import { ModeratedTools, UnlistedTool } from './moderated-answers.ts'
import { OwnTools } from './own-tools-answers.ts'
import { ForSale } from './sale-answers.ts'
import { ForSaleQuery } from './sale-questions.ts'
import { Tool } from './tool-answers.ts'
import { ToolOwnership } from './tool-ownership-answers.ts'
import { ModeratedToolsQuery, ToolParams } from './tool-question.ts'

export const toolRoute = /* @__PURE__ */ defineRoute('GET /api/tools/:tool', { who: 'everybody', params: ToolParams, answer: Tool })
export const neighboursRoute = /* @__PURE__ */ defineRoute('GET /api/tools/:tool/neighbours', {
  who: 'everybody',
  params: ToolParams,
  answer: Neighbours,
})
export const ownToolsRoute = /* @__PURE__ */ defineRoute('GET /api/your-tools', { who: 'members', answer: OwnTools })
export const badgesRoute = /* @__PURE__ */ defineRoute('GET /api/tools/:tool/badges', {
  who: 'everybody',
  params: ToolParams,
  answer: Badges,
})
export const toolOwnershipRoute = /* @__PURE__ */ defineRoute('GET /api/tools/:tool/mine', {
  who: 'members',
  params: ToolParams,
  answer: ToolOwnership,
})
export const unlistedToolRoute = /* @__PURE__ */ defineRoute('GET /api/tools/:tool/unlisted', {
  who: 'members',
  params: ToolParams,
  answer: UnlistedTool,
})
export const moderatedToolsRoute = /* @__PURE__ */ defineRoute('GET /api/moderation/tools', {
  who: 'admin',
  query: ModeratedToolsQuery,
  answer: ModeratedTools,
})
export const listingRoute = /* @__PURE__ */ defineRoute('GET /api/listings', { who: 'everybody', query: ListingQuery, answer: Listing })
export const forSaleRoute = /* @__PURE__ */ defineRoute('GET /api/for-sale', { who: 'everybody', query: ForSaleQuery, answer: ForSale })
export const listingsOverviewRoute = /* @__PURE__ */ defineRoute('GET /api/listings/overview', {
  who: 'everybody',
  query: ListingsOverviewQuery,
  answer: ListingsOverview,
})

export const toolRoutes = /* @__PURE__ */ routesByName(
  toolRoute,
  neighboursRoute,
  ownToolsRoute,
  badgesRoute,
  toolOwnershipRoute,
  unlistedToolRoute,
  moderatedToolsRoute,
  listingRoute,
  forSaleRoute,
  listingsOverviewRoute,
)
