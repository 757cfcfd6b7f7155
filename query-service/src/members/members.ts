import { membersRoute, memberRoute } from '@debut/events/members/member-routes.ts'
import { makersRoute } from '@debut/events/members/maker-routes.ts'
import { profileRoute, makerLaunchesRoute, checkUsernameRoute } from '@debut/events/members/profile-routes.ts'
import { preferencesRoute, myProfileRoute } from '@debut/events/members/own-profile-routes.ts'
import { ownPageRoute } from '@debut/events/members/own-page-routes.ts'
import { welcomeRoute } from '@debut/events/members/welcome-routes.ts'
import { members as contract } from '@debut/events/members/members.ts'
import { serves } from '../kernel/query.ts'
import { checkUsernameQuery } from './check-username-query.ts'
import { makerLaunchesQuery } from './maker-launches-query.ts'
import { makersQuery } from './makers-query.ts'
import { memberQuery } from './member-query.ts'
import { membersQuery } from './members-query.ts'
import { membersTopic } from './members-topic.ts'
import { myProfileQuery } from './my-profile-query.ts'
import { ownPageQuery } from './own-page-query.ts'
import { preferencesQuery } from './preferences-query.ts'
import { profileQuery } from './profile-query.ts'
import { welcomeQuery } from './welcome-query.ts'

export const members = serves(contract, {
  answers: {
    [membersRoute.name]: membersQuery,
    [memberRoute.name]: memberQuery,
    [profileRoute.name]: profileQuery,
    [makerLaunchesRoute.name]: makerLaunchesQuery,
    [makersRoute.name]: makersQuery,
    [preferencesRoute.name]: preferencesQuery,
    [ownPageRoute.name]: ownPageQuery,
    [welcomeRoute.name]: welcomeQuery,
    [myProfileRoute.name]: myProfileQuery,
    [checkUsernameRoute.name]: checkUsernameQuery,
  },
  topics: { members: membersTopic },
})
