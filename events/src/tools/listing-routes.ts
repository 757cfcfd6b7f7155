import { defineRoute } from '../kernel/define-route.ts'
import { Listing, Neighbours, ListingsOverview } from './listing-answers.ts'
import { ListingQuery, ListingsOverviewQuery } from './listing-questions.ts'
import { ForSale } from './sale-answers.ts'
import { ForSaleQuery } from './sale-questions.ts'
import { ToolParams } from './tool-question.ts'

export const listingRoute = /* @__PURE__ */ defineRoute('GET /api/listings', { who: 'everybody', query: ListingQuery, answer: Listing })
export const listingsOverviewRoute = /* @__PURE__ */ defineRoute('GET /api/listings/overview', {
  who: 'everybody',
  query: ListingsOverviewQuery,
  answer: ListingsOverview,
})
export const neighboursRoute = /* @__PURE__ */ defineRoute('GET /api/tools/:tool/neighbours', {
  who: 'everybody',
  params: ToolParams,
  answer: Neighbours,
})
export const forSaleRoute = /* @__PURE__ */ defineRoute('GET /api/for-sale', { who: 'everybody', query: ForSaleQuery, answer: ForSale })
