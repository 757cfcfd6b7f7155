import type { MemberId } from '@debut/events/kernel/ids.ts'
import { type MemberEvent, ProfileDescribed } from '@debut/events/members/member-events.ts'
import { linkKinds, type Links } from '@debut/events/members/self-description.ts'
import { accept, type Decision } from '../kernel/decider.ts'

export interface SelfDescription {
  readonly bio: string
  readonly links: Links
}

export interface DescribeProfile extends SelfDescription {
  readonly type: 'DescribeProfile'
  readonly memberId: MemberId
}

export const decideDescription = ({ memberId, bio, links }: DescribeProfile, known: SelfDescription): Decision<MemberEvent> =>
  isSame({ bio, links }, known) ? accept() : accept(ProfileDescribed({ memberId, bio, links }))

const isSame = (one: SelfDescription, other: SelfDescription) =>
  one.bio === other.bio && linkKinds.every((kind) => one.links[kind] === other.links[kind])
