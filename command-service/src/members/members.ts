import { members as contract } from '@debut/events/members/members.ts'
import { handles } from '../handles.ts'
import { avatarRoutes } from './avatar-routes.ts'
import { grantRole, revokeRole } from './change-role.ts'
import { eraseMembers } from './erase-members.ts'
import { exportRoute } from './export-route.ts'
import { changePreferences, eraseMember } from './own-commands.ts'
import { profileRoutes } from './profile-routes.ts'
import { registerMember } from './register-member.ts'
import { releaseUnusedUsernames } from './release-unused-usernames.ts'

export const members = handles(contract, {
  commands: {
    RegisterMember: registerMember,
    ChangePreferences: changePreferences,
    EraseMember: eraseMember,
    GrantRole: grantRole,
    RevokeRole: revokeRole,
  },
  routes: [profileRoutes, avatarRoutes, exportRoute],
  processes: [releaseUnusedUsernames, eraseMembers],
})
