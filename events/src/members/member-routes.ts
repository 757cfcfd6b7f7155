import { defineRoute, routesByName } from '../kernel/define-route.ts'
import { MemberExport } from './export-answers.ts'
import { Members, OneMember } from './member-answers.ts'
import { OwnPage } from './own-page-answers.ts'
import { CheckUsernameQuery, MemberParams, MembersQuery, ProfileBody, ProfileParams } from './member-questions.ts'
import { MyProfile, UpdatedProfile } from './own-profile-answers.ts'
import { MakerLaunches, Preferences, Profile, UsernameTaken } from './profile-answers.ts'

export const membersRoute = /* @__PURE__ */ defineRoute('GET /api/members', { who: 'everybody', query: MembersQuery, answer: Members })
export const memberRoute = /* @__PURE__ */ defineRoute('GET /api/members/:memberId', {
  who: ['owner', 'admin'],
  params: MemberParams,
  answer: OneMember,
})
export const memberExportRoute = /* @__PURE__ */ defineRoute('GET /api/members/:memberId/export', {
  who: 'owner',
  params: MemberParams,
  answer: MemberExport,
})
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
export const preferencesRoute = /* @__PURE__ */ defineRoute('GET /api/preferences', { who: 'members', answer: Preferences })
export const ownPageRoute = /* @__PURE__ */ defineRoute('GET /api/own-page', { who: 'members', answer: OwnPage })
export const myProfileRoute = /* @__PURE__ */ defineRoute('GET /api/user/get-my-profile', {
  who: 'members',
  beforeSecondFactor: true,
  answer: MyProfile,
})
export const checkUsernameRoute = /* @__PURE__ */ defineRoute('GET /api/user/check-username', {
  who: 'everybody',
  query: CheckUsernameQuery,
  answer: UsernameTaken,
})
export const updateProfileRoute = /* @__PURE__ */ defineRoute('POST /api/profile/update', {
  who: 'members',
  body: ProfileBody,
  answer: UpdatedProfile,
})
export const changeAvatarRoute = /* @__PURE__ */ defineRoute('POST /api/profile/avatar', { who: 'members', answer: UpdatedProfile })
export const removeAvatarRoute = /* @__PURE__ */ defineRoute('DELETE /api/profile/avatar', { who: 'members', answer: UpdatedProfile })
export const avatarRoute = /* @__PURE__ */ defineRoute('GET /avatars/:member/:file', { who: 'everybody' })

export const memberRoutes = /* @__PURE__ */ routesByName(
  membersRoute,
  memberRoute,
  memberExportRoute,
  profileRoute,
  makerLaunchesRoute,
  preferencesRoute,
  ownPageRoute,
  myProfileRoute,
  checkUsernameRoute,
  updateProfileRoute,
  changeAvatarRoute,
  removeAvatarRoute,
  avatarRoute,
)
