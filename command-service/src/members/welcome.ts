import type { MemberId } from '@debut/events/kernel/ids.ts'
import { AvatarChanged, EmailVerified, type MemberEvent, PhoneVerified, RoleGranted } from '@debut/events/members/member-events.ts'
import type { Role } from '@debut/events/members/role.ts'
import type { Username } from '@debut/events/members/username.ts'
import type { HeldRoles } from './held-roles.ts'

export type VerifiedBy = 'email' | 'phone'

export interface WelcomeMember {
  readonly type: 'WelcomeMember'
  readonly memberId: MemberId
  /** Claimed for an account that had no member yet when somebody looked. */
  readonly username: Username | undefined
  /** The name that the account brings. Only a new member is given it, as members choose their own names later. */
  readonly name: string | undefined
  readonly verifiedBy: VerifiedBy | undefined
  readonly avatar: string | undefined
  /** As the settings give them. */
  readonly roles: readonly Role[]
}

interface Known extends HeldRoles {
  readonly verified: boolean
  readonly hasChosenAvatar: boolean
}

/** What an account says and its member lacks. */
export const lacking = ({ memberId, verifiedBy, avatar, roles }: WelcomeMember, known: Known): MemberEvent[] => {
  const events: MemberEvent[] = []
  if (verifiedBy !== undefined && !known.verified)
    events.push(verifiedBy === 'email' ? EmailVerified({ memberId }) : PhoneVerified({ memberId }))
  if (avatar !== undefined && !known.hasChosenAvatar) events.push(AvatarChanged({ memberId, avatar }))
  // What an admin took since, the settings don't give back.
  const given = new Set([...known.roles, ...known.configured])
  for (const role of roles) if (!given.has(role)) events.push(RoleGranted({ memberId, role, by: 'configuration' }))
  return events
}
