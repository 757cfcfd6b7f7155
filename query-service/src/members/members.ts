import { members as contract } from '@debut/events/members/members.ts'
import { serves } from '../kernel/query.ts'
import { checkUsernameQuery } from './check-username-query.ts'
import { makerLaunchesQuery } from './maker-launches-query.ts'
import { memberQuery } from './member-query.ts'
import { membersQuery } from './members-query.ts'
import { membersTopic } from './members-topic.ts'
import { myProfileQuery } from './my-profile-query.ts'
import { ownPageQuery } from './own-page-query.ts'
import { preferencesQuery } from './preferences-query.ts'
import { profileQuery } from './profile-query.ts'

export const members = serves(contract, {
  answers: {
    'GET /api/members': membersQuery,
    'GET /api/members/:memberId': memberQuery,
    'GET /api/profiles/:username': profileQuery,
    'GET /api/profiles/:username/launches': makerLaunchesQuery,
    'GET /api/preferences': preferencesQuery,
    'GET /api/own-page': ownPageQuery,
    'GET /api/user/get-my-profile': myProfileQuery,
    'GET /api/user/check-username': checkUsernameQuery,
  },
  topics: { members: membersTopic },
})
