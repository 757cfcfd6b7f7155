import type { MemberId } from '@debut/events/kernel/ids.ts'
import { EmailVerified, type MemberEvent, MemberRegistered } from '@debut/events/members/member-events.ts'
import { isReserved, type Username } from '@debut/events/members/username.ts'
import { accept, type Decider, refuse } from '../kernel/decider.ts'

export const memberStream = (memberId: MemberId) => `member-${memberId}`

interface RegisterMember {
  readonly type: 'RegisterMember'
  readonly memberId: MemberId
  readonly username: Username
  /** Who holds the role of that name may be called by it. */
  readonly roles: readonly string[]
  /** The auth service vouches for their email. */
  readonly verified: boolean
}

/** The username is null once the member is erased. */
type Member =
  | { readonly registered: false }
  | { readonly registered: true; readonly username: Username | null; readonly verified: boolean; readonly avatar: string | null }

/** One stream per member: what they call themselves and what they may do is one invariant. */
export const member: Decider<RegisterMember, Member, MemberEvent> = {
  initial: { registered: false },

  decide({ memberId, username, roles, verified }, state) {
    const vouched = verified ? [EmailVerified({ memberId })] : []
    if (state.registered) {
      if (state.username === null) return refuse('erased')
      if (state.username !== username) return refuse('already-registered')
      return state.verified ? accept() : accept(...vouched)
    }
    if (isReserved(username) && !roles.includes(username)) return refuse('username-reserved')
    return accept(MemberRegistered({ memberId, username }), ...vouched)
  },

  evolve(state, event) {
    if (event.type === 'MemberRegistered') return { registered: true, username: event.data.username, verified: false, avatar: null }
    if (!state.registered) return state
    switch (event.type) {
      case 'EmailVerified':
        return { ...state, verified: true }
      case 'AvatarChanged':
        return { ...state, avatar: event.data.avatar }
    }
  },
}
