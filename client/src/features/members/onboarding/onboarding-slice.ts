import { createAction, createSlice } from '@reduxjs/toolkit'
import { signedOut } from '../../../lib/session/session-slice.ts'

export interface OnboardingState {
  readonly status: 'waiting' | 'shown' | 'closed'
  /** The member opened it again from the account menu. */
  readonly isReopened: boolean
}

const initialState = { status: 'waiting', isReopened: false } as OnboardingState

export const onboardingSlice = createSlice({
  name: 'onboarding',
  initialState,
  reducers: {
    onboardingShown: (): OnboardingState => ({ status: 'shown', isReopened: false }),
    onboardingReopened: (): OnboardingState => ({ status: 'shown', isReopened: true }),
    onboardingClosed: ({ isReopened }): OnboardingState => ({ status: 'closed', isReopened }),
  },
  extraReducers: (builder) => builder.addCase(signedOut, (): OnboardingState => initialState),
})

export const { onboardingShown, onboardingReopened, onboardingClosed } = onboardingSlice.actions
/** A picture that the member chose in the dialog. */
export const photoChosen = createAction<File>('onboarding/photoChosen')

interface WithOnboarding {
  readonly onboarding: OnboardingState
}
export const selectOnboarding = ({ onboarding }: WithOnboarding) => onboarding.status
export const selectIsReopened = ({ onboarding }: WithOnboarding) => onboarding.isReopened
