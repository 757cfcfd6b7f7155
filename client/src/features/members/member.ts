import type { Arrival as ArrivalRow, Member as Row, Members } from '@debut/events/members/member-answers.ts'

/** `username` is null once the member was erased. `position` is where the log holds the registration. */
export type Member = Readonly<Pick<Row, 'username' | 'avatar' | 'tier' | 'registeredAt'>> & {
  readonly memberId: string
  readonly position: number
}

export interface MembersPage {
  /** Newest first. */
  readonly members: readonly Member[]
  readonly total: number
  /** How far into the log everything shown here reaches. */
  readonly position: number
  /** Whether there are earlier ones. */
  readonly more: boolean
}

export const memberOf = ({ memberId, username, avatar, tier, registeredAt, position }: Row | ArrivalRow): Member => ({
  memberId,
  username,
  avatar,
  tier,
  registeredAt,
  position,
})

export const pageOf = ({ members, total, position }: Members): MembersPage => ({
  members: members.map(memberOf),
  total,
  position,
  more: members.length > 0 && members.length < total,
})
