import type { MemberId } from '@debut/events/kernel/ids.ts'
import { EmailVerified, type MemberEvent, MemberOnboarded, MemberRegistered } from '@debut/events/members/member-events.ts'
import { isReserved, type Username } from '@debut/events/members/username.ts'
import { accept, type Decider, type Decision, refuse } from '../kernel/decider.ts'

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

interface RecordOnboarding {
  readonly type: 'RecordOnboarding'
  readonly memberId: MemberId
}

type MemberCommand = RegisterMember | RecordOnboarding

/** The username is null once the member is erased. */
type Member =
  | { readonly registered: false }
  | {
      readonly registered: true
      readonly username: Username | null
      readonly verified: boolean
      readonly avatar: string | null
      readonly onboarded: boolean
    }

/** One stream per member: what they call themselves and what they may do is one invariant. */
export const member: Decider<MemberCommand, Member, MemberEvent> = {
  initial: { registered: false },

  decide(command, state) {
    switch (command.type) {
      case 'RegisterMember':
        return register(command, state)
      case 'RecordOnboarding':
        if (!state.registered) return refuse('not-registered')
        if (state.username === null) return refuse('erased')
        return state.onboarded ? accept() : accept(MemberOnboarded({ memberId: command.memberId }))
    }
  },

  evolve(state, event) {
    if (event.type === 'MemberRegistered')
      return { registered: true, username: event.data.username, verified: false, avatar: null, onboarded: false }
    if (!state.registered) return state
    switch (event.type) {
      case 'EmailVerified':
        return { ...state, verified: true }
      case 'AvatarChanged':
        return { ...state, avatar: event.data.avatar }
      case 'MemberOnboarded':
        return { ...state, onboarded: true }
    }
  },
}

const register = ({ memberId, username, roles, verified }: RegisterMember, state: Member): Decision<MemberEvent> => {
  const vouched = verified ? [EmailVerified({ memberId })] : []
  if (state.registered) {
    if (state.username === null) return refuse('erased')
    if (state.username !== username) return refuse('already-registered')
    return state.verified ? accept() : accept(...vouched)
  }
  if (isReserved(username) && !roles.includes(username)) return refuse('username-reserved')
  return accept(MemberRegistered({ memberId, username }), ...vouched)
}
