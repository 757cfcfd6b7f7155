import { defineRoute } from '../kernel/define-route.ts'
import { ProfileParams } from '../members/member-questions.ts'
import { OwnSaves, SavedShared, SavedPosts, SavedTools } from './save-answers.ts'
import { SavedQuery, SaverParams, Shown } from './save-questions.ts'

export const ownSavesRoute = /* @__PURE__ */ defineRoute('GET /api/saves', { who: 'members', query: Shown, answer: OwnSaves })
export const savedPostsRoute = /* @__PURE__ */ defineRoute('GET /api/saves/posts', {
  who: 'members',
  query: SavedQuery,
  answer: SavedPosts,
})
export const savedSharedRoute = /* @__PURE__ */ defineRoute('GET /api/saves/members/:member', {
  who: 'everybody',
  params: SaverParams,
  answer: SavedShared,
})
export const savedRoute = /* @__PURE__ */ defineRoute('GET /api/profiles/:username/saved', {
  who: 'everybody',
  params: ProfileParams,
  query: SavedQuery,
  answer: SavedTools,
})
