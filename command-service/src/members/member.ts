import type { MemberId } from '@debut/events/kernel/ids.ts'
import { type MemberEvent, MemberRegistered } from '@debut/events/members/member-events.ts'
import { isReserved, type Username } from '@debut/events/members/username.ts'
import { accept, type Decider, refuse } from '../kernel/decider.ts'

export const memberStream = (memberId: MemberId) => `member-${memberId}`

interface RegisterMember {
  readonly type: 'RegisterMember'
  readonly memberId: MemberId
  readonly username: Username
  /** Who holds the role of that name may be called by it. */
  readonly roles: readonly string[]
}

/** The username is null once the member is erased. */
type Member = { readonly registered: false } | { readonly registered: true; readonly username: Username | null }

/** One stream per member: what they call themselves and what they may do is one invariant. */
export const member: Decider<RegisterMember, Member, MemberEvent> = {
  initial: { registered: false },

  decide({ memberId, username, roles }, state) {
    if (state.registered) {
      if (state.username === null) return refuse('erased')
      return state.username === username ? accept() : refuse('already-registered')
    }
    if (isReserved(username) && !roles.includes(username)) return refuse('username-reserved')
    return accept(MemberRegistered({ memberId, username }))
  },

  evolve(_, { data }) {
    return { registered: true, username: data.username }
  },
}
