import { defineRoute } from '../kernel/define-route.ts'
import { ProfileBody } from './member-questions.ts'
import { MyProfile, UpdatedProfile } from './own-profile-answers.ts'
import { Preferences } from './preferences.ts'

export const myProfileRoute = /* @__PURE__ */ defineRoute('GET /api/user/get-my-profile', {
  who: 'members',
  beforeSecondFactor: true,
  answer: MyProfile,
})
export const updateProfileRoute = /* @__PURE__ */ defineRoute('POST /api/profile/update', {
  who: 'members',
  body: ProfileBody,
  answer: UpdatedProfile,
})
export const changeAvatarRoute = /* @__PURE__ */ defineRoute('POST /api/profile/avatar', { who: 'members', answer: UpdatedProfile })
export const removeAvatarRoute = /* @__PURE__ */ defineRoute('DELETE /api/profile/avatar', { who: 'members', answer: UpdatedProfile })
export const preferencesRoute = /* @__PURE__ */ defineRoute('GET /api/preferences', { who: 'members', answer: Preferences })
