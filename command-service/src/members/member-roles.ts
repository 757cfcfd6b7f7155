import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { Role } from '@debut/events/members/role.ts'
import type { Handle } from '../kernel/handle.ts'
import { member } from './member.ts'
import { memberStream } from '@debut/events/members/member-events.ts'

/** The roles that a member holds, as of a moment ago. An unknown or erased member holds none. */
export const memberRoles = async (handle: Handle, memberId: MemberId, when: Parameters<Handle['recall']>[2]): Promise<readonly Role[]> => {
  const state = await handle.recall(member, memberStream(memberId), when)
  return state.is === 'registered' ? state.roles : []
}

/** As of a moment ago. */
export const memberUsername = async (
  handle: Handle,
  memberId: MemberId,
  when: Parameters<Handle['recall']>[2],
): Promise<string | undefined> => {
  const state = await handle.recall(member, memberStream(memberId), when)
  return state.is === 'registered' ? state.username : undefined
}
