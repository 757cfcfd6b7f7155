import { isoOf, toInstant } from '@debut/events/kernel/instant.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'

export interface MemberRow {
  readonly member_id: MemberId
  readonly username: string | null
  readonly display_name: string | null
  readonly avatar: string | null
  readonly tier: number
  readonly registered_at: Date
  readonly position: number
}

/** A member as everybody sees them. The username is null once they are erased. */
export const memberView = ({ member_id, username, display_name, avatar, tier, registered_at, position }: MemberRow) => ({
  memberId: member_id,
  username,
  name: display_name,
  avatar,
  tier,
  registeredAt: isoOf(toInstant(registered_at.toISOString())),
  position,
})
