import { defineRoute } from '../kernel/define-route.ts'
import { BlockBy, BlockByParams, ListedBoundaries, OwnBoundaries } from './boundary-answers.ts'

export const ownBoundariesRoute = /* @__PURE__ */ defineRoute('GET /api/boundaries', { who: 'members', answer: OwnBoundaries })
export const listedBoundariesRoute = /* @__PURE__ */ defineRoute('GET /api/boundaries/listed', {
  who: 'members',
  answer: ListedBoundaries,
})
export const blockByRoute = /* @__PURE__ */ defineRoute('GET /api/boundaries/by/:memberId', {
  who: 'members',
  params: BlockByParams,
  answer: BlockBy,
})
