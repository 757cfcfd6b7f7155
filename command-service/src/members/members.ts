import { members as contract } from '@debut/events/members/members.ts'
import { handles } from '../kernel/handled.ts'
import { admitMaker } from './admit-maker.ts'
import { avatarRoutes } from './avatar-routes.ts'
import { changeName } from './change-name.ts'
import { changePreferences, stopEmails } from './change-preferences.ts'
import { grantRole, revokeRole, roleMatter } from './change-role.ts'
import { describeProfile } from './describe-profile.ts'
import { eraseMember, eraseMemberOfAccount } from './erase-member.ts'
import { eraseMembers } from './erase-members.ts'
import { exportRoute } from './export-route.ts'
import { profileRoutes } from './profile-routes.ts'
import { refuseErased } from './refuse-erased.ts'
import { registerMember } from './register-member.ts'
import { releaseUnusedUsernames } from './release-unused-usernames.ts'
import { welcomeMember } from './welcome-member.ts'

export const members = handles(contract, {
  commands: {
    RegisterMember: registerMember,
    WelcomeMember: welcomeMember,
    AdmitMaker: admitMaker,
    ChangePreferences: changePreferences,
    DescribeProfile: describeProfile,
    ChangeName: changeName,
    StopEmails: stopEmails,
    EraseMember: eraseMember,
    EraseMemberOfAccount: eraseMemberOfAccount,
    GrantRole: grantRole,
    RevokeRole: revokeRole,
  },
  matters: { GrantRole: roleMatter, RevokeRole: roleMatter },
  routes: [refuseErased, profileRoutes, avatarRoutes, exportRoute],
  processes: [releaseUnusedUsernames, eraseMembers],
})
