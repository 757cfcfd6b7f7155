import type { MemberId } from '@debut/events/kernel/ids.ts'
import {
  AvatarChanged,
  AvatarRemoved,
  EmailVerified,
  MakerAdmitted,
  MemberErased,
  type MemberEvent,
  MemberNamed,
  MemberNameRemoved,
  MemberOnboarded,
  MemberRegistered,
  UsernameChanged,
} from '@debut/events/members/member-events.ts'
import { DEFAULT_PREFERENCES, type Preferences } from '@debut/events/members/preferences.ts'
import { isReserved, type Username, USERNAMES_EACH } from '@debut/events/members/username.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import { accept, type Decider, type Decision, refuse } from '../kernel/decider.ts'
import { type ChangePreferences, decidePreferences, type StopEmails, stopEmails } from './decide-preferences.ts'
import { type ChangeRole, decideRole, evolveRoles, type HeldRoles, noRoles } from './held-roles.ts'
import { decideDescription, type DescribeProfile, type SelfDescription } from './self-description.ts'
import { lacking, type WelcomeMember } from './welcome.ts'

interface RegisterMember {
  readonly type: 'RegisterMember'
  readonly memberId: MemberId
  readonly username: Username
  /** A reserved name is for the member who holds the role of that name. */
  readonly roles: readonly string[]
  /** The auth service vouches for their email. */
  readonly verified: boolean
}

interface ChangeUsername {
  readonly type: 'ChangeUsername'
  readonly memberId: MemberId
  readonly username: Username
}

interface ChangeName {
  readonly type: 'ChangeName'
  readonly memberId: MemberId
  /** It is empty if they have none. */
  readonly name: string
}

interface ChangeAvatar {
  readonly type: 'ChangeAvatar'
  readonly memberId: MemberId
  /** Null: the one that everybody begins with. */
  readonly avatar: string | null
}

interface EraseMember {
  readonly type: 'EraseMember'
  readonly memberId: MemberId
  /** Typed by hand, so that it does not happen by mistake; undefined where an operator deletes the account. */
  readonly username?: Username
}

interface Plain {
  readonly type: 'RecordOnboarding'
  readonly memberId: MemberId
}

interface AdmitMaker {
  readonly type: 'AdmitMaker'
  readonly memberId: MemberId
  /** Which tool of theirs was let be shown. */
  readonly toolId: ToolId
}

type ChangeMember =
  | ChangeUsername
  | ChangeName
  | ChangeAvatar
  | ChangeRole
  | ChangePreferences
  | DescribeProfile
  | StopEmails
  | EraseMember
  | AdmitMaker
  | Plain
export type MemberCommand = RegisterMember | WelcomeMember | ChangeMember

interface Registered extends HeldRoles, SelfDescription {
  readonly is: 'registered'
  readonly username: Username
  /** All that they were ever called: these names stay theirs. */
  readonly names: readonly Username[]
  readonly verified: boolean
  /** It is empty if they have none. */
  readonly name: string
  readonly avatar: string | null
  /** Once they have had one, or wanted none, it is theirs to choose. */
  readonly hasChosenAvatar: boolean
  readonly onboarded: boolean
  /** Their tools are shown without an admin's word. */
  readonly admitted: boolean
  readonly preferences: Preferences
}

export type Member = { readonly is: 'unknown' } | Registered | { readonly is: 'erased' }

const nothingYet = {
  verified: false,
  name: '',
  avatar: null,
  hasChosenAvatar: false,
  onboarded: false,
  admitted: false,
  preferences: DEFAULT_PREFERENCES,
  bio: '',
  links: {},
  ...noRoles,
}

const ERASED: Member = { is: 'erased' }

/** One stream per member: what they call themselves and what they may do is one invariant. */
export const member: Decider<MemberCommand, Member, MemberEvent> = {
  initial: { is: 'unknown' },

  decide(command, state) {
    switch (state.is) {
      case 'unknown':
        if (command.type === 'RegisterMember') return register(command)
        if (command.type === 'WelcomeMember') return welcome(command)
        return refuse(isOfAnother(command) ? 'unknown-member' : 'not-registered')
      case 'erased':
        return command.type === 'EraseMember' || command.type === 'WelcomeMember' ? accept() : refuse('erased')
      case 'registered':
        if (command.type === 'RegisterMember') return registerAgain(command, state)
        return command.type === 'WelcomeMember' ? accept(...lacking(command, state)) : change(command, state)
    }
  },

  evolve(state, event) {
    if (event.type === 'MemberRegistered') return registeredAs(event.data.username)
    return state.is === 'registered' ? evolved(state, event) : state
  },
}

