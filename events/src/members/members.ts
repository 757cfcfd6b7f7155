import { routesByName } from '../kernel/define-route.ts'
import { membersRoute, memberRoute, memberExportRoute, avatarRoute } from './member-routes.ts'
import { makersRoute } from './maker-routes.ts'
import { profileRoute, makerLaunchesRoute, checkUsernameRoute } from './profile-routes.ts'
import { preferencesRoute, myProfileRoute, updateProfileRoute, changeAvatarRoute, removeAvatarRoute } from './own-profile-routes.ts'
import { ownPageRoute } from './own-page-routes.ts'
import { welcomeRoute } from './welcome-routes.ts'
import { defineCapability } from '../kernel/define-capability.ts'
import { Arrivals } from './member-answers.ts'
import { memberCommands } from './member-commands.ts'
import { memberEvents, memberStream, UsernameClaimed, UsernameReleased } from './member-events.ts'
import { memberSentences } from './member-sentences.ts'
import { memberProblems } from './member-problems.ts'
import { memberJournal } from './member-journal.ts'

export const members = defineCapability({
  name: 'members',
  events: { member: memberEvents, username: [UsernameClaimed, UsernameReleased] },
  claims: ['username'],
  commands: memberCommands,
  routes: routesByName(
    membersRoute,
    memberRoute,
    memberExportRoute,
    profileRoute,
    makerLaunchesRoute,
    makersRoute,
    preferencesRoute,
    ownPageRoute,
    welcomeRoute,
    myProfileRoute,
    checkUsernameRoute,
    updateProfileRoute,
    changeAvatarRoute,
    removeAvatarRoute,
    avatarRoute,
  ),
  topics: { members: { who: 'everybody', frame: Arrivals } },
  ownStreams: (memberId) => [memberStream(memberId)],
  journal: memberJournal,
  problems: memberProblems,
  sentences: memberSentences,
})
