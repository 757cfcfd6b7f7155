import { defineCapability } from '../../lib/capabilities/define-capability.ts'
import { onboardingSlice } from './onboarding/onboarding-slice.ts'
import type { OwnProfileState } from './own-profile/own-profile-slice.ts'
import type { PreferencesState } from './preferences/preferences-slice.ts'

export const members = defineCapability({
  name: 'members',
  slices: [onboardingSlice],
  members: { open: async () => (await import('./onboarding/onboarding-saga.ts')).welcomeMembers },
})

/** What its pages bring. */
export interface MembersPages {
  readonly ownProfile: OwnProfileState
  readonly preferences: PreferencesState
}
