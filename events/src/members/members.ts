import { memberRoutes } from './member-routes.ts'
import { defineCapability } from '../kernel/define-capability.ts'
import { Arrival } from './member-answers.ts'
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
import { memberProblems } from './member-problems.ts'

export const members = defineCapability({
  name: 'members',
  events: { member: memberEvents, username: [UsernameClaimed, UsernameReleased] },
  claims: ['username'],
  commands: { RegisterMember, WelcomeMember, AdmitMaker, ChangePreferences, EraseMember, EraseMemberOfAccount, GrantRole, RevokeRole },
  answers: memberRoutes,
  topics: { members: { who: 'everybody', frame: Arrival } },
  ownStreams: (memberId) => [memberStream(memberId)],
  problems: memberProblems,
  sentences: memberSentences,
})
