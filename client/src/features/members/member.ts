import { isRecord } from '../../lib/api/is-record.ts'

/** `username` is null once the member was erased. `position` is where the log holds the registration. */
export type Member = { memberId: string; username: string | null; avatar?: string; registeredAt: string; position: number }

export type MembersPage = { members: Member[]; total: number; position: number }

export type Arrival = { member: Member; total: number; position: number }

const parseMember = (value: unknown): Member | undefined => {
  if (!isRecord(value)) return undefined
  const { memberId, username, avatar, registeredAt, position } = value
  if (typeof memberId !== 'string' || typeof registeredAt !== 'string' || typeof position !== 'number') return undefined
  if (typeof username !== 'string' && username !== null) return undefined
  return { memberId, username, registeredAt, position, ...(typeof avatar === 'string' && { avatar }) }
}

export const parseMembersPage = (value: unknown): MembersPage | undefined => {
  if (!isRecord(value) || !Array.isArray(value['members'])) return undefined
  const { total, position } = value
  if (typeof total !== 'number' || typeof position !== 'number') return undefined
  const members = value['members'].map(parseMember).filter((member) => member !== undefined)
  return members.length === value['members'].length ? { members, total, position } : undefined
}

export const parseArrival = (body: unknown, position: number): Arrival | undefined => {
  const member = parseMember(body)
  if (member === undefined || !isRecord(body) || typeof body['total'] !== 'number') return undefined
  return { member, total: body['total'], position }
}
