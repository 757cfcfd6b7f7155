import type { Arrival as ArrivalRow, Member as Row, Members } from '@debut/events/members/member-answers.ts'

/** `username` is null once the member was erased. `position` is where the log holds the registration. */
export type Member = Pick<Row, 'username' | 'registeredAt'> & { memberId: string; position: number; avatar?: string }

export type MembersPage = { members: Member[]; total: number; position: number }

export type Arrival = { member: Member; total: number; position: number }

const memberOf = ({ memberId, username, avatar, registeredAt, position }: Row): Member => ({
  memberId,
  username,
  registeredAt,
  position,
  ...(avatar !== null && { avatar }),
})

export const pageOf = ({ members, total, position }: Members): MembersPage => ({ members: members.map(memberOf), total, position })

export const arrivalOf = ({ total, ...row }: ArrivalRow, position: number): Arrival => ({ member: memberOf(row), total, position })
