import { defineCapability } from '../kernel/define-capability.ts'
import { MemberExport } from './export-answers.ts'
import { Arrival, Members, OneMember } from './member-answers.ts'
import {
  ChangePreferences,
  EraseMember,
  AdmitMaker,
  EraseMemberOfAccount,
  GrantRole,
  RegisterMember,
  RevokeRole,
  WelcomeMember,
} from './member-commands.ts'
import { memberEvents, memberStream, UsernameClaimed, UsernameReleased } from './member-events.ts'
import { memberSentences } from './member-sentences.ts'
import { OwnPage } from './own-page-answers.ts'
import { memberProblems } from './member-problems.ts'
import { CheckUsernameQuery, MemberParams, MembersQuery, ProfileBody, ProfileParams } from './member-questions.ts'
import { MyProfile, UpdatedProfile } from './own-profile-answers.ts'
import { MakerLaunches, Preferences, Profile, UsernameTaken } from './profile-answers.ts'

export const members = defineCapability({
  name: 'members',
  events: { member: memberEvents, username: [UsernameClaimed, UsernameReleased] },
  claims: ['username'],
  commands: { RegisterMember, WelcomeMember, AdmitMaker, ChangePreferences, EraseMember, EraseMemberOfAccount, GrantRole, RevokeRole },
  answers: {
    'GET /api/members': { who: 'everybody', query: MembersQuery, answer: Members },
    'GET /api/members/:memberId': { who: ['owner', 'admin'], params: MemberParams, answer: OneMember },
    'GET /api/members/:memberId/export': { who: 'owner', params: MemberParams, answer: MemberExport },
    'GET /api/profiles/:username': { who: 'everybody', params: ProfileParams, answer: Profile },
    'GET /api/profiles/:username/launches': { who: 'everybody', params: ProfileParams, answer: MakerLaunches },
    'GET /api/preferences': { who: 'members', answer: Preferences },
    'GET /api/own-page': { who: 'members', answer: OwnPage },
    'GET /api/user/get-my-profile': { who: 'members', beforeSecondFactor: true, answer: MyProfile },
    'GET /api/user/check-username': { who: 'everybody', query: CheckUsernameQuery, answer: UsernameTaken },
    'POST /api/profile/update': { who: 'members', body: ProfileBody, answer: UpdatedProfile },
    'POST /api/profile/avatar': { who: 'members', answer: UpdatedProfile },
    'DELETE /api/profile/avatar': { who: 'members', answer: UpdatedProfile },
    'GET /avatars/:member/:file': { who: 'everybody' },
  },
  topics: { members: { who: 'everybody', frame: Arrival } },
  ownStreams: (memberId) => [memberStream(memberId)],
  problems: memberProblems,
  sentences: memberSentences,
})
