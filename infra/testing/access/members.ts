import { DEFAULT_PREFERENCES } from '@debut/events/members/preferences.ts'
import { type ExpectedAccess, everyone, memberId, members } from './given.ts'

export const expected: ExpectedAccess = {
  may: {
    'POST /api/profile/update': members,
    'POST /api/profile/avatar': members,
    'DELETE /api/profile/avatar': members,
    'GET /avatars/:member/:file': everyone,
    'GET /api/members/:memberId/export': 'owner',
    'command RegisterMember': members,
    'command ChangePreferences': members,
    'command DescribeProfile': members,
    'command EraseMember': members,
    'command GrantRole': 'admin',
    'command RevokeRole': 'admin',
    'topic members': everyone,
    'GET /api/members': everyone,
    'GET /api/members/:memberId': 'owner admin',
    'GET /api/user/get-my-profile': members,
    'GET /api/own-page': members,
    'GET /api/user/check-username': everyone,
    'GET /api/profiles/:username': everyone,
    'GET /api/profiles/:username/launches': everyone,
    'GET /api/makers': everyone,
    'GET /api/preferences': members,
  },
  beforeSecondFactor: ['GET /api/user/get-my-profile'],
  fresh: ['command GrantRole', 'command RevokeRole'],
  whileSanctioned: ['command ChangePreferences', 'command EraseMember', 'DELETE /api/profile/avatar', 'POST /api/profile/update'],
  payloads: {
    RegisterMember: { username: 'ines' },
    ChangePreferences: { email: DEFAULT_PREFERENCES.email },
    DescribeProfile: { bio: 'I fold paper.', links: { website: 'https://ines.example/' } },
    EraseMember: { username: 'stranger' },
    GrantRole: { memberId, role: 'analyst' },
    RevokeRole: { memberId, role: 'analyst' },
  },
}
