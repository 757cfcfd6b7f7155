import { members as contract } from '@debut/events/members/members.ts'
import { EmailVerified, MakerAdmitted, PhoneVerified, UsernameClaimed, UsernameReleased } from '@debut/events/members/member-events.ts'
import { projects } from '../kernel/projects.ts'
import { members as projector } from './members-projector.ts'
import { owned } from './owned-projector.ts'

export const members = projects(contract, [projector, owned], {
  neverRead: [EmailVerified, MakerAdmitted, PhoneVerified, UsernameClaimed, UsernameReleased],
})
