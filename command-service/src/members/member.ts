import type { MemberId } from '@debut/events/kernel/ids.ts'
import {
  AvatarChanged,
  AvatarRemoved,
  EmailVerified,
  MemberErased,
  type MemberEvent,
  MemberOnboarded,
  MemberRegistered,
  PhoneVerified,
  PreferencesChanged,
  RoleGranted,
  RoleRevoked,
  UsernameChanged,
} from '@debut/events/members/member-events.ts'
import { DEFAULT_EMAIL, type EmailPreferences } from '@debut/events/members/preferences.ts'
import type { Role } from '@debut/events/members/role.ts'
import { isReserved, type Username, USERNAMES_EACH } from '@debut/events/members/username.ts'
import { accept, type Decider, type Decision, refuse } from '../kernel/decider.ts'

interface RegisterMember {
  readonly type: 'RegisterMember'
  readonly memberId: MemberId
  readonly username: Username
  /** Who holds the role of that name may be called by it. */
  readonly roles: readonly string[]
  /** The auth service vouches for their email. */
  readonly verified: boolean
}

interface ChangeUsername {
  readonly type: 'ChangeUsername'
  readonly memberId: MemberId
  readonly username: Username
}

interface ChangeAvatar {
  readonly type: 'ChangeAvatar'
  readonly memberId: MemberId
  /** Null: the one that everybody begins with. */
  readonly avatar: string | null
}

interface ChangeRole {
  readonly type: 'GrantRole' | 'RevokeRole'
  readonly memberId: MemberId
  readonly role: Role
  readonly by: MemberId | 'configuration'
}

interface ChangePreferences {
  readonly type: 'ChangePreferences'
  readonly memberId: MemberId
  readonly email: EmailPreferences
}

interface EraseMember {
  readonly type: 'EraseMember'
  readonly memberId: MemberId
  /** Typed by hand, so that nobody does this by a slip; undefined where whoever runs Debut deletes the account. */
  readonly username?: Username
}

interface Plain {
  readonly type: 'VerifyPhone' | 'RecordOnboarding'
  readonly memberId: MemberId
}

type ChangeMember = ChangeUsername | ChangeAvatar | ChangeRole | ChangePreferences | EraseMember | Plain
export type MemberCommand = RegisterMember | ChangeMember

interface Registered {
  readonly registered: true
  /** Null once the member is erased. */
  readonly username: Username | null
  /** All that they were ever called: these names stay theirs. */
  readonly names: readonly Username[]
  readonly verified: boolean
  readonly avatar: string | null
  /** Once they have had one, or wanted none, it is theirs to choose. */
  readonly hasChosenAvatar: boolean
  readonly onboarded: boolean
  readonly roles: readonly Role[]
  /** What the settings gave them once, also where it was taken since. */
  readonly configured: readonly Role[]
  readonly email: EmailPreferences
}

export type Member = { readonly registered: false } | Registered

/** One stream per member: what they call themselves and what they may do is one invariant. */
export const member: Decider<MemberCommand, Member, MemberEvent> = {
  initial: { registered: false },

  decide(command, state) {
    if (command.type === 'RegisterMember') return register(command, state)
    if (!state.registered) return refuse(isOfAnother(command) ? 'unknown-member' : 'not-registered')
    if (state.username === null) return command.type === 'EraseMember' ? accept() : refuse('erased')
    return change(command, state)
  },

  evolve(state, event) {
    if (event.type === 'MemberRegistered') return registeredAs(event.data.username)
    return state.registered ? evolved(state, event) : state
  },
}

const isOfAnother = (command: ChangeMember) => command.type === 'GrantRole' || command.type === 'RevokeRole'

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

const change = (command: ChangeMember, state: Registered): Decision<MemberEvent> => {
  const { memberId } = command
  switch (command.type) {
    case 'VerifyPhone':
      return state.verified ? accept() : accept(PhoneVerified({ memberId }))
    case 'ChangeUsername':
      return changeUsername(command, state)
    case 'ChangeAvatar':
      if (command.avatar === state.avatar) return accept()
      return accept(command.avatar === null ? AvatarRemoved({ memberId }) : AvatarChanged({ memberId, avatar: command.avatar }))
    case 'RecordOnboarding':
      return state.onboarded ? accept() : accept(MemberOnboarded({ memberId }))
    case 'ChangePreferences':
      return isSame(command.email, state.email) ? accept() : accept(PreferencesChanged({ memberId, email: command.email }))
    case 'GrantRole': {
      const { role, by } = command
      // What an admin took since, the settings don't give back.
      const isGiven = state.roles.includes(role) || (by === 'configuration' && state.configured.includes(role))
      return isGiven ? accept() : accept(RoleGranted({ memberId, role, by }))
    }
    case 'RevokeRole': {
      const { role, by } = command
      if (!state.roles.includes(role)) return accept()
      // So there is always one left who can give it.
      return role === 'admin' && by === memberId ? refuse('own-role') : accept(RoleRevoked({ memberId, role, by }))
    }
    case 'EraseMember':
      return command.username === undefined || command.username === state.username
        ? accept(MemberErased({ memberId }))
        : refuse('username-mismatch')
  }
}

const changeUsername = ({ memberId, username }: ChangeUsername, state: Registered): Decision<MemberEvent> => {
  if (username === state.username) return accept()
  if (!state.names.includes(username)) {
    if (isReserved(username)) return refuse('username-reserved')
    if (state.names.length >= USERNAMES_EACH) return refuse('too-many-usernames')
  }
  return accept(UsernameChanged({ memberId, username }))
}

const isSame = (one: EmailPreferences, other: EmailPreferences) => {
  const before = new Map(Object.entries(other))
  return Object.entries(one).every(([kind, wanted]) => before.get(kind) === wanted)
}

const registeredAs = (username: Username | null): Registered => ({
  registered: true,
  username,
  names: username === null ? [] : [username],
  verified: false,
  avatar: null,
  hasChosenAvatar: false,
  onboarded: false,
  roles: [],
  configured: [],
  email: DEFAULT_EMAIL,
})

const evolved = (state: Registered, event: Exclude<MemberEvent, { readonly type: 'MemberRegistered' }>): Registered => {
  switch (event.type) {
    case 'EmailVerified':
    case 'PhoneVerified':
      return { ...state, verified: true }
    case 'UsernameChanged': {
      const { username } = event.data
      return username === null ? registeredAs(null) : { ...state, username, names: [...new Set([...state.names, username])] }
    }
    case 'AvatarChanged':
      return { ...state, avatar: event.data.avatar, hasChosenAvatar: true }
    case 'AvatarRemoved':
      return { ...state, avatar: null, hasChosenAvatar: true }
    case 'MemberOnboarded':
      return { ...state, onboarded: true }
    case 'RoleGranted': {
      const { role, by } = event.data
      const configured = by === 'configuration' ? [...state.configured, role] : state.configured
      return { ...state, roles: [...state.roles, role], configured }
    }
    case 'RoleRevoked':
      return { ...state, roles: state.roles.filter((role) => role !== event.data.role) }
    case 'PreferencesChanged':
      return { ...state, email: event.data.email }
    case 'MemberErased':
      return registeredAs(null)
  }
}
