import type { MemberEvent } from './member-events.ts'
import { DEFAULT_PREFERENCES, type Preferences } from './preferences.ts'

export interface Addressee {
  /** Undefined for one who is unknown or erased. */
  readonly username: string | undefined
  readonly preferences: Preferences
}

/** What is to be known of a member to write to them, or about them to others. */
export const addressee = {
  initial: { username: undefined, preferences: DEFAULT_PREFERENCES } as Addressee,

  evolve(state: Addressee, { type, data }: MemberEvent): Addressee {
    switch (type) {
      case 'MemberRegistered':
      case 'UsernameChanged':
        return { ...state, username: data.username ?? undefined }
      case 'PreferencesChanged':
        return { ...state, preferences: { email: data.email, inApp: data.inApp, emailFrequency: data.emailFrequency } }
      case 'MemberErased':
        return { ...state, username: undefined }
      case 'EmailVerified':
      case 'PhoneVerified':
      case 'MemberNamed':
      case 'MemberNameRemoved':
      case 'AvatarChanged':
      case 'AvatarRemoved':
      case 'MemberOnboarded':
      case 'ProfileDescribed':
      case 'RoleGranted':
      case 'RoleRevoked':
      case 'MakerAdmitted':
        return state
    }
  },
}