const isOfAnother = (command: ChangeMember) => command.type === 'GrantRole' || command.type === 'RevokeRole'

const register = ({ memberId, username, roles, verified }: RegisterMember): Decision<MemberEvent> => {
  if (isReserved(username) && !roles.includes(username)) return refuse('username-reserved')
  return accept(MemberRegistered({ memberId, username }), ...(verified ? [EmailVerified({ memberId })] : []))
}

/** A member who was known when a name was looked for can't be unknown now. */
const welcome = (command: WelcomeMember): Decision<MemberEvent> => {
  const { memberId, username, name } = command
  if (username === undefined || isReserved(username)) return refuse('not-registered')
  const named = name === undefined ? [] : [MemberNamed({ memberId, name })]
  return accept(MemberRegistered({ memberId, username }), ...named, ...lacking(command, nothingYet))
}

const registerAgain = ({ memberId, username, verified }: RegisterMember, state: Registered): Decision<MemberEvent> => {
  if (state.username !== username) return refuse('already-registered')
  return state.verified || !verified ? accept() : accept(EmailVerified({ memberId }))
}

const change = (command: ChangeMember, state: Registered): Decision<MemberEvent> => {
  const { memberId } = command
  switch (command.type) {
    case 'ChangeUsername':
      return changeUsername(command, state)
    case 'ChangeName':
      if (command.name === state.name) return accept()
      return accept(command.name === '' ? MemberNameRemoved({ memberId }) : MemberNamed({ memberId, name: command.name }))
    case 'ChangeAvatar':
      if (command.avatar === state.avatar) return accept()
      return accept(command.avatar === null ? AvatarRemoved({ memberId }) : AvatarChanged({ memberId, avatar: command.avatar }))
    case 'RecordOnboarding':
      return state.onboarded ? accept() : accept(MemberOnboarded({ memberId }))
    case 'AdmitMaker':
      return state.admitted ? accept() : accept(MakerAdmitted({ memberId, toolId: command.toolId }))
    case 'ChangePreferences':
      return decidePreferences(command, state.preferences)
    case 'DescribeProfile':
      return decideDescription(command, state)
    case 'StopEmails':
      return stopEmails(command, state.preferences)
    case 'GrantRole':
    case 'RevokeRole':
      return decideRole(command, state)
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

/** A name reads as null once its member's key is destroyed. */
const registeredAs = (username: Username | null): Member =>
  username === null
    ? ERASED
    : {
        is: 'registered',
        username,
        names: [username],
        ...nothingYet,
      }

const evolved = (state: Registered, event: Exclude<MemberEvent, { readonly type: 'MemberRegistered' }>): Member => {
  switch (event.type) {
    case 'EmailVerified':
    case 'PhoneVerified':
      return { ...state, verified: true }
    case 'UsernameChanged': {
      const { username } = event.data
      return username === null ? ERASED : { ...state, username, names: [...new Set([...state.names, username])] }
    }
    case 'MemberNamed':
      return event.data.name === null ? ERASED : { ...state, name: event.data.name }
    case 'MemberNameRemoved':
      return { ...state, name: '' }
    case 'AvatarChanged':
      return { ...state, avatar: event.data.avatar, hasChosenAvatar: true }
    case 'AvatarRemoved':
      return { ...state, avatar: null, hasChosenAvatar: true }
    case 'MemberOnboarded':
      return { ...state, onboarded: true }
    case 'MakerAdmitted':
      return { ...state, admitted: true }
    case 'RoleGranted':
    case 'RoleRevoked':
      return { ...state, ...evolveRoles(state, event) }
    case 'PreferencesChanged': {
      const { email, inApp, emailFrequency } = event.data
      return { ...state, preferences: { email, inApp, emailFrequency } }
    }
    case 'ProfileDescribed': {
      const { bio, links } = event.data
      return bio === null || links === null ? ERASED : { ...state, bio, links }
    }
    case 'MemberErased':
      return ERASED
  }
}
