import { defineRoute } from '../kernel/define-route.ts'
import { ProfileParams } from '../members/member-questions.ts'
import { OwnSaves, SavedShared, SavedTools } from './save-answers.ts'
import { SavedQuery, SaverParams, ShownTools } from './save-questions.ts'

export const ownSavesRoute = /* @__PURE__ */ defineRoute('GET /api/saves', { who: 'members', query: ShownTools, answer: OwnSaves })
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
