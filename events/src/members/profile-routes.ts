import { defineRoute } from '../kernel/define-route.ts'
import { CheckUsernameQuery, ProfileParams } from './member-questions.ts'
import { MakerLaunches, Profile, UsernameTaken } from './profile-answers.ts'

export const profileRoute = /* @__PURE__ */ defineRoute('GET /api/profiles/:username', {
  who: 'everybody',
  params: ProfileParams,
  answer: Profile,
})
export const makerLaunchesRoute = /* @__PURE__ */ defineRoute('GET /api/profiles/:username/launches', {
  who: 'everybody',
  params: ProfileParams,
  answer: MakerLaunches,
})
export const checkUsernameRoute = /* @__PURE__ */ defineRoute('GET /api/user/check-username', {
  who: 'everybody',
  query: CheckUsernameQuery,
  answer: UsernameTaken,
})
