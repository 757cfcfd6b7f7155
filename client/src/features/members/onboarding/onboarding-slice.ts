import { createSlice } from '@reduxjs/toolkit'
import { signedOut } from '../../../lib/session/session-slice.ts'

export interface OnboardingState {
  readonly status: 'waiting' | 'shown' | 'closed'
}

const initialState = { status: 'waiting' } as OnboardingState

export const onboardingSlice = createSlice({
  name: 'onboarding',
  initialState,
  reducers: {
    onboardingShown: (): OnboardingState => ({ status: 'shown' }),
    onboardingClosed: (): OnboardingState => ({ status: 'closed' }),
  },
  extraReducers: (builder) => builder.addCase(signedOut, (): OnboardingState => initialState),
})

export const { onboardingShown, onboardingClosed } = onboardingSlice.actions
export const selectOnboarding = ({ onboarding }: { onboarding: OnboardingState }) => onboarding.status
